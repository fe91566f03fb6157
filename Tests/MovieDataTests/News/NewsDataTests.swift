import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import Testing
import ViewerScenes

@Suite struct NewsDataTests {
  private let source = CatalogSource(idNamespace: "tmdb")

  private var bulletin: NewsScene.Bulletin {
    var bulletin = NewsScene.Bulletin(on: "2026-11-24", since: "2026-11-20")
    let changes: [NewsScene.Change] = [
      .out(FilmDay(.disc, "2026-11-24")), .offered(["A", "B"]), .moved(.digital, from: nil, to: "2026-12-01"),
      .part(of: "C"),
    ]
    bulletin.items = changes.enumerated().map {
      .init(source: source, movie: Movie(id: $0 + 1, title: "T", releaseDate: "2027-05-05"), change: $1)
    }
    return bulletin
  }

  @Test func documents() throws {
    func page(_ bulletin: NewsScene.Bulletin) -> JSONPage {
      NewsJSON(words: EnglishWords()).viewModel(for: .init(source: source, found: .success(bulletin)))
    }
    var forgotten = bulletin
    forgotten.memoryError = StoreError(.diskFull)
    try Envelope.compare(
      [
        "every change": page(bulletin), "no news": page(.init(on: bulletin.day)),
        "news that are not remembered": page(forgotten),
      ], as: "news")
  }

  @Test func `The table has a line for each change`() throws {
    let table = NewsTSV(words: EnglishWords()).viewModel(
      for: .init(source: CatalogSource(idNamespace: "own"), found: .success(bulletin)))
    #expect(
      table.rows == [
        ["out", "tmdb:1", "T", "physical", "2026-11-24", "", ""], ["offered", "tmdb:2", "T", "", "", "", "A, B"],
        ["moved", "tmdb:3", "T", "digital", "2026-12-01", "", ""], ["part", "tmdb:4", "T", "", "2027-05-05", "", "C"],
      ])
  }
}
