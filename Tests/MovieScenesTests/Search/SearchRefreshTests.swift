import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// Refreshing, for example after a change of the settings.
@Suite struct SearchRefreshTests {
  var scene = SearchLanes()

  @Test mutating func refreshLoadsTheFirstPageOnScreenAndKeepsTheResultsUntilThen() throws {
    scene.find("blade", .sample([3], number: 3, of: 5))
    scene.handle(.nextPage)
    scene.answer(.success(.sample([4], number: 4, of: 5)))
    scene.handle(.refresh)
    #expect(try scene.asked[.films] == .page(3, of: "blade", .reload))
    #expect(scene.films == [3, 4])
    scene.answer(.success(.sample([5], number: 3, of: 5)))
    #expect(scene.films == [5])
  }

  @Test mutating func aRefreshIsNotRemembered() {
    scene.find("blade")
    scene.handle(.refresh)
    scene.answer(.success(.sample([2])))
    #expect(scene.asked.isEmpty)
  }

  @Test mutating func aRefreshDoesNotPreventRememberingATypedQuery() {
    scene.handle(.queryChanged("blade"))
    scene.answer(.success(.sample([1])))
    scene.handle(.refresh)
    scene.answer(.success(.sample([2])))
    #expect(scene.asked[.history] == .remember("blade", .typing))
  }

  @Test mutating func refreshRetriesAFailedSearch() throws {
    scene.find("alien")
    scene.handle(.submit("blade", page: 2))
    scene.answer(.failure(CatalogError(.timedOut)))
    scene.handle(.refresh)
    #expect(try scene.asked == [.films: .page(2, of: "blade", .submission)])
    scene.answer(.success(.sample([2], number: 2, of: 2)))
    #expect(scene.films == [2])
    #expect(scene.response.progress == .resting)
  }

  @Test(arguments: [SearchScene.Request.submit("blade"), .queryChanged("blade")])
  mutating func refreshDuringASearchRepeatsTheSameQuestion(request: SearchScene.Request) {
    scene.handle(request)
    let question = scene.asked[.films]
    scene.handle(.refresh)
    #expect(scene.asked[.films] == question)
    scene.answer(.success(.sample([1])))
    #expect(scene.asked[.history] != nil)
  }

  @Test(arguments: [SearchScene.Request.refresh, .nextPage])
  mutating func refreshAndNextPageDoNothingWithoutResults(request: SearchScene.Request) {
    scene.handle(request)
    #expect(scene.asked.isEmpty)
    #expect(scene.response == .init(source: .tmdb))
  }

  @Test(arguments: [Setting.language, .region, .adult])
  mutating func aSettingThatAffectsListsReloadsTheResults(setting: Setting) throws {
    scene.find("blade")
    scene.change([setting])
    #expect(try scene.asked == [.films: .page(of: "blade", .reload)])
    scene.find("blade")
    scene.change(Set(Setting.allCases).subtracting([.language, .region, .adult]))
    #expect(scene.asked.isEmpty)
  }

  @Test mutating func theHistorySettingReloadsOnlyTheSuggestions() throws {
    scene.handle(.queryChanged("blade"))
    scene.answer(.suggestions, with: .suggestions(["blade runner"]))
    scene.change([.history])
    #expect(try scene.asked == [.films: .page(of: "blade", .typing), .suggestions: .suggestions("blade")])
    scene.answer(.suggestions, with: .suggestions([]))
    #expect(scene.response.suggestions.isEmpty)
    scene.find("blade")
    scene.change([.history])
    #expect(scene.asked.isEmpty, "a submitted query needs no suggestions")
  }
}
