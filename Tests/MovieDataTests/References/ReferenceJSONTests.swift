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
      for: .init("metropolis", expected: expected, failure: failure, source: .tmdb))
  }

  @Test func `Candidates have what a program needs to choose`() throws {
    let candidates: [ReferenceCandidate] = [
      .init(.tmdb, .movie(.spiritedAway)), .init(.publicDomain, .movie(.metropolis)), .init(.tmdb, .movie(.lostReel)),
      .init(.tmdb, .person(Person(id: 608, name: "Hayao Miyazaki", department: "Directing"))),
      .init(.tmdb, .person(Person(id: 9, name: "Nobody Known"))),
    ]
    let page = page(.ambiguous(candidates, total: 20))
    #expect(page.code == "ambiguous" && page.outcome == .failed)
    try Envelope.compare(page, as: "error")
  }

  @Test(
    arguments: [
      (.notFound, "not-found"), (.unknownIMDbID, "not-found"), (.otherKind(.person), "not-found"),
      (.withoutIMDbIDs(.publicDomain), "unsupported"), (.catalog(.timedOut), "timed-out"),
      (.store(StoreError(.denied)), "denied"),
    ] as [(ReferenceFailure, String)])
  func `Other failures have a code and no candidates`(failure: ReferenceFailure, code: String) throws {
    let page = page(failure)
    #expect(page.code == code)
    #expect(try Envelope.read(page, as: "error")["error"]?.keys == ["code", "message"])
  }
}
