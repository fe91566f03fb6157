import MovieDomain

/// The genres of the catalog's films, with TMDb's ids.
enum CatalogGenre {
  static let all: [Genre] = names.map { Genre(id: $0.id, name: $0.name.string) }

  private static let names: [(id: Genre.ID, name: CatalogText)] = [
    (28, "Action"), (12, "Adventure"), (16, "Animation"),
    (35, "Comedy"), (80, "Crime"), (99, "Documentary"),
    (18, "Drama"), (10751, "Family"), (14, "Fantasy"),
    (36, "History"), (27, "Horror"), (10402, "Music"),
    (9648, "Mystery"), (10749, "Romance"), (878, "Science Fiction"),
    (53, "Thriller"), (10752, "War"), (37, "Western"),
  ]

  static func id(of name: CatalogText) -> Genre.ID? {
    names.first { $0.name == name }?.id
  }
}
