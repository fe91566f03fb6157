import MovieDisplay
import MovieScenes
import Testing
import TextSnapshots

@testable import MovieText

@Suite struct TextViewFormattedTests {
  @Test func `A long review is shown to its end`() {
    let words = (0..<20_000).map { "word\($0)" }
    let review = Markup.parsed(words.joined(separator: " "))
    let lines = DetailText(page: TextPage(width: 80)).formatted(review, width: 80)
    let shown = lines.flatMap(\.pieces).flatMap { $0.text.string.split(separator: " ").map(String.init) }
    #expect(shown == words)
  }
}

@Suite struct FactTableTests {
  @Test func `A word that does not fit beside its label is below it, but one that fits nowhere is divided`() {
    let values = [
      "12\u{A0}000\u{A0}000\u{A0}$", "a path: /home/ada/films", "千と千尋の神隠しの千と千尋", "supercalifragilisticexpialidocious",
    ]
    let table = FactTable(facts: values.map { Fact(label: "Label", value: .text($0)) }, page: .sample(width: 18))
    #expect(
      table.lines(width: 18).map { $0.encoded(with: .plain) } == [
        "Label", "  12\u{A0}000\u{A0}000\u{A0}$", "Label", "  a path:", "  /home/ada/films", "Label  千と千尋の",
        "       神隠しの千",
        "       と千尋", "Label  supercalifr", "       agilisticex", "       pialidociou", "       s",
      ])
  }
}

/// Compares what a view shows, at several widths, with its golden.
func assertView<View: TextView>(
  _ viewModel: View.ViewModel, in view: View.Type, palette: Palette = .plain, charset: Charset = .unicode,
  widths: [Int] = [40, 80, 120], named name: String? = nil
) {
  assertSnapshot(across: .axis("width", widths), named: name) { width in
    View(page: .sample(width: width, palette: palette, charset: charset)).render(viewModel)
  }
}

extension TextPage {
  /// A page with commands like those of `vip` for the routes that the tests show.
  static func sample(
    width: Int, height: Int? = nil, palette: Palette = .plain, pictures: PagePictures? = nil,
    charset: Charset = .unicode, showsChangeAlone: Bool = false, isInteractive: Bool = false
  ) -> TextPage {
    var page = TextPage(
      width: width, height: height, palette: palette, pictures: pictures, charset: charset, command: command,
      showsChangeAlone: showsChangeAlone)
    page.isInteractive = isInteractive
    return page
  }

  private static func command(for route: Route) -> String? {
    switch route {
    case .movie(let id, .overview, _): "vip detail \(id)"
    case .list(let id, let genre, let page):
      "vip list \(id)" + (genre.map { " --genre \($0)" } ?? "") + (page > 1 ? " --page \(page)" : "")
    case .movie(let id, .credits, _), .movie(let id, .complete, _): "vip detail \(id) --full"
    case .movie(let id, .reviews, _): "vip detail \(id) --reviews"
    case .person(let id, _): "vip person \(id)"
    case .filmography(let id, _, _): "vip person \(id) --full"
    case .search(let query, let year, let page):
      "vip search '\(query)'" + (year.map { " --year \($0)" } ?? "") + (page > 1 ? " --page \(page)" : "")
    case .people(let page, _): "vip people --page \(page)"
    case .movie(let id, .similar, _): "vip similar \(id)"
    case .movie(let id, .collection, _): "vip collection \(id)"
    case .movie(let id, .trailer, _): "vip trailer \(id)"
    case .movie(let id, .watch, _): "vip watch \(id)"
    case .shelve(let id, let shelf, let isOnShelf, _): "vip \(shelf) \(isOnShelf ? "add" : "remove") \(id)"
    default: nil
    }
  }
}

extension MovieCard {
  /// A film with a poster.
  static func sample(
    _ id: Int, _ title: String, _ year: String = "1926", _ score: String = "7.5", _ level: ScoreBadge.Level = .high,
    remark: String? = nil
  ) -> MovieCard {
    MovieCard(
      id: id, title: title, year: year, score: ScoreBadge(text: score, level: level), posterPath: "/\(id).jpg",
      remark: remark, route: .movie(id: id))
  }
}
