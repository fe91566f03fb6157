package import MovieDomain

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

// Genres are found by id, by the catalog's names, by the translated names on screen and by what else people call them.
extension SceneContext {
  /// All genres. Their names hardly change, so a page that is requested again needs no newer ones.
  package func genres() async throws(CatalogError) -> [Genre] {
    let genres = await Reload.$isWanted.withValue(false) {
      await result { () async throws(CatalogError) in try await catalog.genres() }
    }
    guard let genres else { throw CatalogError(.cancelled) }
    return try genres.get()
  }

  /// Looks up the genre that limits a list. Throws if it means nothing; similar names are then in it.
  func resolve(_ genre: inout GenreSelection?) async throws(CatalogError) {
    guard let selection = genre else { return }
    let resolved = try await resolve(selection)
    genre = resolved
    if resolved.value == nil { throw CatalogError(.notFound) }
  }

  /// Returns `.found` or `.unknown`. Throws if the genres of a named selection cannot be loaded.
  package func resolve(_ selection: GenreSelection) async throws(CatalogError) -> GenreSelection {
    switch selection {
    case .found(let genre):
      // The catalog's name for the genre may have changed with the language.
      return .found((try? await genres())?.first { $0.id == genre.id } ?? genre)
    case .named(let name), .unknown(let name, _):
      let genres = try await genres()
      let words = await words()
      for name in [name, GenreAliases.name(for: name)].compactMap(\.self) {
        let genre = genres.first { $0.id == Int(name) } ?? genres.first { Self.hasName($0, name, words) }
        if let genre { return .found(genre) }
      }
      return .unknown(name, suggestions: Spelling.suggestions(for: name, in: genres.map { words.genre($0.name) }))
    }
  }

  /// Returns the name to store for a genre that was typed: the usual English name if there is one, because it means the
  /// genre in every language; otherwise the catalog's name. Nil for an unknown genre.
  ///
  /// If the genres cannot be loaded, accepts the usual names and throws for others.
  package func storedGenreName(of typed: String) async throws(CatalogError) -> String? {
    let words = await words()
    do throws(CatalogError) {
      guard let genre = try await resolve(.named(typed)).value else { return nil }
      return Self.usualName(of: genre.name, words) ?? genre.name
    } catch {
      guard let usual = Self.usualName(of: GenreAliases.name(for: typed) ?? typed, words) else { throw error }
      return usual
    }
  }

  private static func usualName(of name: String, _ words: any Words) -> String? {
    let folded = FoldedText(name)
    return GenreAliases.usualNames.first { FoldedText($0) == folded || FoldedText(words.genre($0)) == folded }
  }

  /// Returns the displayed names of all genres; the usual ones if those of the catalog cannot be loaded.
  package func displayedGenreNames() async -> [String] {
    let words = await words()
    return ((try? await genres().map(\.name)) ?? GenreAliases.usualNames).map { words.genre($0) }
  }

  /// Compares names in the display language, which may differ from the catalog's.
  private static func hasName(_ genre: Genre, _ name: String, _ words: any Words) -> Bool {
    let typed = FoldedText(name)
    return FoldedText(words.genre(genre.name)) == typed || FoldedText(genre.name) == typed
      || FoldedText(genre.name) == FoldedText(words.genre(name))
  }
}
