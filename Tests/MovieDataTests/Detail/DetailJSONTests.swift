import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import Testing

@Suite struct DetailJSONTests {
  private func page(_ state: DetailScene.Response.State, marks: FilmMarks? = nil) -> JSONPage {
    DetailJSON(words: EnglishWords()).viewModel(
      for: .init(source: .tmdb, id: 129, state: state, marks: marks.map { [.init(.tmdb, 129): $0] } ?? [:]))
  }

  @Test func `A film with every field`() throws {
    let page = page(.loaded(.whole), marks: FilmMarks(shelves: [.favorites, .seen], rating: StarRating(halves: 9)))
    #expect(
      page.warnings == [
        "Cast and crew: 1 person could not be read.", "Reviews: 2 reviews could not be read.",
      ])
    try Envelope.compare(page, as: "detail")
  }

  @Test func `A film with only an id and a title`() throws {
    let page = page(.loaded(.bare))
    #expect(page.outcome == .shown)
    #expect(page.warnings == ["Cast and crew", "Reviews"].map { "\($0): This section could not be loaded." })
    try Envelope.compare(page, as: "detail")
  }

  @Test func `All credits are in the document`() throws {
    var details = MovieDetails.whole
    details.credits = Credits(
      cast: (1...40).map { .init(id: $0, name: "Player \($0)") },
      crew: (1...560).map { .init(id: $0, name: "Maker \($0)", roles: ["Job"]) })
    let value = try Envelope.read(page(.loaded(details)), as: "detail")
    #expect(value["cast"]?[39]?["name"] == "Player 40")
    #expect(value["crew"]?[559]?["name"] == "Maker 560")
  }

  @Test func `A stale film has its age`() throws {
    var details = MovieDetails.whole
    details.staleness = .sample
    let page = page(.stale(details, .timedOut))
    #expect(page.warnings.first == "Spirited Away: api.themoviedb.org took too long to respond.")
    #expect(try Envelope.read(page, as: "detail")["age"] == 3725)
  }

  @Test func `The age is never negative`() throws {
    var details = MovieDetails.whole
    details.staleness = Staleness(age: .seconds(-5), error: .timedOut)
    #expect(try Envelope.read(page(.stale(details, .timedOut)), as: "detail")["age"] == 0)
  }

  @Test func `A popularity that is not finite is null`() throws {
    var details = MovieDetails.whole
    details.movie.popularity = .nan
    #expect(try Envelope.read(page(.loaded(details)), as: "detail")["popularity"] == JSONValue.null)
  }

  @Test func `An unknown id is a failure`() throws {
    let page = page(.failed(CatalogError(.notFound, host: "api.themoviedb.org")))
    try Envelope.expectFailure(page, code: "not-found")
    #expect(
      page.message == "No such film. api.themoviedb.org has no film with id 129. "
        + "Search for the film by its title.")
  }
}
