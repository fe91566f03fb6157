import MovieDomain

/// What people call genres besides the names that catalogs give them.
package enum GenreAliases {
  /// The usual English names of all genres.
  package static let usualNames = aliases.keys.sorted()

  /// Whether a text is a usual English name in lower case.
  package static func isUsual(_ text: String) -> Bool { usualNames.contains { $0.lowercased() == text } }

  /// Returns the usual English name of a genre.
  static func name(for typed: String) -> String? { names[FoldedText(typed)] }

  private static let names: [FoldedText: String] = aliases.reduce(into: [:]) { names, entry in
    for alias in entry.value.split(separator: ",") {
      names[FoldedText(String(alias))] = entry.key
    }
  }

  private static let aliases = [
    "Action": "actions, боевики, экшен, экшн",
    "Adventure": "adventures, adventurous, приключение, приключенческий, приключенческие",
    "Animation": "animated, animations, anime, cartoon, cartoons, анимация, аниме, мультфильмы, мультик, мультики",
    "Comedy": "comedies, comic, funny, humor, humour, комедии, юмор",
    "Crime": "crimes, criminal, gangster, gangsters, криминальный, криминальные, преступление",
    "Documentary": "documentaries, doc, docs, docu, non-fiction, документальные, документалка, документалки",
    "Drama": "dramas, dramatic, драмы",
    "Family": "families, children, childrens, kids, семейные, детский, детские, для детей",
    "Fantasy": "fantastic, fantasies, фэнтази, фентези",
    "History": "historic, historical, исторический, исторические",
    "Horror": "horrors, scary, ужас, ужастик, ужастики, хоррор, хорроры",
    "Music": "musical, musicals, музыкальный, музыкальные, мюзикл, мюзиклы",
    "Mystery": "mysteries, detective, whodunit, детективы",
    "Romance": "romances, romantic, love, мелодрамы, романтика, романтический",
    "Science Fiction": "sci-fi, scifi, sf, научная фантастика, фантастический, нф, сай-фай",
    "TV Movie": "tv, tv film, television, телефильм, телефильмы",
    "Thriller": "thrillers, suspense, триллеры",
    "War": "wars, war film, war movie, военные, война, о войне",
    "Western": "westerns, cowboy, cowboys, вестерны",
  ]
}
