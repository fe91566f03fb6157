import MovieDomain

extension Movie {
  /// Returns the film with TMDb's field names, as in lists, and with the complete URL of its poster.
  func json(from source: CatalogSource) -> JSONValue {
    [
      "id": id.json,
      "title": title.json,
      "original_title": originalTitle.json,
      "original_language": originalLanguage.json,
      "release_date": releaseDate.json,
      "overview": overview.json,
      "vote_average": rating.average.json,
      "vote_count": rating.voteCount.json,
      "popularity": popularity.json,
      "genre_ids": genreIDs.json,
      "poster_path": posterPath.json,
      "poster_url": source.posterURL(posterPath).json,
      "backdrop_path": backdropPath.json,
      "adult": isAdult.json,
    ]
  }
}

extension Genre: JSONRepresentable {
  package var json: JSONValue { ["id": id.json, "name": name.json] }
}

extension CalendarDate: JSONRepresentable {
  /// `YYYY-MM-DD`.
  package var json: JSONValue { description.json }
}

extension CatalogSource: JSONRepresentable {
  package var json: JSONValue { idNamespace.json }
}
