import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// Submitting, clearing, canceling, and failures.
@Suite struct SearchSubmitTests {
  static let failure = CatalogError(.timedOut, host: "api.example")

  var scene = SearchLanes()

  @Test mutating func aSubmittedQueryOfAnyLengthIsSearchedImmediately() throws {
    scene.handle(.open)
    scene.answer(.suggestions, with: .suggestions(["Solaris"]))
    scene.handle(.submit("M", year: 1931, page: 2))
    #expect(try scene.asked == [.films: .page(2, of: "M", year: 1931, .submission)])
    #expect(try scene.response.progress == .searching(.init(.of("M", year: 1931), page: 2)))
    scene.answer(.success(.sample([7])))
    #expect(try scene.response.results?.key == .of("M", year: 1931))
    #expect(scene.films == [7])
    #expect(scene.response.text == "M")
    #expect(scene.response.suggestions.isEmpty)
  }

  @Test mutating func aFailedSearchKeepsItsQueryAndTheEarlierResults() throws {
    scene.find("alien")
    scene.handle(.submit("blade", page: 3))
    scene.answer(.failure(Self.failure))
    #expect(try scene.response.progress == .failed(.init(.of("blade"), page: 3), Self.failure))
    #expect(scene.response.text == "blade")
    #expect(try scene.response.results?.key == .of("alien"))
    #expect(scene.films == [1])
    #expect(scene.asked.isEmpty)
  }

  @Test mutating func aFailedTypedQueryCanBeTypedAgain() throws {
    for _ in 1...2 {
      scene.handle(.queryChanged("blade"))
      #expect(try scene.asked[.films] == .page(of: "blade", .typing))
      scene.answer(.failure(Self.failure))
      #expect(try scene.response.progress == .failed(.init(.of("blade")), Self.failure))
    }
  }

  @Test mutating func aCancelledSearchRestoresTheResultsAndTheirText() throws {
    scene.find("blade")
    scene.handle(.submit("other"))
    scene.answer(.films, with: nil)
    #expect(scene.response.text == "blade")
    #expect(scene.response.progress == .resting)
    #expect(try scene.response.results?.key == .of("blade"))
  }

  @Test mutating func clearEndsTheSearchAndEmptiesTheFieldAndKeepsTheResults() {
    scene.find("blade")
    scene.handle(.submit("other"))
    scene.handle(.clear)
    #expect(scene.asked == [.suggestions: .suggestions("")])
    #expect(scene.response.text.isEmpty)
    #expect(scene.response.progress == .resting)
    #expect(scene.films == [1])
  }

  @Test mutating func clearWithoutResultsShowsPopularFilms() {
    scene.handle(.queryChanged("blade"))
    scene.handle(.clear)
    #expect(scene.asked == [.films: .films(PageQuestion(.popular), .reload), .suggestions: .suggestions("")])
  }
}
