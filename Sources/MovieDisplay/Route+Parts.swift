extension Route {
  /// What films meet on this page; nil for a page whose films are not chosen by criteria.
  package var criteria: [Criterion]? {
    switch self {
    case .discover(let criteria, _), .pick(_, let criteria, _), .shelf(_, let criteria, _, _, _): criteria
    default: nil
    }
  }

  /// The first page of the films that meet other criteria.
  package func meeting(_ criteria: [Criterion]) -> Route {
    switch self {
    case .pick(let shelf, _, let seed): .pick(from: shelf, criteria, seed: seed)
    case .shelf(let id, _, let sort, let isDescending, _):
      .shelf(id: id, criteria, sort: sort, isDescending: isDescending, page: 1)
    default: .discover(criteria)
    }
  }

  /// Whether this is a page of a list after the first.
  package var isNextPage: Bool {
    switch self {
    case .list(_, _, let page), .discover(_, let page), .movie(_, .similar(let page), _), .trending(let page),
      .people(let page, _), .search(_, _, let page), .shelf(_, _, _, _, let page):
      page > 1
    default: false
    }
  }
}
