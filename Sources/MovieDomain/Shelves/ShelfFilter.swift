/// Criteria for the films of a shelf, which are met by what was stored of a film when it was added.
///
/// An unknown value meets no criterion.
public struct ShelfFilter: Sendable, Hashable {
  /// The criteria. Their order does not count, because a shelf has an order of its own.
  public let criteria: MovieFilter
  /// The catalog to which the ids of people belong. The other ids mean the same in every catalog.
  public let source: CatalogSource

  /// Creates a filter.
  public init(_ criteria: MovieFilter, of source: CatalogSource) {
    var criteria = criteria
    criteria.order = .popularity
    self.criteria = criteria
    self.source = source
  }

  /// Whether a film of a catalog, with the viewer's diary if they have seen it, meets all criteria.
  public func meets(_ film: MovieDetails, diary: Diary? = nil, from catalog: CatalogSource) -> Bool {
    guard criteria.meetsListed(film.movie), criteria.stars.contains(diary?.rating), !criteria.isUnseen || diary == nil,
      criteria.runtime.isOpen || criteria.neededRuntime.contains(film.runtime)
    else { return false }
    if let country = criteria.country, !film.countries.contains(where: { $0.region == country }) { return false }
    if let certification = criteria.certification, film.release?.certification != certification { return false }
    if !criteria.people.isEmpty {
      let people = Set((film.credits?.cast ?? []).map(\.id) + (film.credits?.crew ?? []).map(\.id))
      guard catalog == source, people.isSuperset(of: criteria.people) else { return false }
    }
    let services = (film.watchOptions?.offers ?? []).flatMap(\.services).map(\.id)
    return criteria.services.isEmpty || !Set(services).isDisjoint(with: criteria.services)
  }
}
