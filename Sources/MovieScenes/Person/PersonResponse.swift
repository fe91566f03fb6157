public import MovieDisplay
public import MovieDomain

extension PersonScene {
  /// What the interactor knows of the person.
  public struct Response: Sendable, Hashable {
    public var source: CatalogSource
    public var details: Loadable<PersonDetails>

    public init(source: CatalogSource, details: Loadable<PersonDetails>) {
      self.source = source
      self.details = details
    }
  }
}
