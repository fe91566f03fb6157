import MovieDisplay
public import MovieDomain
public import MovieScenes

/// The response of a scene about many films of the viewer.
public struct SurveyResponse<Request: Sendable & Equatable, Value: Sendable & Equatable>: Sendable, Equatable {
  /// The catalog in use.
  public var source: CatalogSource
  /// The last request; nil before the first one.
  public var request: Request?
  /// What was found, or why the library could not be read; nil until it is known.
  public var found: Result<Value, StoreError>?
  /// How much is looked up; nil if nothing is.
  public var progress: SurveyProgress?

  /// Creates a response; the defaults describe a scene before its first request.
  public init(source: CatalogSource, found: Result<Value, StoreError>? = nil) {
    self.source = source
    self.found = found
  }
}

/// Looks up many films for each request, which is also the question to the worker.
public struct SurveyInteractor<Request: LanedQuestion & Equatable, Value: Sendable & Equatable>: Interactor {
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

  /// Creates an interactor. A change to any of `settings` looks up the films again, as does one of the library if that is
  /// followed.
  public init(source: CatalogSource, refreshingOn settings: Set<Setting> = [], followsLibrary: Bool = false) {
    response = SurveyResponse(source: source)
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

/// A scene about many films of the viewer: only its request and what it finds are its own.
public protocol SurveyScene: MovieScene where Interactor == SurveyInteractor<Request, Found> {
  /// A request, which is also the question to the worker.
  associatedtype Request: LanedQuestion & Equatable
  /// What is found about the films.
  associatedtype Found: Sendable & Equatable

  /// The settings whose changes look up the films again; none by default.
  static var refreshingSettings: Set<Setting> { get }
  /// Whether changes of the library do so, too; false by default.
  ///
  /// A scene that lists films does not follow the library: a film that is taken off a shelf stays on screen, so that the
  /// same key puts it back.
  static var followsLibrary: Bool { get }

  /// Looks up what was asked for, and says how far it is. Throws if the library cannot be read.
  static func found(
    for request: Request, in context: SceneContext, report: (SurveyProgress) async -> Void
  ) async throws(StoreError) -> Found
}

extension SurveyScene {
  public static var refreshingSettings: Set<Setting> { [] }
  public static var followsLibrary: Bool { false }

  public static func interactor(in context: SceneContext) -> Interactor {
    SurveyInteractor(source: context.catalog.source, refreshingOn: refreshingSettings, followsLibrary: followsLibrary)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    SurveyWorker<Self>(context: context)
  }
}

private struct SurveyWorker<Scene: SurveyScene>: Worker {
  typealias Answer = SurveyInteractor<Scene.Request, Scene.Found>.Answer

  let context: SceneContext

  func answer(_ question: Scene.Request) async -> Answer? {
    await answer(question) { _ in }
  }

  func answer(
    _ question: Scene.Request, report: @escaping @concurrent @Sendable (Answer) async -> Void
  ) async -> Answer? {
    do throws(StoreError) {
      let found = try await Scene.found(for: question, in: context) { await report(.progress($0)) }
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
    title: String, of response: SurveyResponse<Request, Found>, in words: any ViewerWords,
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
    _ gaps: SurveyGaps, from source: CatalogSource, in words: any ViewerWords, none: EmptyState?,
    saysWhatIsGone: Bool = true
  ) {
    let failure = none != nil && gaps.isFailure ? gaps.error : nil
    let (count, names) = (gaps.missing.count, Array(gaps.missing.filter { $0.nonBlank != nil }.prefix(3)))
    var sentences: [String] = []
    if gaps.error?.code == .notFound {
      if saysWhatIsGone { sentences = [words.noLonger(in: source.name, count, names)] }
    } else {
      // Offline mode was requested, so it needs no sentence.
      if let error = gaps.error, failure == nil, error.code != .offline { sentences = [words.sentences(about: error)] }
      if count > 0 { sentences.append(words.notLookedUp(count, names)) }
    }
    warnings = sentences.map { words.warning(about: title, saying: $0) }
    isStale = gaps.staleness != nil
    emptyState = none
    if let failure { fail(words.emptyState(for: failure, from: source), as: failure.outcome) }
  }
}
