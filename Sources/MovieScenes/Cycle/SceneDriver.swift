public import MovieDomain
import Synchronization

/// Runs a scene. It is the only part of the cycle with an actor, tasks and cancellation checks.
///
/// Requests may overlap. `display` is called when the scene becomes idle, `displayProgress` while it is loading: a
/// single request ends in exactly one `display`, and overlapping requests share the last one. Responses that become
/// outdated while a display is busy are skipped.
public actor SceneDriver<I: Interactor> {
  private struct Job {
    let number: Int
    let question: I.Question
    /// The question's rule, or `latest` if it replaced a question of that rule: what waited for that waits for this one.
    let rule: LaneRule
    /// The request that waits for the answer: the one that asked, or whose question this one of the scene's own replaced.
    let request: Int?
    /// The requests that want the answer: the one that asked, and those whose questions this one replaced. Nil stands for
    /// the scene itself. The question ends when the last of them is canceled; the scene never is.
    var askers: Set<Int?>
    let task: Task<Void, Never>
  }

  /// The requests that were sent and are not handled yet, oldest first, with the sender's `Reload.isWanted`.
  private nonisolated let sentRequests = Mutex<[(request: I.Request, isReload: Bool)]>([])
  private var interactor: I
  private let worker: any Worker<I.Question, I.Answer>
  private let output: Output<I.Response>
  private let settings: (any SettingsStore)?
  private let library: (any FilmLibrary)?
  private let libraryFailed: (@Sendable (StoreError) -> Void)?
  private let followsChanges: Bool
  private var jobs: [Job] = []
  private var lastNumber = 0
  private var isOpen = false
  private var following: [Task<Void, Never>] = []
  /// The films whose marks are known. The others in `marks` may be outdated.
  private var markedFilms: Set<FilmID> = []
  private var marks: [FilmID: FilmMarks] = [:]
  /// The number of changes of marks. A lookup that began before the last one is repeated.
  private var markChanges = 0
  /// The callers that wait for the questions of their request, by the request's number.
  private var requests: [Int: CheckedContinuation<Void, Never>] = [:]

  /// The version of the state. It is incremented whenever the state should be shown.
  private var version = 0
  private var shownVersion = 0
  /// The last version that was shown while no change elsewhere made the scene load.
  private var resultVersion = 0
  private var isShowing = false
  /// The response that was shown last, or is being shown.
  private var shownResponse: I.Response?
  private var waiters: [(version: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Creates a driver, which asks nothing before the first request.
  ///
  /// With `settings`, the scene follows their changes from its first request on. With a `library`, it shows the marks of
  /// films, and follows their changes unless `followsChanges` is false. `libraryFailed` is called whenever the marks cannot
  /// be read; films are then shown without them.
  public init(
    _ interactor: I, worker: any Worker<I.Question, I.Answer>, output: Output<I.Response>,
    settings: (any SettingsStore)? = nil, library: (any FilmLibrary)? = nil, followsChanges: Bool = true,
    libraryFailed: (@Sendable (StoreError) -> Void)? = nil
  ) {
    self.interactor = interactor
    self.worker = worker
    self.output = output
    self.settings = settings
    self.library = library
    self.followsChanges = followsChanges
    self.libraryFailed = libraryFailed
  }

  deinit {
    for task in following {
      task.cancel()
    }
    for job in jobs where job.question.endsWithScene {
      job.task.cancel()
    }
  }

  /// Sends a request without waiting for its result.
  ///
  /// Requests are handled in the order in which they are sent, so this is the method for what the user types. It may be
  /// called on any thread.
  ///
  /// Hold the driver until the result is shown. Releasing it earlier cancels what requests have started, and their results
  /// are not shown. Only changes, such as a film that is added to a shelf, are still made.
  public nonisolated func send(_ request: I.Request) {
    sentRequests.withLock { $0.append((request, Reload.isWanted)) }
    Task { await handleSentRequests() }
  }

  /// Handles a request. Returns when all questions it started are finished or superseded and the result is displayed: as
  /// progress while other requests go on, otherwise as final.
  ///
  /// Requests that were sent before are handled first. Two tasks that call this method may arrive in any order; use
  /// `send(_:)` if the order matters.
  ///
  /// Cancelling the calling task cancels the questions the request started, except queued ones, which write, and those
  /// that replaced questions of the scene itself or of another request. The method then returns when the resulting state
  /// is displayed.
  public func handle(_ request: I.Request) async {
    handleSentRequests()
    let number = begin(request)
    await withTaskCancellationHandler {
      await waitForQuestions(of: number)
      await waitUntilShown(version)
    } onCancel: {
      Task { await self.cancel(number) }
    }
  }

  private func handleSentRequests() {
    let sent = sentRequests.withLock { requests in
      defer { requests = [] }
      return requests
    }
    for sent in sent {
      _ = Reload.$isWanted.withValue(sent.isReload) { begin(sent.request) }
    }
  }

  private func begin(_ request: I.Request) -> Int {
    open()
    lastNumber += 1
    let number = lastNumber
    perform(interactor.handle(request), for: number)
    show()
    return number
  }

  // MARK: - Questions

  private func open() {
    guard !isOpen else { return }
    isOpen = true
    guard followsChanges else { return }
    follow(settings?.changes()) { $0.takeSettingsChange($1) }
    follow(library?.changes()) { await $0.takeLibraryChange($1) }
  }

  /// Takes every change of a stream. Weak, so that releasing the driver ends it.
  private func follow<Change: Sendable>(
    _ changes: AsyncStream<Change>?, _ take: @escaping @Sendable (isolated SceneDriver, Change) async -> Void
  ) {
    guard let changes else { return }
    following.append(
      // Detached, because the first request may want a reload, and changes that are followed do not.
      Task.detached { [weak self] in
        for await change in changes {
          guard let self else { return }
          await take(self, change)
        }
      })
  }

  /// Reloads what depends on the library, and shows the scene again if marks of films on screen have changed.
  private func takeLibraryChange(_ films: Set<FilmID>) async {
    markedFilms.subtract(films)
    markChanges += 1
    perform(interactor.libraryChanged(), for: nil)
    if !interactor.filmsOnScreen.isDisjoint(with: films) { await updateMarks() }
    // Meanwhile, an answer may have been shown with the same marks.
    if interactor.response != shownResponse { show() }
  }

  /// Looks up the marks of films that have come on screen. Without a library that can be read, there are none.
  private func updateMarks() async {
    guard let library else { return }
    while true {
      // Not the films of earlier pages, of which a long list has hundreds.
      let new = interactor.filmsOnScreen.subtracting(markedFilms)
      guard !new.isEmpty else { return interactor.mark(marks) }
      let changes = markChanges
      var found: [FilmID: FilmMarks] = [:]
      do throws(StoreError) {
        found = try await library.marks(of: new)
      } catch {
        if error.code != .cancelled { libraryFailed?(error) }
      }
      guard changes == markChanges else { continue }
      markedFilms.formUnion(new)
      for film in new { marks[film] = found[film] }
    }
  }

  private func takeSettingsChange(_ changed: Set<Setting>) {
    let earlier = interactor.response
    perform(interactor.settingsChanged(changed), for: nil)
    // Redisplay for a new language even if nothing is reloaded.
    if changed.contains(.language) || interactor.response != earlier { show() }
  }

  /// Performs effects, whose answers are for `request`. `askers` want them; by default, only that request.
  private func perform(_ effects: [Effect<I.Question>], for request: Int?, askers: Set<Int?>? = nil) {
    var askers = askers ?? [request]
    var canceled: [Job] = []
    for effect in effects {
      switch effect {
      case .ask(let question): ask(question, for: request, askers: askers)
      case .cancel(let lane):
        let dropped = unqueued(in: lane)
        drop(dropped)
        canceled += dropped
        // The questions that follow replace them.
        askers.formUnion(dropped.flatMap(\.askers))
        // What waits until the scene is idle may have waited for them.
        if dropped.contains(where: \.rule.blocksIdle) { show() }
      }
    }
    // Not before, because a request waits for the questions that follow, too.
    release(canceled)
  }

  private func ask(_ question: I.Question, for request: Int?, askers: Set<Int?>) {
    var earlier: Task<Void, Never>?
    var superseded: [Job] = []
    if question.rule == .queued {
      earlier = jobs.last { $0.question.lane == question.lane }?.task
    } else {
      superseded = unqueued(in: question.lane)
    }
    lastNumber += 1
    let number = lastNumber
    // Weak, so that releasing the driver deallocates it.
    let task = Task { [weak self, worker, earlier] in
      await earlier?.value
      let answer = await worker.answer(question) { [weak self] in await self?.receive($0, for: number) }
      await self?.finish(number, with: answer)
    }
    jobs.append(
      Job(
        number: number, question: question,
        rule: superseded.contains { $0.rule == .latest } ? .latest : question.rule,
        request: request ?? superseded.last?.request,
        // A write outlives every request, and so does what it asks in turn.
        askers: question.rule == .queued ? [nil] : askers.union(superseded.flatMap(\.askers)), task: task))
    drop(superseded)
    release(superseded)
  }

  private func receive(_ answer: I.Answer, for number: Int) {
    guard let job = jobs.first(where: { $0.number == number }) else { return }
    takeAnswer(answer, to: job)
  }

  private func finish(_ number: Int, with answer: I.Answer?) {
    guard let index = jobs.firstIndex(where: { $0.number == number }) else { return }
    let job = jobs.remove(at: index)
    // What this scene has written is shown at once.
    if job.rule == .queued {
      markedFilms = []
      markChanges += 1
    }
    takeAnswer(answer, to: job)
    release([job])
  }

  private func takeAnswer(_ answer: I.Answer?, to job: Job) {
    let earlier = interactor.response
    if let answer {
      perform(interactor.receive(answer, to: job.question), for: job.request, askers: job.askers)
    } else {
      interactor.abandon(job.question)
    }
    if job.rule.blocksIdle || interactor.response != earlier { show() }
  }

  /// The questions in a lane that a newer one supersedes.
  private func unqueued(in lane: I.Question.Lane) -> [Job] {
    jobs.filter { $0.question.lane == lane && $0.rule != .queued }
  }

  private func drop(_ dropped: [Job]) {
    jobs.removeAll { job in dropped.contains { $0.number == job.number } }
    for job in dropped { job.task.cancel() }
  }

  // MARK: - Requests

  private func waitForQuestions(of request: Int) async {
    guard isWaiting(request) else { return }
    await withCheckedContinuation { requests[request] = $0 }
  }

  private func isWaiting(_ request: Int) -> Bool {
    jobs.contains { $0.request == request && $0.rule.blocksRequest }
  }

  /// Resumes the callers of requests that have no more open questions, now that these have ended.
  private func release(_ ended: [Job]) {
    for case let request? in ended.map(\.request) where !isWaiting(request) {
      requests.removeValue(forKey: request)?.resume()
    }
  }

  private func cancel(_ request: Int) {
    for index in jobs.indices { jobs[index].askers.remove(request) }
    let cancelled = jobs.filter(\.askers.isEmpty)
    drop(cancelled)
    release(cancelled)
    for job in cancelled { interactor.abandon(job.question) }
    if !cancelled.isEmpty { show() }
    requests.removeValue(forKey: request)?.resume()
  }

  // MARK: - Showing

  private func show() {
    version += 1
    guard !isShowing else { return }
    isShowing = true
    Task { await showLatest() }
  }

  private func showLatest() async {
    while shownVersion < version {
      await updateMarks()
      let current = version
      let blocking = jobs.filter { $0.rule.blocksIdle }
      let isIdle = blocking.isEmpty
      let response = interactor.response
      shownResponse = response
      await output.present(response, isFinal: isIdle)
      shownVersion = current
      // What a change has started is awaited, too: until then, a view is shown progress.
      guard isIdle || blocking.contains(where: { $0.request != nil }) else { continue }
      resultVersion = current
      for waiter in waiters where waiter.version <= current {
        waiter.continuation.resume()
      }
      waiters.removeAll { $0.version <= current }
    }
    isShowing = false
  }

  private func waitUntilShown(_ version: Int) async {
    guard resultVersion < version else { return }
    await withCheckedContinuation { waiters.append((version, $0)) }
  }
}
