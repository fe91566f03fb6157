import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import MovieText
import PublicDomainCatalog
import Testing
import TextSnapshots

/// The detail scene from response to text.
@Suite struct DetailTextTests {
  static let cases: [String: DetailSnapshot] = [
    "full": .init(.matrix, widths: [40, 80, 120, 160]), "in color": .init(.matrix, palette: .ansi),
    "markup in reviews": .init(.withMarkup, expanded: [.reviews], widths: [40, 80]),
    "narrow": .init(.matrix, widths: [20, 30]), "full reviews": .init(.matrix, expanded: [.reviews]),
    "long cast": .init(.matrix.withCast(30, crew: 20)),
    "whole cast": .init(.matrix.withCast(30, crew: 20), expanded: [.credits]),
    "many reviews": .init(.withManyReviews),
    "missing credits": .init(.matrix.with { $0.credits = nil }, palette: .ansi),
    "missing reviews": .init(.matrix.with { $0.reviews = nil }), "only a title": .init(.bare),
    "built-in catalog": .init(.bare, source: .publicDomain),
    "overview in another language": .init(.matrix.with { $0.overviewLanguage = "en" }),
    "stale with skipped rows": .init(state: .stale(.withSkippedRows, .timedOut)),
    "not found": .init(state: .failed(CatalogError(.notFound, host: "api.themoviedb.org", status: 404))),
    "failed": .init(state: .failed(.timedOut), palette: .ansi),
    "rejected credential": .init(state: .failed(CatalogError(.rejectedCredential, host: "api.themoviedb.org"))),
    "while loading": .init(state: .loading),
  ]

  @Test(arguments: cases.keys.sorted()) func page(name: String) throws {
    try #require(Self.cases[name]).check(named: name)
  }

  @Test func inASCII() {
    let film = MovieDetails.matrix.with { details in
      details.movie.title = "Amélie of Montmartre"
      details.movie.originalTitle = "Le Fabuleux Destin d’Amélie Poulain…"
      details.movie.originalLanguage = "fr"
      details.tagline = "“Œuvre” — Straße, naïve façade; Москва"
      details.credits = Credits(
        cast: [
          .init(id: 1, name: "Æsa Þórsdóttir", roles: ["Ame\u{301}lie"]), .init(id: 22, name: "柊瑠美"),
        ], crew: [.init(id: 3, name: "Jean-Pierre Jeunet", roles: ["Director"])])
    }
    DetailSnapshot(film, charset: .ascii).check()
  }

  @Test func markupInColor() {
    let viewModel = DetailSnapshot(.withMarkup, expanded: [.reviews]).viewModel
    assertSnapshot(across: .axis("width", [60])) { width in
      DetailText(page: TextPage(width: width, palette: .ansi, link: { _ in nil })).render(viewModel)
    }
  }

  @Test func longNames() {
    let film = MovieDetails.matrix.with { details in
      details.credits = Credits(
        cast: [
          .init(id: 1, name: "Maximilian Alexander von und zu Hohenstein", roles: ["Max"]),
          .init(id: 22, name: "Ann Lee", roles: ["A Very Long Description of a Part Without a Name / Other"]),
          .init(id: 333, name: "Bob Ray", roles: ["Bob"]),
        ], crew: [.init(id: 4444, name: "Cy", roles: ["Director", "Screenplay", "Producer", "Editor", "Story"])])
    }
    DetailSnapshot(film, widths: [40, 60, 80, 110, 160]).check()
  }

  @Test(arguments: [60, 80, 99, 100, 101, 110, 115, 116, 117, 119, 120, 140, 161, 200])
  func `Ids of the last column end where rules do`(width: Int) {
    let film = MovieDetails.matrix.withCast(30, crew: 20)
    let lines = DetailSnapshot(film, expanded: [.credits]).lines(width: width)
    #expect(lines.map(\.count).max() == width)
    #expect(lines.first { $0.hasPrefix("Cast ") }?.count == width)
    #expect(lines.contains { $0.hasSuffix("#1110") && $0.count == width })
  }

  @Test func `Without an overview, the facts have all of the width`() {
    let lines = DetailSnapshot(.matrix.with { $0.movie.overview = "" }).lines(width: 120)
    #expect(lines.contains("▎No overview yet.") && lines.contains { $0.hasPrefix("Released ") })
  }

  @Test func `A narrow page shows the votes`() {
    let film = MovieDetails.matrix.with { $0.movie.rating = Rating(average: 8.2, voteCount: 900) }
    let lines = DetailSnapshot(film).lines(width: 20, in: RussianWords())
    #expect(lines.contains { $0.hasSuffix(" 900") } && lines.contains { $0.hasSuffix(" голосов") })
    #expect(lines.filter { $0.contains("голос") }.allSatisfy { $0.count <= 20 })
  }
}

extension MovieDetails {
  fileprivate static let withManyReviews = matrix.with { details in
    let review = Review(id: "r", author: "Rae", rating: 6, text: "Fine.")
    details.reviews = ResultsPage(
      totalPages: 3, totalResults: 45, elements: Array(repeating: review, count: 19), skipped: 1)
  }

  fileprivate static let withSkippedRows = matrix.with { details in
    details.credits = details.credits.map { Credits(cast: $0.cast, crew: $0.crew, skipped: 2) }
  }
}
