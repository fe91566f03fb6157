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
}
