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
  /// The value in the range that is closest to another one.
  package func clamping(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }

  /// Returns nil for a value outside of the range.
  func accepting(_ value: Bound?) -> Bound? { value.flatMap { contains($0) ? $0 : nil } }
}
