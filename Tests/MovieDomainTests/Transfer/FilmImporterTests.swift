import MovieDomain
import Testing

@Suite(.timeLimit(.minutes(10))) struct FilmImporterTests {
  private let library = TransientFilmLibrary(titleKeys: TitleKeys(name: "plain") { $0.lowercased() })
  private let films = [
    film(19, "Metropolis", 1927), film(20, "Metropolis", 2001), film(21, "Wall·E", 2008), film(22, "Sunrise", 1927),
    film(23, "Sunset", 2018), film(24, "Sunset", 2018),
  ]

  private static func film(_ id: Int, _ title: String, _ year: Int) -> Movie {
    Movie(id: id, title: title, releaseDate: CalendarDate(year: year, month: 5, day: 1))
  }

  private func add(_ rows: [FilmList.Row], malformed: ImportReport.Lines = [], to catalog: StubCatalog) async throws
    -> ImportReport
  {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    return await FilmImporter(catalog: catalog, library: library, shelf: .favorites, today: today)
      .add(FilmList(rows: rows, malformed: malformed))
  }

  @Test func `The report covers every line`() async throws {
    let day = try #require(CalendarDate(year: 2020, month: 2, day: 2))
    let report = try await add(
      [
        .init(line: 2, tmdbID: 19, date: day), .init(line: 3, title: "metropolis", year: 2002),
        .init(line: 4, title: "Metropolis"), .init(line: 6, title: "Wall·E", year: 2008),
        .init(line: 7, title: "Metropolis", year: 1927), .init(line: 8, tmdbID: 404), .init(line: 9, tmdbID: 22),
        .init(line: 10, title: "Sunset", year: 2019), .init(line: 11, tmdbID: 22), .init(line: 12, title: "Nobody"),
      ], malformed: [.init(5, reason: .quotes)],
      to: StubCatalog(films: films, failures: [22: CatalogError(.malformedResponse)]))
    #expect(report.added.listed.map(\.number) == [2, 3, 6])
    #expect(report.alreadyThere.listed.map(\.number) == [7])
    #expect(report.notMatched.listed.map(\.number) == [4, 8, 10, 12])
    #expect(report.notMatched.listed.map(\.reason) == [.severalFilms, .noSuchID, .severalFilms, .noSuchTitle])
    #expect(report.failed.listed.map(\.reason) == Array(repeating: .failed(CatalogError(.malformedResponse)), count: 2))
    #expect(report.added.listed.allSatisfy { $0.reason == nil })
    #expect(report.failed.listed.map(\.number) == [9, 11])
    #expect(report.malformed.listed.map(\.number) == [5])
    #expect(report.untried.isEmpty && report.stop == nil)
    #expect(report.added.listed.map(\.title) == ["Metropolis", "Metropolis", "Wall·E"])
    let first = await library.details(of: .init(.tmdb, 19))
    #expect(first?.shelves == [.favorites: day])
    #expect(first?.details.tagline == "Tagline 19")
  }

  @Test func `TMDb ids are ignored for other catalogs`() async throws {
    let report = try await add(
      [.init(line: 2, title: "Sunrise", year: 1927, tmdbID: 19), .init(line: 3, tmdbID: 19)],
      to: StubCatalog(source: .publicDomain, films: films))
    #expect(report.added == [.init(2, title: "Sunrise")])
    #expect(report.notMatched == [.init(3, reason: .otherCatalog)])
    #expect(
      try await library.ids(among: [.init(.publicDomain, 22), .init(.tmdb, 19)], on: .favorites) == [
        .init(.publicDomain, 22)
      ])
  }

  @Test func `An IMDb id identifies a film where the catalog knows such ids`() async throws {
    let rows: [FilmList.Row] = [
      .init(line: 2, imdbID: "tt1"), .init(line: 3, title: "Metropolis", imdbID: "tt2"),
      .init(line: 4, title: "Sunrise", year: 1927, imdbID: "tt404"), .init(line: 5, imdbID: "tt404"),
      .init(line: 6, title: "Sunrise", tmdbID: 21, imdbID: "tt1"),
    ]
    let known = try await add(rows, to: StubCatalog(films: films, imdbIDs: ["tt1": 19, "tt2": 20]))
    #expect(known.added.listed.map(\.number) == [2, 3, 4, 6])
    #expect(known.notMatched == [.init(5, reason: .noSuchID)])
    let ids = Set([19, 20, 21, 22].map { FilmID(.tmdb, $0) })
    #expect(try await library.ids(among: ids, on: .favorites) == ids)
    let unknown = try await add(rows, to: StubCatalog(source: .publicDomain, films: films))
    #expect(unknown.added.listed.map(\.number) == [4])
    #expect(unknown.notMatched.listed.map(\.reason) == [.otherCatalog, .severalFilms, .otherCatalog])
  }

  @Test func `A network failure stops the import`() async throws {
    let many = (1...20).map { Self.film($0, "Film \($0)", 2000) }
    let offline = CatalogError(.unreachable)
    let catalog = StubCatalog(films: many, failures: [8: offline])
    let report = try await add(many.map { .init(line: $0.id + 1, tmdbID: $0.id) }, to: catalog)
    #expect(report.added.listed.map(\.number) == Array(2...8))
    #expect(report.stop == .catalog(offline))
    #expect(report.untried.listed.map(\.number) == Array(9...21))
    let again = try await add(many.map { .init(line: $0.id + 1, tmdbID: $0.id) }, to: StubCatalog(films: many))
    #expect(again.alreadyThere.count == 7)
    #expect(again.added.count == 13)
  }
}
