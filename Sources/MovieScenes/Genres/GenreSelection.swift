public import MovieDomain

/// A genre that a list is narrowed to.
public enum GenreSelection: Sendable, Hashable {
  /// As the viewer typed it: a name in any language or an id.
  case named(String)
  case genre(Genre)
  /// The catalog has no such genre; these have similar names.
  case unknown(String, suggestions: [String])

  /// The genre, once the catalog has found it.
  public var genre: Genre? {
    if case .genre(let genre) = self { genre } else { nil }
  }
}

/// Finds genres by the names that viewers see.
struct GenreFinder: Sendable {
  let catalog: any MovieCatalog
  let words: CurrentWords

  /// The genre by the catalog's current name for it.
  func resolve(_ selection: GenreSelection) async throws(CatalogError) -> GenreSelection {
    switch selection {
    case .genre(let genre):
      // A change of language changes its name.
      return .genre((try? await catalog.genres())?.first { $0.id == genre.id } ?? genre)
    case .named(let name), .unknown(let name, _):
      let genres = try await catalog.genres()
      let lists = await words().lists
      if let genre = genres.named(name) ?? genres.first(where: { Self.hasName($0, name, lists) }) {
        return .genre(genre)
      }
      return .unknown(name, suggestions: Spelling.suggestions(for: name, in: genres.map { lists.genre($0.name) }))
    }
  }

  /// Compares in the language on screen: the catalog's names may be in another one.
  private static func hasName(_ genre: Genre, _ name: String, _ lists: any ListWords) -> Bool {
    lists.genre(genre.name).lowercased() == name.lowercased()
      || genre.name.lowercased() == lists.genre(name).lowercased()
  }
}
