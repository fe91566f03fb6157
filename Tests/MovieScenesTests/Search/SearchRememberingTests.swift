import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// Which searches are remembered.
@Suite struct SearchRememberingTests {
  var scene = SearchLanes()

  @Test mutating func aSubmittedSearchThatFindsSomethingIsRemembered() {
    scene.handle(.submit(" Blade  Runner "))
    scene.answer(.success(.sample([1])))
    #expect(scene.asked == [.history: .remember("Blade Runner", .submission)])
  }

  @Test(arguments: [SearchScene.Request.submit("blade"), .queryChanged("blade")])
  mutating func aSearchThatFindsNothingIsNotRemembered(request: SearchScene.Request) {
    scene.handle(request)
    scene.answer(.success(.sample([])))
    #expect(scene.asked[.history] == nil)
  }

  @Test(arguments: [SearchScene.Request.queryChanged("blade"), .clear])
  mutating func aTypedQueryThatIsReplacedIsNotRemembered(request: SearchScene.Request) {
    scene.handle(.queryChanged("bla"))
    scene.answer(.success(.sample([1])))
    #expect(scene.asked[.history] == .remember("bla", .typing))
    scene.handle(request)
    #expect(scene.asked[.history] == nil)
  }

  @Test mutating func requestingTheNextPageRemembersATypedQueryImmediately() {
    scene.handle(.queryChanged("blade"))
    scene.answer(.success(.sample([1], number: 1, of: 2)))
    scene.handle(.nextPage)
    scene.answer(.success(.sample([2], number: 2, of: 2)))
    #expect(scene.asked[.history] == .remember("blade", .submission))
  }

  @Test func aTypedQueryIsRememberedInTheBackground() {
    #expect(SearchInteractor.Question.remember("blade", .typing).rule == .background)
    #expect(SearchInteractor.Question.remember("blade", .submission).rule == .trailing)
  }
}
