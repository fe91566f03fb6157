/// Times parts of the program in this process and prints a line for each: name, median and spread in microseconds.
@main
enum Benchmarks {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.last) {
    // For peers that read the same bytes.
    case ("detail-body", _): return print(String(decoding: DetailBody.bytes, as: UTF8.self))
    case ("show-poster", let path?): return try PosterBenchmark.show(path: path)
    case ("poster", let path?): return try PosterBenchmark.run(path: path)
    default: break
    }
    HomeBenchmark.run()
    try await DetailBenchmark.run()
    try SnapshotBenchmarks.run()
    try await StoreBenchmark.run()
  }
}
