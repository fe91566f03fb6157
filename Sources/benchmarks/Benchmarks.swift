/// Times parts of the program in this process and prints a line for each: name, median and spread in microseconds.
@main
enum Benchmarks {
  static func main() async throws {
    HomeBenchmark.run()
    try await DetailBenchmark.run()
    try SnapshotBenchmarks.run()
    try await StoreBenchmark.run()
  }
}
