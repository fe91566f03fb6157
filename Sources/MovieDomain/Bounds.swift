/// A range of values whose ends may be open; both ends belong to it.
public struct Bounds<Value: Comparable & Hashable & Sendable>: Sendable, Hashable {
  /// The lowest value; nil if the range is open downward.
  public let lower: Value?
  /// The highest value; nil if the range is open upward.
  public let upper: Value?

  /// Every value.
  public static var all: Bounds { Bounds(uncheckedLower: nil, upper: nil) }

  /// Creates a range. Returns nil if it ends before it begins.
  public init?(from lower: Value? = nil, through upper: Value? = nil) {
    if let lower, let upper, lower > upper { return nil }
    self.init(uncheckedLower: lower, upper: upper)
  }

  private init(uncheckedLower lower: Value?, upper: Value?) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether every value is in the range.
  public var isOpen: Bool { lower == nil && upper == nil }

  /// Whether a value is in the range. An unknown value is in an open range only.
  public func contains(_ value: Value?) -> Bool {
    guard let value else { return isOpen }
    return lower.map { $0 <= value } ?? true && upper.map { value <= $0 } ?? true
  }

  /// Parses `1990..1999`, `1990..`, `..1999` or a single number, which is both ends.
  ///
  /// `possible` are the valid numbers. `number` parses one.
  private init(
    _ text: String, in possible: ClosedRange<Value>, allowsSingle: Bool, number: (Substring) -> Value?
  ) throws(BoundsError) {
    func end(_ digits: Substring) throws(BoundsError) -> Value? {
      guard !digits.isEmpty else { return nil }
      guard let value = number(digits) else { throw .noNumber }
      guard possible.contains(value) else { throw .outOfRange }
      return value
    }
    let (first, last) = text.ends
    let lower = try end(first)
    let upper = try last.map(end) ?? lower
    if lower != nil, last == nil, !allowsSingle { throw .single }
    guard lower != nil || upper != nil else { throw .noNumber }
    guard let bounds = Bounds(from: lower, through: upper) else { throw .reversed }
    self = bounds
  }

  fileprivate static func text(_ lower: String?, _ upper: String?) -> String {
    if lower == nil, upper == nil { return "" }
    return lower == upper ? lower ?? "" : (lower ?? "") + .rangeSeparator + (upper ?? "")
  }
}

extension String {
  fileprivate static var rangeSeparator: String { ".." }

  /// The ends of a range as text; without the last one if the text has no separator.
  fileprivate var ends: (first: Substring, last: Substring?) {
    // People also type a hyphen between two numbers, or copy the dash of a range on screen.
    let text = filter { !$0.isWhitespace }.replacing("–", with: "-")
    guard let dots = text.firstRange(of: Self.rangeSeparator) ?? text.dropFirst().dropLast().firstRange(of: "-") else {
      return (text[...], nil)
    }
    let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
    // They write `1990-99`, too.
    let isCentury = first.count == 4 && last.count == 2 && first.utf8.allSatisfy(\.isDigit)
    return (first, isCentury ? first.prefix(2) + last : last)
  }
}

/// Why a text is not a range.
public enum BoundsError: Error, Sendable, Hashable {
  /// The text has no number, or one that is not a plain number.
  case noNumber
  /// A number is outside of the possible values.
  case outOfRange
  /// The range ends before it begins.
  case reversed
  /// A single number, where a minimum or a maximum is expected.
  case single
}

extension Bounds<Int> {
  /// Parses `1990..1999`, `1990..`, `..1999` or, unless that is an error, a single whole number, which is both ends, or a
  /// decade such as `1990s` or `1990-е`.
  public init(_ text: String, in possible: ClosedRange<Int>, allowsSingle: Bool = true) throws(BoundsError) {
    // The menu of the browser offers decades as its language writes them.
    let isDecade =
      allowsSingle && (text.count == 5 && text.hasSuffix("0s") || text.count == 6 && text.hasSuffix("0-е"))
    let range = isDecade ? "\(text.prefix(4))..\(text.prefix(3))9" : text
    try self.init(range, in: possible, allowsSingle: allowsSingle) { Int(plainDigits: $0) }
  }

  /// The range as text, such as `1990..1999` or `7..`; empty for every value.
  public var text: String { Self.text(lower.map { String($0) }, upper.map { String($0) }) }
}

extension Bounds<Double> {
  /// Parses `6.5..8`, `7..`, `..5` or, unless that is an error, a single number, which is both ends. The decimal point
  /// may be a comma, and three digits may follow it.
  public init(_ text: String, in possible: ClosedRange<Double>, allowsSingle: Bool = true) throws(BoundsError) {
    try self.init(text, in: possible, allowsSingle: allowsSingle) { digits in
      let digits = digits.replacing(",", with: ".")
      let isPlain = digits.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      // No score has more. A very small number would be written with an exponent, which could not be read again.
      let decimals = digits.split(separator: ".").dropFirst().first?.count ?? 0
      return isPlain && decimals <= 3 && digits.utf8.first != UInt8(ascii: ".") ? Double(digits) : nil
    }
  }

  /// The range as text, such as `6.5..8` or `7..`; empty for every value.
  public var text: String { Self.text(lower.map(Self.plain), upper.map(Self.plain)) }

  /// A number without a fraction that is zero.
  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}

extension Bounds<StarRating> {
  /// Parses `3.5..4`, `4..`, `..2` or a single number of stars, which is both ends.
  public init(_ text: String) throws(BoundsError) {
    try self.init(text, in: .fewest ... .most, allowsSingle: true) { StarRating(text: String($0)) }
  }

  /// The range as text, such as `3.5..4` or `4..`; empty for every value.
  public var text: String { Self.text(lower?.description, upper?.description) }
}
