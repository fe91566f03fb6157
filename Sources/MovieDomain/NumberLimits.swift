/// The ranges of numbers that come from servers and files. Within them, sums of a few numbers cannot overflow.
enum NumberLimits {
  /// Pages, results, votes, minutes and seconds.
  static let counts = 0...1_000_000_000
  static let pages = 1...counts.upperBound
  static let popularity = 0...1e9
  /// In US dollars.
  static let amounts = 0...1_000_000_000_000_000
  static let ages = Duration.zero...Duration.seconds(counts.upperBound)
}

extension ClosedRange {
  package func clamping(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }

  func accepting(_ value: Bound?) -> Bound? { value.flatMap { contains($0) ? $0 : nil } }
}
