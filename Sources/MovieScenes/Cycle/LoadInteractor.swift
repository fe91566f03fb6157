public import MovieDomain

/// A request to a scene that loads one value by key.
public enum LoadRequest<Key: SceneKey>: Sendable, Equatable {
  /// Loads a value, starting from an empty screen. Replaces a load in progress.
  case load(Key)
  /// Reloads the value. The current one stays until the new one arrives, and becomes stale if loading fails. Does
  /// nothing before the first `load`.
  case refresh
}

/// The response of a scene that loads one value.
public struct LoadResponse<Key: SceneKey, Value: FilmContaining & StalenessReporting>: Sendable, Equatable {
  /// The catalog in use.
  public var source: CatalogSource
  /// Identifies the value; nil before the first request.
  public var key: Key?
  /// The value's loading state.
  public var value: Loadable<Value>
  /// The marks of films on screen that are on a shelf.
  public var marks: [FilmID: FilmMarks] = [:]

  /// The catalog the value comes from.
  public var contentSource: CatalogSource { key?.source ?? source }
  /// The catalog the value comes from if it is not the one in use. Then ids are shown with its name.
  public var otherSource: CatalogSource? { contentSource == source ? nil : contentSource }

  /// Creates a response; the defaults describe a scene before its first request.
  public init(source: CatalogSource, key: Key? = nil, value: Loadable<Value> = .idle) {
    self.source = source
    self.key = key
    self.value = value
  }
}

/// Loads one value by key. A key is also the question to the worker.
public struct LoadInteractor<Key: SceneKey & LanedQuestion, Value: FilmContaining & StalenessReporting>:
  CatalogInteractor
{
  public private(set) var response: LoadResponse<Key, Value>
  private let refreshingSettings: Set<Setting>

  /// Creates an interactor for values from the given catalog. A change of the language reloads the value.
  public init(source: CatalogSource) { self.init(source: source, refreshingOn: [.language]) }

  /// Creates an interactor for values from the given catalog. A change to any of `settings` reloads the value.
  public init(source: CatalogSource, refreshingOn settings: Set<Setting>) {
    response = LoadResponse(source: source)
    refreshingSettings = settings
  }

  public mutating func handle(_ request: LoadRequest<Key>) -> [Effect<Key>] {
    switch request {
    case .load(let key): response = LoadResponse(source: response.source, key: key, value: .loading)
    case .refresh: if response.key != nil { response.value.load() }
    }
    return response.key.map { [.ask($0)] } ?? []
  }

  public mutating func receive(_ answer: Result<Value, CatalogError>, to key: Key) -> [Effect<Key>] {
    response.value.take(answer)
    return []
  }

  public var filmsOnScreen: Set<FilmID> {
    response.value.value.map { Set(in: [$0], of: response.contentSource) } ?? []
  }

  public mutating func mark(_ marks: [FilmID: FilmMarks]) {
    response.marks = marks
  }

  public mutating func abandon(_ key: Key) {
    response.value.abandon()
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Key>] {
    changed.isDisjoint(with: refreshingSettings) ? [] : handle(.refresh)
  }
}

/// Loads one value by key through a function, such as a catalog's method.
public struct LoadWorker<Key: SceneKey, Value: Sendable>: Worker {
  private let load: @Sendable (Key) async throws(CatalogError) -> Value

  /// Creates a worker that calls `load` for each question. `CatalogError(.cancelled)` ends a question without an
  /// answer; other errors are part of the answer.
  public init(_ load: @escaping @Sendable (Key) async throws(CatalogError) -> Value) {
    self.load = load
  }

  public func answer(_ key: Key) async -> Result<Value, CatalogError>? {
    await result { () async throws(CatalogError) in try await load(key) }
  }
}
