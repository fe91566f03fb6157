public import MovieDomain
public import MovieScenes

/// The response of a scene that looks up many films of the viewer.
public struct SurveyResponse<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The catalog in use.
  public var source: CatalogSource
  /// The catalogs that films may come from.
  public var sources: [CatalogSource]
  /// What was found, or why the library could not be read; nil until it is known.
  public var found: Result<Value, StoreError>?
  /// How much is looked up; nil if nothing is.
  public var progress: Survey.Progress?

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
    case progress(Survey.Progress)
    /// What was found, or why the library could not be read.
    case found(Result<Value, StoreError>)
  }

  public private(set) var response: SurveyResponse<Value>
  private let followsSettings: Bool
  private var last: Request?

  /// Creates an interactor. `sources` are the catalogs that films may come from. If it follows the settings, it looks up
  /// the films again in another language or country. It does not follow the shelves: a film that is taken off one stays
  /// on screen, so that the same key puts it back.
  public init(source: CatalogSource, sources: [CatalogSource], followsSettings: Bool) {
    response = SurveyResponse(source: source, sources: sources)
    self.followsSettings = followsSettings
  }

  public mutating func handle(_ request: Request) -> [Effect<Request>] {
    if request != last { response.found = nil }
    last = request
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
    guard followsSettings, let last, !changed.isDisjoint(with: [.language, .region]) else { return [] }
    return [.ask(last)]
  }
}

/// Answers each question with what it found about many films, or why the library could not be read.
protocol SurveyWorker<Question, Found>: Worker
where Question: LanedQuestion & Hashable, Answer == SurveyInteractor<Question, Found>.Answer {
  associatedtype Question
  associatedtype Found: Sendable & Hashable

  /// Looks up what was asked for, and says how far it is.
  func found(
    for question: Question, report: (Survey.Progress) async -> Void
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
