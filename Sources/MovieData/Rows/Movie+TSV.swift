import MovieDomain
import MovieScenes

extension Movie {
  /// The columns of every list of films.
  static let tsvColumns = ["id", "title", "year", "score", "votes", "date"]

  /// The film's values. `source` is its catalog if that is not the one in use; the id then has the catalog's name, so
  /// that programs can pass it on.
  func tsvRow(from source: CatalogSource? = nil) -> [String] {
    let date = releaseDate?.description ?? ""
    return [
      source?.qualified(id) ?? String(id), shownTitle, String(date.prefix { $0 != "-" }),
      rating.average?.description ?? "", rating.voteCount.map { String($0) } ?? "", date,
    ]
  }
}
