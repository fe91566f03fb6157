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
      .init(source: source, movie: Movie(id: $0 + 1, title: "T"), change: $1)
    }
    return bulletin
  }

  @Test func `Every change is in the document`() throws {
    let page = NewsJSON(words: EnglishWords()).viewModel(for: .init(source: source, found: .success(bulletin)))
    let document = try Envelope.read(page, as: "news")
    func row(
      _ id: Int, _ change: String, _ more: (type: JSONValue, date: JSONValue, services: JSONValue, name: JSONValue)
    ) -> JSONValue {
      [
        "change": .string(change), "source": "tmdb", "id": .int(id), "title": "T", "type": more.type, "date": more.date,
        "earlier_date": nil, "services": more.services, "collection": more.name,
      ]
    }
    #expect(
      document == [
        "source": "tmdb", "day": "2026-11-24", "since": "2026-11-20",
        "news": [
          row(1, "out", ("physical", "2026-11-24", [], nil)), row(2, "offered", (nil, nil, ["A", "B"], nil)),
          row(3, "moved", ("digital", "2026-12-01", [], nil)), row(4, "part", (nil, nil, [], "C")),
        ], "missing": [], "error": nil, "age": nil,
      ])
  }

  @Test func `Without news, the document has none, and news that are not remembered are a failure`() throws {
    let presenter = NewsJSON(words: EnglishWords())
    var bulletin = bulletin
    bulletin.memoryError = StoreError(.diskFull)
    let failed = presenter.viewModel(for: .init(source: source, found: .success(bulletin)))
    #expect(failed.outcome == .failed && failed.code == "disk-full")
    let none = presenter.viewModel(for: .init(source: source, found: .success(.init(on: bulletin.day))))
    #expect(try Envelope.read(none, as: "news")["news"] == [] && none.outcome == .shown)
  }

  @Test func `The table has a line for each change`() throws {
    let table = NewsTSV(words: EnglishWords()).viewModel(
      for: .init(source: CatalogSource(idNamespace: "own"), found: .success(bulletin)))
    #expect(
      table.rows == [
        ["out", "tmdb:1", "T", "physical", "2026-11-24", "", ""], ["offered", "tmdb:2", "T", "", "", "", "A, B"],
        ["moved", "tmdb:3", "T", "digital", "2026-12-01", "", ""], ["part", "tmdb:4", "T", "", "", "", "C"],
      ])
  }
}
