/// Runs a piece of work many times and prints how long one run takes.
enum Measurement {
  static func report(_ name: String, runs: Int = 500, warmUp: Int = 50, _ work: () -> Int) {
    var checksum = 0
    for _ in 0..<warmUp {
      checksum &+= work()
    }
    let clock = ContinuousClock()
    print(name, (0..<runs).map { _ in clock.measure { checksum &+= work() } }, checksum: checksum)
  }

  static func report(
    _ name: String, runs: Int, warmUp: Int, _ work: () async throws -> Int
  ) async throws {
    var checksum = 0
    for _ in 0..<warmUp {
      checksum &+= try await work()
    }
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<runs {
      let start = clock.now
      checksum &+= try await work()
      times.append(clock.now - start)
    }
    print(name, times, checksum: checksum)
  }

  private static func print(_ name: String, _ times: [Duration], checksum: Int) {
    let times = times.sorted()
    // Printing a figure of the work keeps the compiler from leaving it out.
    Swift.print(
      "\(name): median \(microseconds(times[times.count / 2])) µs, min \(microseconds(times[0])), "
        + "max \(microseconds(times[times.count - 1])) (\(times.count) runs, check \(checksum % 1000))")
  }

  private static func microseconds(_ duration: Duration) -> Int {
    Int(duration / .microseconds(1))
  }
}
