import MovieDomain
import MovieJSON

/// TMDb's answer to another site's id: lists of each kind, of which one has an element. Series are not read.
struct FindResponse {
  let item: CatalogItem?

  init?(_ json: JSONNode, includesAdult: Bool) {
    guard let movies = json.list("movie_results", Movie.init),
      let people = json.list("person_results", { Person($0, includesAdult: includesAdult) })
    else { return nil }
    item = movies.rows.first.map { .movie($0) } ?? people.rows.first.map { .person($0) }
    // An answer that cannot be read must not look like one without results.
    guard item != nil || (movies.skipped == 0 && people.skipped == 0) else { return nil }
  }
}
