import LogTestSupport
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import Observation
import SceneTestSupport
import Synchronization
import Testing
import ViewerScenes

/// What `RandomSessionTests` do not compare with a model, as they do supersession, queues and cancellation.
@Suite(.timeLimit(.minutes(10))) struct SceneDriverTests {
  typealias Question = Notes.Question

  let worker = HeldWorker<Question, String>()
  let shown = ShownResponses<[String]>()
  let library = TransientFilmLibrary()
  let driver: SceneDriver<Notes>

  init() {
    driver = SceneDriver(Notes(), worker: worker, output: shown.output)
  }

  @Test func aTrailingQuestionMayEndAfterTheFinalDisplayButBeforeTheRequest() async {
    let request = await ask(.ask(.trailing, "a"))
    await shown.waitForFinal(["ask a"])
    #expect(worker.open.map(\.text) == ["a"])
    worker.answer(.init(rule: .trailing, text: "a"), with: "remembered")
    await request.value
    await shown.waitForFinal(["ask a", "remembered"])
  }

  @Test func aBackgroundQuestionDelaysNeitherTheDisplayNorTheRequest() async {
    await driver.handle(.ask(.background, "a"))
    #expect(shown.final == [["ask a"]])
    await worker.wait { $0.count == 1 }
    await worker.report("news", to: .init(rule: .background, text: "a"))
    await shown.waitForFinal(["ask a", "news"])
  }

  @Test func aQuestionWithoutAnAnswerIsAbandoned() async {
    let request = await ask(.ask(.latest, "a"))
    worker.answer(.init(rule: .latest, text: "a"), with: nil)
    await request.value
    #expect(shown.final == [["ask a", "gave up a"]])
  }

  @Test func `A scene ends when an answer only cancels what it waits for`() async {
    let request = await ask(.ask(.latest, "a"))
    _ = await ask(.ask(.background, "b"))
    worker.answer(.init(rule: .background, text: "b"), with: "cancel latest")
    await request.value
    #expect(shown.final == [["ask a", "ask b"]])
  }

  @Test func `A request waits for what an answer asks in place of its question`() async {
    let request = Task {
      await driver.handle(.ask(.latest, "a"))
      return shown.all.last?.response
    }
    await worker.wait { $0.map(\.text) == ["a"] }
    await worker.report("ask instead", to: .init(rule: .latest, text: "a"))
    await worker.wait { $0.map(\.text) == ["more"] }
    worker.answer(.init(rule: .trailing, text: "more"), with: "remembered")
    #expect(await request.value == ["ask a", "remembered"])
  }

  @Test func aSlowDisplaySkipsOutdatedResponses() async {
    let gate = HeldWorker<Int, Bool>()
    let slow = ShownResponses<[String]>()
    let driver = SceneDriver(
      Notes(), worker: worker,
      output: Output { response, isFinal in
        _ = await gate.answer(0)
        await slow.output.present(response, isFinal: isFinal)
      })
    let first = Task { await driver.handle(.note("first")) }
    await gate.wait { $0.count == 1 }
    // Both are handled during the first display.
    let others = [LaneRule.trailing, .background].map { rule in
      Task { await driver.handle(.ask(rule, "x")) }
    }
    await worker.wait { $0.count == 2 }
    gate.answer(0, with: true)
    await first.value
    await gate.wait { $0.count == 1 }
    gate.answer(0, with: true)
    await slow.wait { $0.count == 2 }
    #expect(slow.all.map(\.response.count) == [1, 3])
    others.forEach { $0.cancel() }
  }

  @Test func aReleasedSceneCancelsItsTasks() async {
    var driver: SceneDriver<Notes>? = SceneDriver(Notes(), worker: worker, output: shown.output)
    await driver?.handle(.ask(.background, "a"))
    await worker.wait { $0.count == 1 }
    driver = nil
    await worker.wait { $0.isEmpty }
  }

  @Test func sentRequestsAreHandledInOrder() async {
    let letters = (0..<2000).map { "\($0)" }
    // A task for each request would keep the order most of the time.
    for _ in 0..<20 {
      let shown = ShownResponses<[String]>()
      let driver = SceneDriver(Notes(), worker: worker, output: shown.output)
      for letter in letters { driver.send(.note(letter)) }
      await shown.wait { $0.last?.response.count == letters.count }
      #expect(shown.all.last?.response == letters)
    }
  }

  @Test func aRequestIsHandledAfterThoseThatWereSentBefore() async {
    driver.send(.note("first"))
    driver.send(.note("second"))
    await driver.handle(.note("third"))
    #expect(shown.all.last?.response == ["first", "second", "third"])
  }

  @Test func `What a change of the library does to the response is shown without its films, too`() async throws {
    let driver = SceneDriver(Notes(), worker: worker, output: shown.output, library: library)
    await driver.handle(.note("a"))
    try await library.add(.sample(1, on: .favorites))
    await shown.wait { $0.last?.response == ["a", "changed"] }
  }

  @Test(arguments: [false, true], [LaneRule.latest, .background])
  func `A request waits for the scene's question, which outlives it`(isCanceled: Bool, rule: LaneRule) async throws {
    let driver = SceneDriver(Notes(ruleAgain: rule), worker: worker, output: shown.output, library: library)
    let request = Task {
      await driver.handle(.ask(.latest, "list"))
      return shown.final
    }
    await worker.wait { $0.map(\.text) == ["list"] }
    try await library.add(.sample(1, on: .favorites))
    await worker.wait { $0.map(\.text) == ["list again"] }
    if isCanceled {
      request.cancel()
      #expect(await request.value == [])
    }
    worker.answer(.init(rule: rule, text: "list again", lane: .latest), with: "new")
    let end = ["ask list", "changed", "new"]
    if !isCanceled { #expect(await request.value == [end]) }
    await shown.waitForFinal(end)
  }

  @Test func `A canceled request leaves what replaced a question of the scene itself`() async throws {
    let driver = SceneDriver(Notes(), worker: worker, output: shown.output, library: library)
    await driver.handle(.note("ask list"))
    try await library.add(.sample(1, on: .favorites))
    await worker.wait { $0.map(\.text) == ["list again"] }
    let refresh = Task { await driver.handle(.ask(.latest, "refresh")) }
    await worker.wait { $0.map(\.text) == ["refresh"] }
    refresh.cancel()
    await refresh.value
    try #require(worker.open.map(\.text) == ["refresh"])
    worker.answer(.init(rule: .latest, text: "refresh"), with: "new")
    await shown.wait { $0.last?.response.last == "new" && $0.last?.isFinal == true }
  }

  @Test func `A canceled load leaves the genre of the one before, whose row it has dropped`() async {
    let (worker, shown) = (
      HeldWorker<HomeInteractor.Question, HomeInteractor.Answer>(), ShownResponses<HomeScene.Response>()
    )
    let driver = SceneDriver(HomeInteractor(source: .tmdb), worker: worker, output: shown.output)
    driver.send(.load)
    await worker.wait { $0.contains(.genre) }
    worker.answer(.genre, with: .genre("horror"))
    await worker.wait { $0.contains { $0.lane == .genreRow } }
    let load = Task { await driver.handle(.load) }
    await worker.wait { $0.contains(.genre) && !$0.contains { $0.lane == .genreRow } }
    load.cancel()
    await load.value
    #expect(worker.open.contains(.genre))
  }

  @Test(arguments: [LaneRule.queued, .latest])
  func `What a write or the scene's question asks in turn goes on when a request is canceled`(
    rule: LaneRule
  ) async throws {
    let driver = SceneDriver(Notes(), worker: worker, output: shown.output, library: library)
    let request = Task { await driver.handle(.ask(rule, "list")) }
    await worker.wait { $0.map(\.text) == ["list"] }
    if rule == .latest {
      try await library.add(.sample(1, on: .favorites))
      await worker.wait { $0.map(\.text) == ["list again"] }
    }
    worker.answer(.init(rule: rule, text: rule == .latest ? "list again" : "list"), with: "ask more")
    await worker.wait { $0.map(\.text) == ["more"] }
    request.cancel()
    await request.value
    #expect(worker.open.map(\.text) == ["more"])
  }

  @Test func `A request returns when its result is shown as final, also while a change elsewhere loads`() async throws {
    let driver = SceneDriver(Notes(), worker: worker, output: shown.output, library: library)
    await driver.handle(.note("ask list"))
    try await library.add(.sample(1, on: .favorites))
    await worker.wait { $0.map(\.text) == ["list again"] }
    let request = Task {
      await driver.handle(.note("a"))
      return shown.final
    }
    await shown.wait { $0.last?.response == ["ask list", "changed", "a"] }
    worker.answer(.init(rule: .latest, text: "list again"), with: "new")
    #expect(await request.value == [["ask list"], ["ask list", "changed", "a", "new"]])
  }

  @Test func `Only the request that wants a reload reloads, not a change that the scene follows`() async throws {
    let driver = SceneDriver(
      Notes(), worker: ReloadWorker(),
      output: Output { [shown] in await shown.output.present($0, isFinal: $1) }, library: library)
    Reload.$isWanted.withValue(true) { driver.send(.ask(.latest, "list")) }
    driver.send(.ask(.queued, "b"))
    await shown.wait { $0.last?.response.count == 4 }
    #expect(Set(shown.all.last?.response ?? []) == ["ask list", "ask b", "list true", "b false"])
    _ = try await library.add(.sample(1, on: .favorites))
    await shown.wait { $0.last?.response.count == 6 }
    #expect(shown.all.last?.response.suffix(2) == ["changed", "list again false"])
  }

  @Test func `Each film of a list that grows is looked up once, and again when it changes`() async {
    let (library, shown) = (AskedLibrary(), ShownResponses<ListScene.Response>())
    let driver = SceneContext(catalog: LocalCatalog(), films: library).open(ListScene.self, to: shown.output)
    _ = await library.base.add([.sample(100, on: .favorites)], in: ChangeID())
    for request in [ListScene.Request.load(.popular), .nextPage, .refresh] { await driver.handle(request) }
    #expect(library.asked.all == [[100], [200]])
    #expect(shown.all.last?.response.marks == [100: FilmMarks(shelves: [.favorites])])
    _ = await library.base.remove([100], from: .favorites, in: ChangeID())
    await shown.wait { $0.last?.response.marks.isEmpty ?? false }
    #expect(library.asked.all.last == [100])
  }

  /// Starts a request, and waits until its question is open.
  private func ask(_ request: Notes.Request) async -> Task<Void, Never> {
    let task = Task { await driver.handle(request) }
    guard case .ask(_, let text) = request else { return task }
    await worker.wait { $0.contains { $0.text == text } }
    return task
  }
}

/// Answers with the question and whether its task is to reload.
private struct ReloadWorker: Worker {
  func answer(_ question: Notes.Question) async -> String? { "\(question.text) \(Reload.isWanted)" }
}

/// A library that notes the films whose marks are looked up.
private struct AskedLibrary: LibraryWrapper {
  let base = TransientFilmLibrary()
  let asked = Log<Set<FilmID>>()

  func marks(of ids: Set<FilmID>) async -> [FilmID: FilmMarks] {
    asked.add(ids)
    return await base.marks(of: ids)
  }
}

/// A scene that records everything that happens to it.
struct Notes: Interactor {
  enum Request: Sendable {
    case note(String)
    case ask(LaneRule, String)
  }

  struct Question: LanedQuestion {
    var rule: LaneRule
    var text: String
    var lane: LaneRule

    init(rule: LaneRule, text: String, lane: LaneRule? = nil) {
      (self.rule, self.text, self.lane) = (rule, text, lane ?? rule)
    }
  }

  /// The rule of the question after a change of the library.
  var ruleAgain = LaneRule.latest
  private(set) var response: [String] = []

  mutating func handle(_ request: Request) -> [Effect<Question>] {
    switch request {
    case .note(let text):
      response.append(text)
      return []
    case .ask(let rule, let text):
      response.append("ask \(text)")
      return [.ask(Question(rule: rule, text: text))]
    }
  }

  mutating func receive(_ answer: String, to question: Question) -> [Effect<Question>] {
    if answer == "cancel latest" { return [.cancel(.latest)] }
    if answer == "ask more" { return [.ask(Question(rule: .latest, text: "more"))] }
    if answer == "ask instead" { return [.cancel(.latest), .ask(Question(rule: .trailing, text: "more"))] }
    response.append(answer)
    return []
  }

  mutating func libraryChanged() -> [Effect<Question>] {
    response.append("changed")
    return response.first == "ask list" ? [.ask(Question(rule: ruleAgain, text: "list again", lane: .latest))] : []
  }

  mutating func abandon(_ question: Question) {
    response.append("gave up \(question.text)")
  }
}

@Suite(.timeLimit(.minutes(10))) struct ObservedSceneTests {
  @Test @MainActor func `An observed scene shows a result and notifies its observers`() async {
    let home = ObservedScene(HomeScene.self, in: SceneContext(catalog: LocalCatalog()))
    let changes = Mutex(0)
    withObservationTracking {
      _ = home.viewModel
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    #expect(home.viewModel == nil)
    await home.handle(.load)
    #expect(changes.withLock { $0 } == 1)
    #expect(home.viewModel?.rows.count == 4)
    #expect(!home.isLoading)
  }

  @Test @MainActor func `An observed scene follows the settings for as long as it exists`() async throws {
    let settings = TransientSettings()
    let words = CurrentWords(settings, in: CurrentWords.allLanguages)
    let context = SceneContext(catalog: LocalCatalog(), settings: settings, words: words)
    var home: ObservedScene<HomeScene>? = ObservedScene(in: context)
    weak let remaining = home
    await home?.handle(.load)
    let english = home?.viewModel
    try await settings.set([SettingValue(.language, "ru")])
    while home?.viewModel == english || home?.isLoading == true { await Task.yield() }
    #expect(home?.viewModel?.rows.first?.title == RussianWords().title(of: .topRated))
    home = nil
    #expect(remaining == nil)
  }
}
