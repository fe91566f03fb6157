import MovieDomain
@_exported public import MovieJSON

package protocol JSONRepresentable {
  var json: JSONValue { get }
}

extension JSONValue: JSONRepresentable {
  package var json: JSONValue { self }
}

extension Bool: JSONRepresentable {
  package var json: JSONValue { .bool(self) }
}

extension Int: JSONRepresentable {
  package var json: JSONValue { .int(self) }
}

extension Double: JSONRepresentable {
  package var json: JSONValue { .double(self) }
}

extension String: JSONRepresentable {
  package var json: JSONValue { .string(self) }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  package var json: JSONValue { self?.json ?? .null }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  package var json: JSONValue { .array(map(\.json)) }
}

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

  /// Returns the film with the marks of the viewer's shelves.
  func json(from source: CatalogSource, marks: [FilmID: FilmMarks]) -> JSONValue {
    json(from: source).adding(marks[FilmID(source, id)] ?? FilmMarks())
  }
}

extension JSONValue {
  /// Returns a film with marks, which have the same names in lists and on the film's page.
  func adding(_ marks: FilmMarks) -> JSONValue {
    adding([
      "favorite": marks.shelves.contains(.favorites).json,
      "watchlist": marks.shelves.contains(.watchlist).json,
      "seen": marks.shelves.contains(.seen).json,
      "own_rating": (marks.rating?.stars).json,
    ])
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

extension PagedList {
  /// Returns the fields common to all lists, and the elements under `name`. `page` is the last page on screen, so that
  /// programs can request the next one.
  func json(from source: CatalogSource, as name: String, _ element: (Element) -> JSONValue) -> JSONValue {
    [
      "source": source.json,
      "page": lastPage.json,
      "total_pages": totalPages.json,
      "total_results": totalResults.json,
      "skipped": skipped.json,
      name: .array(elements.map(element)),
    ]
  }
}

extension StalenessReporting {
  /// Whole seconds since the catalog last confirmed an outdated value; null for a current one, and if that is not known.
  var age: JSONValue { (staleness?.age).map { Int($0.components.seconds) }.json }
}
