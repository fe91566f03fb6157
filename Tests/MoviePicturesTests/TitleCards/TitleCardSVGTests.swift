import MoviePictures
import Testing

@Suite struct TitleCardSVGTests {
  /// A movie for every motif, with the number of rectangles and colors.
  static let drawings: [(id: Int, motif: TitleCard.Motif, rectangles: Int, colors: Int)] = [
    (3, .sunrise, 504, 4), (1, .sea, 130, 5), (4, .scallops, 652, 3), (16, .skyline, 268, 4),
    (2, .searchlights, 302, 5), (14, .iris, 780, 6), (13, .chevrons, 604, 6), (11, .arches, 586, 6), (5, .reel, 300, 3),
  ]

  @Test(arguments: drawings)
  func `Every motif is drawn`(id: Int, motif: TitleCard.Motif, rectangles: Int, colors: Int) {
    let image = TitleCardSVG(card: TitleCard(id: id, title: "Metropolis", year: "1927"))
    #expect(image.card.motif == motif)
    #expect(image.motif.count == rectangles)
    let widths = image.motif.map { Int(attribute("width", of: $0)) ?? 0 }
    #expect(widths.reduce(0, +) == 60 * 60, "no gaps and no overlaps")
    #expect(Set(image.motif.map { attribute("fill", of: $0) }).count == colors)
  }

  @Test func `A drawing has the card's colors and texts`() {
    let image = TitleCardSVG(card: TitleCard(id: 5, title: "Metropolis", year: "1927"))
    #expect(image.card.colors == .midnightAndGold)
    let fills = Set(image.motif.map { attribute("fill", of: $0) })
    #expect(fills.isSuperset(of: ["#1b2a4e", "#d9a441"]), "ground and figure")
    #expect(image.text.contains(##"height="90" fill="#121d35"/>"##), "the panel")
    #expect(image.text.contains(##"fill="#f5e6c8">Metropolis</text>"##))
    #expect(image.text.contains(##"fill="#f5e6c8">1927</text>"##))
  }

  @Test func `There is a drawing for every motif`() {
    #expect(Set(Self.drawings.map(\.motif)) == Set(TitleCard.Motif.allCases))
  }

  private func attribute(_ name: String, of element: String) -> String {
    let parts = element.split(separator: "\"")
    return parts.firstIndex { $0.hasSuffix(" \(name)=") }.map { String(parts[$0 + 1]) } ?? ""
  }
}
