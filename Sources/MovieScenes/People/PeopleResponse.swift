public import MovieDisplay
public import MovieDomain

extension PeopleScene {
  /// What the interactor knows of the people.
  public struct Response: Sendable, Hashable {
    public var source: CatalogSource
    public var people: Loadable<PagedList<Person>>
    /// Whether another page is on its way.
    public var isLoadingMore: Bool

    public init(source: CatalogSource, people: Loadable<PagedList<Person>>, isLoadingMore: Bool = false) {
      self.source = source
      self.people = people
      self.isLoadingMore = isLoadingMore
    }
  }
}
