import MovieText

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

extension WidthProfile {
  /// Returns the scalars to draw for a cluster, at least one: in place of characters whose width terminals disagree about
  /// similar ones that are certain.
  func steadyScalars(of cluster: Character) -> [Unicode.Scalar] {
    let original = Array(cluster.unicodeScalars)
    guard let first = original.first else { return [" "] }
    if recent == 0, original.count == 1, !first.isKnown { return [" "] }
    if original.count > 1, original.allSatisfy(\.isRegionalIndicator) {
      return joined == 2 ? original : original.map(\.letter)
    }
    guard original.count > 1, original.contains(where: \.isEmojiPart) else { return original }
    let isJoined = original.contains { $0 == "\u{200D}" || $0.properties.isEmojiModifier || $0.isTag }
    if isJoined {
      return joined == 2 && variation == 2 ? original : [first]
    }
    guard variation != 2 else { return original }
    let rest = original.filter { !$0.isVariation && $0 != "\u{20E3}" }
    return rest.isEmpty ? [" "] : rest
  }

  /// Whether all terminals give the scalars of a cluster the same width: a single scalar since Unicode 9, or a letter with
  /// marks.
  func isCertain(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first, isCertain(first) else { return false }
    return scalars.dropFirst().allSatisfy {
      $0.properties.generalCategory == .nonspacingMark && !$0.isVariation && $0.isKnown
    }
  }

  /// Whether all terminals give a scalar the same width.
  func isCertain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    // Which characters are affected is not listed here, so that all narrow ones are doubtful.
    if ambiguous == 2, scalar.cellWidth == 1 { return false }
    if scalar.isLone { return true }
    guard scalar.isKnown, scalar.cellWidth > 0, ![.spacingMark, .format].contains(scalar.properties.generalCategory)
    else { return false }
    switch scalar.value {
    // These have become wide in Unicode 16, or are a flag's half, or private.
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, Unicode.Scalar.regionalIndicators, 0xE000...0xF8FF,
      0xF0000...:
      return false
    default: return true
    }
  }
}

extension Unicode.Scalar {
  fileprivate static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// Whether it is never part of a longer cluster with others of its kind. This covers most text and all parts of posters,
  /// and is fast.
  var isLone: Bool {
    switch value {
    // The sextants are used only in terminals that are known to draw them.
    case 0x2500...0x259F, 0x1FB00...0x1FB3B: true
    default: plainWidth != nil
    }
  }

  /// Whether it was in Unicode when terminals made emoji wide, in version 9.
  fileprivate var isKnown: Bool { properties.age.map { $0.major <= 9 } ?? false }

  fileprivate var isEmojiPart: Bool {
    isVariation || isTag || properties.isEmojiModifier || (properties.isEmojiPresentation && !isRegionalIndicator)
  }

  fileprivate var isRegionalIndicator: Bool { Self.regionalIndicators.contains(value) }

  fileprivate var isVariation: Bool { self == "\u{FE0F}" || self == "\u{FE0E}" }

  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  /// The letter that a regional indicator stands for.
  fileprivate var letter: Unicode.Scalar {
    Unicode.Scalar(UInt8(value - Self.regionalIndicators.lowerBound) + UInt8(ascii: "A"))
  }
}

/// Numbers the clusters of several scalars, and decides what is drawn for a cluster.
struct ClusterTable {
  /// The glyphs, one after the other, and the width that layouts count for the cluster. The last glyph is followed by
  /// blanks up to that width.
  typealias Form = (glyphs: [(glyph: Glyph, width: Int, isDoubtful: Bool)], width: Int)

  // By UTF-8: equal strings may have other scalars, and so another width.
  private var forms: [[UInt8]: Form] = [:]
  private var clusters: [[UInt8]] = []
  private let widths: WidthProfile

  init(widths: WidthProfile) {
    self.widths = widths
  }

  var count: Int { forms.count }

  subscript(index: UInt32) -> [UInt8] { clusters[Int(index)] }

  mutating func form(of cluster: Character) -> Form {
    let text = Array(cluster.utf8)
    if let form = forms[text] { return form }
    let form = makeForm(of: cluster)
    forms[text] = form
    return form
  }

  private mutating func makeForm(of cluster: Character) -> Form {
    let width = cluster.cellWidth
    let steady = widths.steadyScalars(of: cluster)
    // Letters in place of a flag.
    if steady.count == width, steady.count > 1, steady.allSatisfy(\.isASCII) {
      return (glyphs: steady.map { (.scalar($0), 1, false) }, width: width)
    }
    let drawn = Character(String(String.UnicodeScalarView(steady)))
    let isDoubtful = !widths.isCertain(steady)
    let glyph = steady.count == 1 ? Glyph.scalar(steady[0]) : .cluster(UInt32(clusters.count))
    if steady.count > 1 { clusters.append(Array(drawn.utf8)) }
    return (glyphs: [(glyph, min(width, max(1, drawn.cellWidth)), isDoubtful)], width: width)
  }
}
