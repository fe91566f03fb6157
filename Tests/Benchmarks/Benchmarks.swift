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
    case ("show-poster", 2): try PosterBenchmark.show(path: arguments[1])
    case ("requests", 4):
      await RequestsBenchmark.run(authority: arguments[1], path: arguments[2], count: Int(arguments[3]) ?? 1)
    default:
      try SnapshotBenchmarks.run()
      try await StoreBenchmark.run()
    }
  }
}
