/// Runs a piece of work many times and prints how long one run takes.
enum Measurement {
  static func report(_ name: String, runs: Int = 500, warmUp: Int = 50, _ work: () -> Int) {
    var checksum = 0
    for _ in 0..<warmUp {
      checksum &+= work()
    }
    let clock = ContinuousClock()
    let times = (0..<runs).map { _ in clock.measure { checksum &+= work() } }.sorted()
    // Printing a figure of the work keeps the compiler from leaving it out.
    print(
      "\(name): median \(microseconds(times[runs / 2])) µs, min \(microseconds(times[0])), "
        + "max \(microseconds(times[runs - 1])) (\(runs) runs, check \(checksum % 1000))")
  }

  private static func microseconds(_ duration: Duration) -> Int {
    Int(duration / .microseconds(1))
  }
}
