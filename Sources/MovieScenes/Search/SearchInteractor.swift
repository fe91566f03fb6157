public import MovieDisplay
public import MovieDomain

/// Searches while someone types, and never shows an older answer over a newer one.
///
/// Every request that takes the place of another gets a number of its own. Actors are re-entrant, so the number is
/// checked after every wait: whoever finds a newer one ends without a word. View models are shown one after another, so
/// a display must not wait, inside `display`, for the end of a request of its own.
public actor SearchInteractor: Interactor {
  /// How long the typing pauses before the catalog is asked.
  static let pause = Duration.milliseconds(300)
  /// How long results stay untouched before typing counts as a search that someone meant to make.
  static let settlingTime = Duration.seconds(2)

  private let catalog: any MovieCatalog
  private let history: any SearchHistory
  private let clock: any Clock<Duration>
  private let output: Output<SearchScene.Response>

  private var progress = SearchProgress()
  private var suggestions: [String] = []
  private var newest = 0
  /// What is on its way.
  private var running: Task<Void, Never>?
  private var settling: Task<Void, Never>?
  private var showing: Task<Void, Never>?

  public init(
    catalog: any MovieCatalog, history: any SearchHistory, clock: any Clock<Duration>,
    output: Output<SearchScene.Response>
  ) {
    self.catalog = catalog
    self.history = history
    self.clock = clock
    self.output = output
  }

  public func handle(_ request: SearchScene.Request) async {
    if let running, request == .nextPage || request == .open {
      return await running.value
    }
    if request == .refreshSuggestions {
      return await refreshSuggestions()
    }
    running?.cancel()
    let wasSettling = settling != nil
    settling?.cancel()
    settling = nil
    newest += 1
    // Before anything waits: whatever request comes next builds on it.
    let step = progress.begin(request)
    // What is asked for again was remembered before, unless that was still to come.
    let settles = step.isRepeated ? wasSettling : !step.isMeant
    let task = Task { [number = newest] in
      await perform(step, settles: settles, number)
      guard number == newest else { return }
      running = nil
      progress.abandon()
    }
    running = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func perform(_ step: SearchProgress.Step, settles: Bool, _ number: Int) async {
    let offered = await offeredSuggestions
    guard isWanted(number) else { return }
    suggestions = offered
    if let search = step.search {
      show(isFinal: false, number)
      if step.waitsForPause {
        try? await clock.sleep(for: Self.pause)
        guard isWanted(number) else { return }
      }
      let answer = await answer(to: search)
      guard isWanted(number) else { return }
      progress.finish(search, with: answer)
    }
    // Before the showing: who asks for the next page on seeing this one finds nothing on its way.
    running = nil
    let query = progress.fruitfulQuery
    if let query, settles {
      settling = settling(query)
    }
    await show(isFinal: true, number).value
    if let query, step.isMeant {
      await history.remember(query)
    }
  }

  /// Only the suggestions: what is on its way goes on, and shows itself.
  private func refreshSuggestions() async {
    let number = newest
    let offered = await offeredSuggestions
    guard isWanted(number) else { return }
    suggestions = offered
    await show(isFinal: running == nil, number).value
    await running?.value
  }

  private var offeredSuggestions: [String] {
    get async { progress.offersSuggestions ? await history.recent().suggestions(for: progress.text) : [] }
  }

  private func isWanted(_ number: Int) -> Bool {
    number == newest && !Task.isCancelled
  }

  private func answer(to search: SearchScene.Search) async -> Result<Page<Movie>, CatalogError> {
    do throws(CatalogError) {
      return .success(try await catalog.movies(matching: search.query, page: search.page))
    } catch {
      return .failure(error)
    }
  }

  /// A word half typed can find films too: only what stays is worth suggesting later.
  private func settling(_ query: String) -> Task<Void, Never> {
    Task {
      try? await clock.sleep(for: Self.settlingTime)
      guard !Task.isCancelled else { return }
      settling = nil
      await history.remember(query)
    }
  }

  /// Shows how things stand, after whatever is being shown: a slow display gets the newest last.
  @discardableResult
  private func show(isFinal: Bool, _ number: Int) -> Task<Void, Never> {
    let response = SearchScene.Response(
      source: catalog.source, text: progress.text, suggestions: suggestions, state: progress.state)
    let task = Task { [earlier = showing, output] in
      await earlier?.value
      guard number == newest else { return }
      await isFinal ? output.present(response) : output.presentProgress(response)
    }
    showing = task
    return task
  }
}
