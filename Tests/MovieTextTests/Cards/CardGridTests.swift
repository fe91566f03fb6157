import MovieDisplay
import Testing

@testable import MovieText

@Suite struct CardColumnsTests {
  private static let short = MovieCard.sample(33, "The General")
  private static let long = MovieCard.sample(7, "Extraordinary Adventures Mr. West")

  @Test(arguments: [20, 39, 40, 60, 80, 87, 88, 90, 99, 100, 120, 160, 200, 1000])
  func `The last column ends at the page's right edge`(width: Int) {
    for film in [Self.short, Self.long] {
      let columns = Self.columns(for: Array(repeating: film, count: 60), pageWidth: width)
      #expect(columns.start(0) == 0)
      #expect(columns.start(columns.count - 1) + columns.width(columns.count - 1) == width)
      let widths = Set((0..<columns.count).map(columns.width))
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    }
  }

  @Test(arguments: [(40, 2, 2), (60, 3, 3), (80, 4, 3), (88, 4, 4), (100, 5, 4), (120, 6, 5)])
  func `Cards grow before titles are cut`(width: Int, short: Int, long: Int) {
    let few = Array(repeating: Self.short, count: 20)
    #expect(Self.columns(for: few, pageWidth: width).count == short)
    #expect(Self.columns(for: few + [Self.long], pageWidth: width).count == long)
  }

  @Test func `Cards grow to fit a long id beside the score`() {
    let cards = Array(repeating: MovieCard.sample(1_234_567, "Short"), count: 20)
    let columns = Self.columns(for: cards, pageWidth: 80)
    #expect(columns.count == 3)
    #expect(CardFacts.fit(cards[0], width: columns.width(0) - 1))
  }

  @Test func `Only the films in the first row of a shelf count`() {
    let shelf = Array(repeating: Self.short, count: 4) + [Self.long]
    func columns(firstRowOf shelf: [MovieCard]) -> CardColumns {
      CardColumns(pageWidth: 80, mostCards: shelf.count) { Array(shelf.prefix($0)) }
    }
    #expect(columns(firstRowOf: shelf).count == 4)
    #expect(columns(firstRowOf: shelf.reversed()).count == 3)
  }

  @Test(arguments: [nil, 57], [false, true])
  func `Only the first films decide on the columns and days, also on the widest page`(height: Int?, hasPictures: Bool) {
    let cards = (0..<60).map { index in
      var card = index < 20 ? Self.short : Self.long
      card.releaseDay = index < TextPage.decidingFilms ? "Apr 1, 1926" : "September 21, 1926"
      return card
    }
    for width in 20...400 {
      var page = TextPage(width: width, height: height, pictures: hasPictures ? PagePictures() : nil)
      page.isInteractive = true
      let rows = [TextPage.decidingFilms, 20, 60].map { count in
        CardGrid(Array(cards.prefix(count)), page: page).row(cards[...]).map { $0.pieces.map(\.text) }
      }
      #expect(Set(rows).count == 1, "\(width)")
    }
  }

  @Test(arguments: [false, true])
  func `Of a remark, parts that have no room are left out as a whole`(hasPictures: Bool) {
    var card = Self.short
    card.remark = "Nov 14, 2026 · rewatch"
    var remarks: Set<String> = []
    for width in 20...60 {
      let page = TextPage(width: width, pictures: hasPictures ? PagePictures() : nil)
      let lines = CardGrid([card], page: page).lines([card]).map(\.string)
      remarks.insert(lines.first { $0.contains("Nov") }.map { String($0.drop { $0 != "N" }) } ?? "")
    }
    #expect(remarks == ["Nov 14, 2026", "Nov 14, 2026 · rewatch"])
  }

  @Test(arguments: [("no date", "7.5", ScoreBadge.Level.high), ("1999", "no score", .none)])
  func `Like films beside each other show the same, also where a column is a cell wider`(
    year: String, score: String, level: ScoreBadge.Level
  ) {
    let card = MovieCard.sample(50_022, "Film", year, score, level, remark: "Nov 14, 2026 · rewatch")
    let cards = Array(repeating: card, count: 12)
    for width in 20...250 {
      for line in CardGrid(cards, page: TextPage(width: width)).row(cards[...]) {
        let shown = line.string.split(separator: "▎").map { $0.split(separator: " ") }
        #expect(Set(shown).count <= 1, "\(width)")
      }
    }
  }

  @Test func `A few cards are 28 columns wide`() {
    let columns = Self.columns(for: [Self.short, Self.short], pageWidth: 200)
    #expect((columns.start(1), columns.width(1)) == (29, 28))
  }

  @Test func `No cards are no columns too few`() {
    #expect(Self.columns(for: [], pageWidth: 20).count >= 1)
    #expect(CardGrid([], page: TextPage(width: 80)).lines([]).isEmpty)
  }

  private static func columns(for cards: [MovieCard], pageWidth: Int) -> CardColumns {
    CardColumns(pageWidth: pageWidth, mostCards: cards.count) { _ in cards }
  }
}
