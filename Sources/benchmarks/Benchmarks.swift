/// Times parts of the program in this process. Prints a line for each: the median, minimum and maximum in microseconds.
@main
enum Benchmarks {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.last) {
    // For programs to compare with, which read the same bytes.
    case ("detail-body", _): return print(String(decoding: DetailBody.bytes, as: UTF8.self))
    // For a tool that counts instructions.
    case ("detail", _): return try await DetailBenchmark.run()
    case ("decode-detail", let count?): return try await DetailBenchmark.decode(times: Int(count) ?? 1)
    case ("render-detail", let count?): return try await DetailBenchmark.render(times: Int(count) ?? 1)
    case ("requests", let count?) where arguments.count == 4:
      let (authority, path) = (arguments[arguments.startIndex + 1], arguments[arguments.startIndex + 2])
      return await RequestsBenchmark.run(authority: authority, path: path, count: Int(count) ?? 1)
    case ("browser", _): return BrowserBenchmark.run()
    case ("show-poster", let path?): return try PosterBenchmark.show(path: path)
    default: break
    }
    try SnapshotBenchmarks.run()
    try await StoreBenchmark.run()
  }
}
