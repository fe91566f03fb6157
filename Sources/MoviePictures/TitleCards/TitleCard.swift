/// The design of a title card, which is shown for a film without a poster.
///
/// A view draws the motif in the colors, at any size, with the title and the year below it:
///
///     let card = TitleCard(id: 603, title: "The Matrix", year: "1999")
///     let middle = card.motif.tone(x: 0.5, y: 0.5, height: 1)
///     let color = card.colors.color(of: middle)
///
/// The motif and the colors depend on the id alone, so a film always has the same card.
public struct TitleCard: Sendable, Hashable {
  /// The film's id.
  public let id: Int
  /// The film's title.
  public let title: String
  /// The film's year, as text.
  public let year: String
  /// The picture above the title.
  public let motif: Motif
  /// The colors of the picture and the text.
  public let colors: Colors

  /// Creates the card of a film.
  public init(id: Int, title: String, year: String) {
    self.id = id
    self.title = title
    self.year = year
    // SplitMix64 turns neighboring ids into unrelated numbers.
    var bits = UInt64(truncatingIfNeeded: id) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    motif = Motif.allCases[Int(bits >> 32) % Motif.allCases.count]
    colors = Colors.allCases[Int(bits & 0xFFFF_FFFF) % Colors.allCases.count]
  }

  /// The title in capitals; nil unless all of it is Latin, Greek or Cyrillic, whose capitals are in every font.
  public var titleInCapitals: String? {
    let hasCapitals = title.unicodeScalars.allSatisfy { $0.value < 0x530 || (0x2010...0x2027).contains($0.value) }
    return hasCapitals ? title.uppercased() : nil
  }
}
