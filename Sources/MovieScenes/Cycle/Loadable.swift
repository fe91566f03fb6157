public import MovieDomain

/// The loading state of a catalog value.
public enum Loadable<Value: Sendable & Hashable & StalenessReporting>: Sendable, Hashable {
  /// Not requested yet, or the request was cancelled.
  case idle
  case loading
  case loaded(Value)
  /// An earlier value, shown because a newer one could not be loaded.
  case stale(Value, CatalogError)
  case failed(CatalogError)

  /// The value to show, if any.
  public var value: Value? {
    switch self {
    case .loaded(let value), .stale(let value, _): value
    case .idle, .loading, .failed: nil
    }
  }

  /// Why the value is outdated or missing.
  public var error: CatalogError? {
    switch self {
    case .stale(_, let error), .failed(let error): error
    case .idle, .loading, .loaded: nil
    }
  }

  /// Starts loading; an existing value stays until the answer arrives.
  public mutating func load() {
    if value == nil { self = .loading }
  }

  /// Stores a result; a failure does not discard an existing value.
  public mutating func take(_ answer: Result<Value, CatalogError>) {
    switch answer {
    case .success(let value): self = value.staleness.map { .stale(value, $0.error) } ?? .loaded(value)
    case .failure(let error): self = value.map { .stale($0, error) } ?? .failed(error)
    }
  }

  /// Stops loading without a result.
  public mutating func abandon() {
    if self == .loading { self = .idle }
  }
}
