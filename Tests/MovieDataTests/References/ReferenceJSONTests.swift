import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import PublicDomainCatalog
import Testing
import ViewerScenes

@Suite struct ReferenceJSONTests {
  private func page(
    _ failure: ReferenceFailure, expected: UnresolvedReference.Expectation = .film
  ) -> JSONPage {
    ReferenceJSON(words: EnglishWords()).viewModel(
      for: .init(failure: .init("metropolis", expected: expected, failure: failure, source: .tmdb)))
  }

  @Test func failures() throws {
    let candidates: [ReferenceCandidate] = [
      .init(.tmdb, .movie(.spiritedAway)), .init(.publicDomain, .movie(.metropolis)), .init(.tmdb, .movie(.lostReel)),
      .init(.tmdb, .person(Person(id: 608, name: "Hayao Miyazaki", department: "Directing"))),
      .init(.tmdb, .person(Person(id: 9, name: "Nobody Known"))),
    ]
    try Envelope.compare(
      [
        "several films and people": page(.ambiguous(candidates, total: 20)), "no film": page(.notFound),
        "an unknown IMDb id": page(.unknownIMDbID), "a person": page(.otherKind(.person)),
        "a catalog without IMDb ids": page(.withoutIMDbIDs(.publicDomain)), "a slow server": page(.catalog(.timedOut)),
        "a file that cannot be read": page(.store(StoreError(.denied))),
      ], as: "error")
  }
}
