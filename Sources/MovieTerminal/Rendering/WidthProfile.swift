/// How many cells a terminal uses for characters that terminals disagree about. Nil is unknown.
public struct WidthProfile: Sendable, Hashable {
  /// The characters that are measured, in this order: two that are wide in some Asian set-ups, an emoji with a variation
  /// selector, an emoji of two that are joined, and a recent emoji.
  public static let samples = ["─", "★", "❤\u{FE0F}", "👩\u{200D}🔬", "\u{1FAC6}"]

  /// The width of characters such as `─` and `…`: 1, or 2 in some Asian set-ups.
  public var ambiguous: Int?
  /// The width of a symbol with the variation selector for emoji: 1 or 2.
  public var variation: Int?
  /// The width of two emoji with a joiner: 2, or 4 where the joiner has no effect.
  public var joined: Int?
  /// The width of an emoji of a recent version of Unicode: 2, or 0 or 1 where it is unknown.
  public var recent: Int?

  /// Creates a profile of which nothing is known.
  public init() {}

  /// Creates a profile from the measured widths of `samples`; nil if some are missing.
  public init?(measured widths: [Int]) {
    guard widths.count == Self.samples.count else { return nil }
    ambiguous = max(widths[0], widths[1])
    variation = widths[2]
    joined = widths[3]
    recent = widths[4]
  }
}
