import MovieDomain

/// What genres are called beside what their catalog calls them: viewers use the name that they see.
public struct GenreNames: Sendable {
  /// Genres have the names that their catalog gives them.
  public static let ofTheCatalog = GenreNames { $0 }

  private let name: @Sendable (String) async -> String

  /// Takes what gives a name to the catalog's own.
  public init(_ name: @escaping @Sendable (String) async -> String) {
    self.name = name
  }

  /// Takes the names that a language has.
  public init(_ words: any Words) {
    self.init { words.lists.genre($0) }
  }

  /// The genre that somebody means, by its number or either of its names in whatever letters.
  func genre(_ text: String, among genres: [Genre]) async -> Genre? {
    if let genre = genres.named(text) { return genre }
    // A catalog may have the name that the language has, where the viewer has the English one.
    let (typed, called) = (text.lowercased(), await name(text).lowercased())
    for genre in genres {
      let shown = await name(genre.name)
      if shown.lowercased() == typed || genre.name.lowercased() == called { return genre }
    }
    return nil
  }

  /// The names nearest to what was typed, as viewers see them.
  func suggestions(for text: String, among genres: [Genre]) async -> [String] {
    var names: [String] = []
    for genre in genres {
      names.append(await name(genre.name))
    }
    return Spelling.suggestions(for: text, in: names)
  }
}
