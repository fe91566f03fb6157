public import MovieDomain

/// A genre that a list is limited to.
public enum GenreSelection: Sendable, Hashable {
  /// A name in any language or an id, as typed.
  case named(String)
  case genre(Genre)
  /// The catalog has no such genre; `suggestions` are similar names.
  case unknown(String, suggestions: [String])

  /// The genre, once resolved.
  public var genre: Genre? {
    if case .genre(let genre) = self { genre } else { nil }
  }
}

/// Resolves genres by their displayed names.
struct GenreFinder: Sendable {
  let catalog: any MovieCatalog
  let words: CurrentWords

  /// Returns the selection with the catalog's current genre.
  func resolve(_ selection: GenreSelection) async throws(CatalogError) -> GenreSelection {
    switch selection {
    case .genre(let genre):
      // The name may have changed with the language.
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

  /// Compares names in the display language, which may differ from the catalog's.
  private static func hasName(_ genre: Genre, _ name: String, _ lists: any ListWords) -> Bool {
    lists.genre(genre.name).lowercased() == name.lowercased()
      || genre.name.lowercased() == lists.genre(name).lowercased()
  }
}
