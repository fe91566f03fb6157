import MovieDisplay
import MovieDomain
import MovieScenes

// What becomes of it.
extension TypingSession {
  /// Starts a request and sees the end of the one before, unless that one waits for an answer.
  mutating func start(_ request: SearchScene.Request) async -> Task<Void, Never> {
    settlesAt = nil
    let task = stage.start(request)
    if case .pausing(_, let earlier, _) = phase {
      await earlier.value
    }
    return task
  }

  mutating func finish(_ request: SearchScene.Request, in state: SearchScene.State) async {
    await start(request).value
    await rest(in: state, isMeant: false)
  }

  mutating func ask(_ search: SearchScene.Search, _ request: Task<Void, Never>, isTyped: Bool) async {
    counts.questions += 1
    await stage.catalog.waitForQuestions(counts.questions)
    asking.append(request)
    phase = .asking(search, isTyped: isTyped)
  }

  private mutating func rest(in state: SearchScene.State, isMeant: Bool) async {
    phase = .resting
    expected = state
    counts.finals += 1
    guard let found = state.found, !found.films.elements.isEmpty else { return }
    if isMeant {
      counts.searches += 1
    } else {
      counts.sleeps += 1
      await stage.clock.waitForSleeps(counts.sleeps)
      settlesAt = stage.clock.now.offset + SearchStage.settlingTime
    }
  }

  mutating func pass(_ duration: Duration) async {
    stage.clock.advance(by: duration)
    let now = stage.clock.now.offset
    if case .pausing(let search, let request, let end) = phase, end <= now {
      await ask(search, request, isTyped: true)
    }
    if let end = settlesAt, end <= now {
      settlesAt = nil
      counts.searches += 1
      await stage.history.waitForSearches(counts.searches)
    }
  }

  /// Answers any open question, with a film of its own, with none, or with a failure.
  mutating func answer() async {
    guard !asking.isEmpty else { return }
    let index = Int.random(in: asking.indices, using: &random)
    let film = counts.questions * 100 + asking.count
    let page = Page.sample(Int.random(in: 0..<6, using: &random) == 0 ? [] : [film])
    let error = CatalogError(.timedOut)
    let isFailure = Int.random(in: 0..<6, using: &random) == 0
    let isNewest = index == asking.count - 1
    await stage.catalog.answer(openAt: index, with: isFailure ? .failure(error) : .success(page))
    await asking.remove(at: index).value
    guard isNewest, case .asking(let search, let isTyped) = phase else { return }
    let found = SearchScene.Found(search.query, on: page)
    if !isFailure {
      lastFound = found
    }
    await rest(in: isFailure ? .failed(search, error) : .found(found), isMeant: !isTyped)
  }
}
