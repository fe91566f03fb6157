import MovieDisplay

extension MovieCard {
  /// The id as it is typed: `#12`, or `built-in:12` for a film that is not of the catalog in use.
  var shownID: String { qualifiedID ?? "#\(id)" }
}
