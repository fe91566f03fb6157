/// Times parts of the program in this process and prints a line for each: name, median and spread in microseconds.
@main
enum Benchmarks {
  static func main() async throws {
    // For a peer that reads the same bytes.
    if CommandLine.arguments.dropFirst().first == "detail-body" {
      print(String(decoding: DetailBody.bytes, as: UTF8.self))
      return
    }
    HomeBenchmark.run()
    try await DetailBenchmark.run()
    try SnapshotBenchmarks.run()
    try await StoreBenchmark.run()
  }
}
