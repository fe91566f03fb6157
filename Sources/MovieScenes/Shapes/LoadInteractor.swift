public import MovieDomain

/// A request to a scene that loads one value by key.
public enum LoadRequest<Key: Sendable & Hashable>: Sendable, Hashable {
  /// Loads a value, starting from an empty screen.
  case load(Key)
  /// Reloads the value; the current one stays until the answer arrives.
  case refresh
}

/// The response of a scene that loads one value.
public struct LoadResponse<Key: Sendable & Hashable, Value: Sendable & Hashable & StalenessReporting>: Sendable,
  Hashable
{
  /// The catalog the value comes from.
  public var source: CatalogSource
  /// Nil before the first request.
  public var key: Key?
  /// The value's loading state.
  public var value: Loadable<Value>

  public init(source: CatalogSource, key: Key? = nil, value: Loadable<Value> = .idle) {
    self.source = source
    self.key = key
    self.value = value
  }
}

/// Asks a worker to load one value.
public struct LoadQuestion<Key: Sendable & Hashable>: LanedQuestion {
  public var key: Key

  public init(_ key: Key) {
    self.key = key
  }
}

/// Loads one value by key.
public struct LoadInteractor<Key: Sendable & Hashable, Value: Sendable & Hashable & StalenessReporting>: Interactor {
  public private(set) var response: LoadResponse<Key, Value>

  public init(source: CatalogSource) {
    response = LoadResponse(source: source)
  }

  public mutating func handle(_ request: LoadRequest<Key>) -> [Effect<LoadQuestion<Key>>] {
    switch request {
    case .load(let key):
      response = LoadResponse(source: response.source, key: key, value: .loading)
      return [.ask(LoadQuestion(key))]
    case .refresh:
      guard let key = response.key else { return [] }
      response.value.load()
      return [.ask(LoadQuestion(key))]
    }
  }

  public mutating func receive(
    _ answer: Result<Value, CatalogError>, to question: LoadQuestion<Key>
  ) -> [Effect<LoadQuestion<Key>>] {
    response.value.take(answer)
    return []
  }

  public mutating func abandon(_ question: LoadQuestion<Key>) {
    response.value.abandon()
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<LoadQuestion<Key>>] {
    changed.contains(.language) ? handle(.refresh) : []
  }
}

/// Loads one value by key through a function, such as a catalog's method.
public struct LoadWorker<Key: Sendable & Hashable, Value: Sendable>: Worker {
  private let load: @Sendable (Key) async throws(CatalogError) -> Value

  public init(_ load: @escaping @Sendable (Key) async throws(CatalogError) -> Value) {
    self.load = load
  }

  public func answer(
    _ question: LoadQuestion<Key>, report: @escaping @Sendable (Result<Value, CatalogError>) async -> Void
  ) async -> Result<Value, CatalogError>? {
    await result { () async throws(CatalogError) in try await load(question.key) }
  }
}
