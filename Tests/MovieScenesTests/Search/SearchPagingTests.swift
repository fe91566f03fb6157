import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// Loading further pages.
@Suite struct SearchPagingTests {
  var scene = SearchLanes()

  @Test mutating func theNextPageIsAppendedWithoutDuplicates() throws {
    scene.find("blade", .sample([1, 2, 1, 3], number: 1, of: 4))
    scene.handle(.nextPage)
    #expect(try scene.asked == [.films: .page(2, of: "blade", .submission, isAppended: true)])
    #expect(scene.response.results?.isLoadingMore == true)
    #expect(scene.films == [1, 2, 3])
    scene.answer(.success(.sample([3, 4, 5, 4], number: 2, of: 4)))
    #expect(scene.films == [1, 2, 3, 4, 5])
    #expect(scene.response.results?.isLoadingMore == false)
    scene.handle(.nextPage)
    scene.answer(.success(.sample([5], number: 3, of: 4)))
    #expect(scene.response.results?.pages.value?.nextPage == 4, "a page of duplicates is not the last")
  }

  @Test(arguments: [ResultsPage<Movie>.sample([1], number: 1, of: 1), .sample([], number: 1, of: 9)])
  mutating func thereIsNoQuestionAfterTheLastPage(page: ResultsPage<Movie>) {
    scene.find("blade", page)
    scene.handle(.nextPage)
    #expect(scene.asked.isEmpty)
    #expect(scene.response.results?.isLoadingMore == false)
  }

  @Test mutating func aPageThatFailsKeepsTheResultsAndCanBeRequestedAgain() {
    let failure = CatalogError(.connectionLost, host: "api.example")
    scene.find("blade", .sample([1], number: 1, of: 2))
    scene.handle(.nextPage)
    scene.answer(.failure(failure))
    #expect(scene.response.results?.nextPageError == failure)
    #expect(scene.response.progress == .resting)
    #expect(scene.films == [1])
    scene.handle(.nextPage)
    #expect(scene.response.results?.nextPageError == nil)
    scene.answer(.success(.sample([2], number: 2, of: 2)))
    #expect(scene.films == [1, 2])
  }

  @Test mutating func clearStopsLoadingTheNextPage() {
    scene.find("blade", .sample([1], number: 1, of: 2))
    scene.handle(.nextPage)
    scene.handle(.clear)
    #expect(scene.asked == [.suggestions: .suggestions("")])
    #expect(scene.films == [1])
    #expect(scene.response.results?.isLoadingMore == false)
    scene.handle(.nextPage)
    #expect(scene.asked[.films] != nil)
  }

  @Test mutating func theNextPageDoesNotInterruptASearch() throws {
    scene.find("blade", .sample([1], number: 1, of: 2))
    scene.handle(.queryChanged("other"))
    scene.handle(.nextPage)
    #expect(try scene.asked[.films] == .page(of: "other", .typing))
    scene.answer(.success(.sample([5])))
    #expect(scene.films == [5])
  }
}
