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
