public import MovieDomain

/// Something that is asked of a catalog, as far as it has come.
public enum Loadable<Value: Sendable & Hashable>: Sendable, Hashable {
  case loading
  case loaded(Value)
  /// An earlier answer, kept because the newer one did not come.
  case stale(Value, CatalogError)
  case failed(CatalogError)

  /// What there is to show.
  public var value: Value? {
    switch self {
    case .loaded(let value), .stale(let value, _): value
    case .loading, .failed: nil
    }
  }

  /// Why there is nothing newer, or nothing at all.
  public var error: CatalogError? {
    switch self {
    case .stale(_, let error), .failed(let error): error
    case .loading, .loaded: nil
    }
  }

  /// Takes an answer; a failure leaves an earlier value standing.
  mutating func take(_ answer: Result<Value, CatalogError>) {
    switch answer {
    case .success(let value): self = .loaded(value)
    case .failure(let error): self = value.map { .stale($0, error) } ?? .failed(error)
    }
  }
}

extension Loadable where Value: Perishable {
  /// Takes an answer; one that is an earlier answer itself does not count as loaded.
  mutating func take(_ answer: Result<Value, CatalogError>) {
    switch answer {
    case .success(let value): self = value.staleness.map { .stale(value, $0.error) } ?? .loaded(value)
    case .failure(let error): self = self.value.map { .stale($0, error) } ?? .failed(error)
    }
  }
}
