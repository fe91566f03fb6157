import MovieDisplay
import MovieText
import Testing
import TextSnapshots

@testable import MovieBrowser

/// Titles in scripts whose widths terminals disagree about.
@Suite(.timeLimit(.minutes(10))) struct ScriptStripTests {
  private static let titles = [
    "عمر المختار", "ليلة سقوط بغداد", "ฟ้าทะลายโจร", "ลุงบุญมีระลึกชาติ", "क्षितिज", "दो बीघा ज़मीन", "ঘরে বাইরে", "தேவர் மகன்",
    "千と千尋の神隠し", "올드보이", "👩‍🔬 Science", "🫩 Tired", "🇺🇳 Day", "❤️ Heart", "e\u{301}tude",
  ]

  @Test(arguments: StripSize.allCases)
  func `Films in many scripts keep their columns in lists and on shelves`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: 24).started()
    let cards = Self.titles.enumerated().map { index, title in
      MovieCard.sample(index + 1, title, year: "\(1960 + index)", score: "7.\(index % 10)")
    }
    let shelves = [0, 4, 8, 11].map { first in
      let shown = Array(cards[first...].prefix(4))
      return HomeScene.Shelf(
        id: "\(first)", title: "Shelf",
        content: .cards(shown, remainders: Array(repeating: "", count: shown.count + 1)), route: .list(id: "popular"))
    }
    for (name, content) in [
      ("list", PageContent(ListScene.ViewModel(title: "Films", rows: cards), in: ListText.self, isLoading: false)),
      ("shelves", PageContent(HomeScene.ViewModel(shelves: shelves), in: HomeText.self, isLoading: false)),
    ] {
      await strip.send(.shown(PageID(number: 1), content), named: name)
      await strip.press("Down Down Right")
    }
    assertSnapshot(of: strip.text, named: size.name)
  }
}
