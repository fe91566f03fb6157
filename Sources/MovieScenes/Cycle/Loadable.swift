public import MovieDomain

/// A value that is loaded from a catalog, as far as loading has come.
public enum Loadable<Value: Sendable & Hashable & MaybeStale>: Sendable, Hashable {
  /// Not asked for yet, or the request was cancelled.
  case idle
  case loading
  case loaded(Value)
  /// An earlier value, kept because a newer one could not be loaded.
  case stale(Value, CatalogError)
  case failed(CatalogError)

  /// What there is to show.
  public var value: Value? {
    switch self {
    case .loaded(let value), .stale(let value, _): value
    case .idle, .loading, .failed: nil
    }
  }

  /// Why there is nothing newer, or nothing at all.
  public var error: CatalogError? {
    switch self {
    case .stale(_, let error), .failed(let error): error
    case .idle, .loading, .loaded: nil
    }
  }

  /// Begins to load; a value that is there stays until the answer comes.
  public mutating func load() {
    if value == nil { self = .loading }
  }

  /// Takes an answer; a failure leaves an earlier value in place.
  public mutating func take(_ answer: Result<Value, CatalogError>) {
    switch answer {
    case .success(let value): self = value.staleness.map { .stale(value, $0.error) } ?? .loaded(value)
    case .failure(let error): self = value.map { .stale($0, error) } ?? .failed(error)
    }
  }

  /// Ends loading without an answer.
  public mutating func abandon() {
    if self == .loading { self = .idle }
  }
}
