import MovieDisplay
public import MovieDomain
public import MovieScenes

/// The response of a scene about many films of the viewer.
public struct SurveyResponse<Request: Sendable & Hashable, Value: Sendable & Hashable>: Sendable, Hashable {
  /// The catalog in use.
  public var source: CatalogSource
  /// The catalogs that films may come from.
  public var sources: [CatalogSource]
  /// The last request; nil before the first one.
  public var request: Request?
  /// What was found, or why the library could not be read; nil until it is known.
  public var found: Result<Value, StoreError>?
  /// How much is looked up; nil if nothing is.
  public var progress: SurveyProgress?

  /// Creates a response; the defaults describe a scene before its first request.
  public init(source: CatalogSource, sources: [CatalogSource]? = nil, found: Result<Value, StoreError>? = nil) {
    self.source = source
    self.sources = sources ?? [source]
    self.found = found
  }
}

/// Looks up many films for each request, which is also the question to the worker.
public struct SurveyInteractor<Request: LanedQuestion & Hashable, Value: Sendable & Hashable>: Interactor {
  /// How far a look-up is, and then what it found.
  public enum Answer: Sendable {
    /// How far the look-up is.
    case progress(SurveyProgress)
    /// What was found, or why the library could not be read.
    case found(Result<Value, StoreError>)
  }

  public private(set) var response: SurveyResponse<Request, Value>
  private let refreshingSettings: Set<Setting>
  private let followsLibrary: Bool

  /// Creates an interactor. `sources` are the catalogs that films may come from. A change to any of `settings` looks up
  /// the films again.
  ///
  /// A scene that lists films does not follow the library: a film that is taken off a shelf stays on screen, so that the
  /// same key puts it back.
  public init(
    source: CatalogSource, sources: [CatalogSource], refreshingOn settings: Set<Setting> = [],
    followsLibrary: Bool = false
  ) {
    response = SurveyResponse(source: source, sources: sources)
    refreshingSettings = settings
    self.followsLibrary = followsLibrary
  }

  public mutating func handle(_ request: Request) -> [Effect<Request>] {
    if request != response.request { response.found = nil }
    response.request = request
    return [.ask(request)]
  }

  public mutating func receive(_ answer: Answer, to question: Request) -> [Effect<Request>] {
    switch answer {
    case .progress(let progress): response.progress = progress
    case .found(let found):
      response.found = found
      response.progress = nil
    }
    return []
  }

  public mutating func abandon(_ question: Request) {
    response.progress = nil
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Request>] {
    changed.isDisjoint(with: refreshingSettings) ? [] : askAgain
  }

  public mutating func libraryChanged() -> [Effect<Request>] { followsLibrary ? askAgain : [] }

  private var askAgain: [Effect<Request>] { response.request.map { [.ask($0)] } ?? [] }
}

/// Answers each question with what it found about many films, or why the library could not be read.
protocol SurveyWorker<Question, Found>: Worker
where Question: LanedQuestion & Hashable, Answer == SurveyInteractor<Question, Found>.Answer {
  associatedtype Question
  associatedtype Found: Sendable & Hashable

  /// Looks up what was asked for, and says how far it is.
  func found(
    for question: Question, report: (SurveyProgress) async -> Void
  ) async throws(StoreError) -> Found
}

extension SurveyWorker {
  func answer(_ question: Question) async -> Answer? {
    await answer(question) { _ in }
  }

  func answer(
    _ question: Question, report: @escaping @concurrent @Sendable (Answer) async -> Void
  ) async -> Answer? {
    do throws(StoreError) {
      let found = try await found(for: question) { await report(.progress($0)) }
      return Task.isCancelled ? nil : .found(.success(found))
    } catch {
      return .found(.failure(error))
    }
  }
}

extension ListViewModel {
  /// A page about many films of the viewer: how far they are looked up, why they could not be read, or what `show` makes
  /// of what was found.
  init<Request, Found>(
    title: String, of response: SurveyResponse<Request, Found>, in words: any Words,
    activity: (_ done: Int, _ total: Int) -> String,
    failure: String, show: (_ found: Found, _ page: inout ListViewModel) -> Void
  ) {
    self.init(title: title)
    self.activity = response.progress.map { activity($0.done, $0.total) }
    progress = response.progress.flatMap { $0.total > 0 ? Double($0.done) / Double($0.total) : nil }
    switch response.found {
    case nil: break
    case .failure(let error)?: fail(words.emptyState(titled: failure, for: error))
    case .success(let found)?: show(found, &self)
    }
  }

  /// Shows what could not be loaded, and `none` if there are no rows: because of that, or because nothing was found. What
  /// the catalog no longer has is no failure, and `saysWhatIsGone` tells whether it is worth a sentence.
  mutating func show(
    _ gaps: SurveyGaps, from source: CatalogSource, in words: any Words, none: EmptyState?, saysWhatIsGone: Bool = true
  ) {
    let failure = none != nil && gaps.isFailure ? gaps.error : nil
    if gaps.error?.code == .notFound {
      let names = Array(gaps.missing.filter { $0.nonBlank != nil }.prefix(3))
      let sentence = words.noLonger(in: source.name, gaps.missing.count, names)
      warnings = saysWhatIsGone ? [words.warning(about: title, saying: sentence)] : []
    } else {
      warnings = words.warnings(about: title, of: gaps, includingError: failure == nil)
    }
    isStale = gaps.staleness != nil
    emptyState = none
    if let failure { fail(words.emptyState(for: failure, from: source), as: failure.outcome) }
  }
}

extension Words {
  /// Sentences about what a look-up of many films could not load. Offline mode was requested, so it needs none.
  func warnings(about title: String, of gaps: SurveyGaps, includingError: Bool) -> [String] {
    let names = gaps.missing.filter { $0.nonBlank != nil }
    let missing =
      gaps.missing.isEmpty ? nil : notLookedUp(gaps.missing.count, Array(names.prefix(3)))
    let failed = gaps.error.flatMap { includingError && $0.code != .offline ? sentences(about: $0) : nil }
    return [failed, missing].compactMap { $0.map { warning(about: title, saying: $0) } }
  }
}
