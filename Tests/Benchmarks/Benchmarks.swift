import Foundation
import HTTPTypes
import MovieCurl
import MovieDisplay
import MovieHTTP
import MoviePictures
import MovieText

/// Times parts of the program in this process. Prints a line for each: the median, minimum and maximum in microseconds.
@main
enum Benchmarks {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("browser", 1): BrowserBenchmark.run()
    case ("detail", 2): try await DetailBenchmark.run(path: arguments[1])
    // For a tool that counts instructions.
    case ("decode-detail", 3): try await DetailBenchmark.decode(path: arguments[1], times: Int(arguments[2]) ?? 1)
    case ("render-detail", 3): try await DetailBenchmark.render(path: arguments[1], times: Int(arguments[2]) ?? 1)
    // For programs to compare with.
    case ("show-poster", 2): try showPoster(path: arguments[1])
    case ("requests", 4):
      await request(authority: arguments[1], path: arguments[2], count: Int(arguments[3]) ?? 1)
    default:
      try SnapshotBenchmarks.run()
      try await StoreBenchmark.run()
    }
  }

  /// Prints the picture in a file as half blocks, to time the whole process against other programs.
  private static func showPoster(path: String) throws {
    let size = PosterSize(columns: 24)
    let (width, height) = (size.columns * Mosaic.Blocks.half.columns, size.rows * 2 * Mosaic.Blocks.half.columns)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let picture = try JPEGDecoder.picture(from: bytes, covering: width, height: height)
      .filling(width: width, height: height)
    let poster = "/poster.jpg"
    let film = DetailScene.Film(
      id: 43, title: "The Passion of Joan of Arc", year: "1928", score: ScoreBadge(text: "9.1", level: .high),
      facts: [], overview: .init(id: .overview, title: "", content: .text("")), sections: [], posterPath: poster,
      route: .movie(id: 43))
    let page = TextPage(
      width: 80, height: size.rows + 6, palette: Palette(depth: .full),
      pictures: PagePictures([poster: .picture(picture)]), blocks: .half)
    print(PosterText(page: page).render(DetailScene.ViewModel(content: .film(film))), terminator: "")
  }

  /// Requests `path` from `authority` over plain HTTP `count` times at once, for a comparison of whole processes. Prints how
  /// many responses have the status 200.
  private static func request(authority: String, path: String, count: Int) async {
    let transport = CurlTransport(configuration: .init(userAgent: "vip-benchmarks"))
    let succeeded = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<count {
        group.addTask {
          let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: path)
          let response = try? await transport.exchange(request, timeLimit: .seconds(60))
          return response?.head.status == .ok
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    transport.shutdown()
    print(succeeded)
  }
}

/// Runs work many times and prints how long one run takes.
enum Measurement {
  /// Times `runs` runs after `warmUp` ones that do not count. `work` returns a number that depends on its result.
  static func report(_ name: String, runs: Int = 500, warmUp: Int = 50, _ work: () throws -> Int) rethrows {
    let clock = ContinuousClock()
    var checksum = 0
    let times = try (0..<warmUp + runs).map { _ in try clock.measure { checksum &+= try work() } }
    report(name, times.dropFirst(warmUp), checksum)
  }

  static func report(_ name: String, runs: Int, warmUp: Int = 10, _ work: () async throws -> Int) async rethrows {
    let clock = ContinuousClock()
    var checksum = 0
    var times: [Duration] = []
    for _ in 0..<warmUp + runs {
      let start = clock.now
      checksum &+= try await work()
      times.append(clock.now - start)
    }
    report(name, times.dropFirst(warmUp), checksum)
  }

  private static func report(_ name: String, _ times: ArraySlice<Duration>, _ checksum: Int) {
    let times = times.sorted()
    // Printing the result of the work keeps the compiler from removing the work.
    print(
      "\(name): median \(microseconds(times[times.count / 2])) µs, "
        + "99 % within \(microseconds(times[times.count * 99 / 100])) µs, min \(microseconds(times[0])), "
        + "max \(microseconds(times[times.count - 1])) (\(times.count) runs, check \(checksum % 1000))")
  }

  private static func microseconds(_ duration: Duration) -> Int {
    Int(duration / .microseconds(1))
  }
}
