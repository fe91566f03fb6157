package import MovieDisplay
package import MovieDomain
public import MovieScenes

/// The text of the scenes of this library, besides that of the scenes of a catalog, in one language.
public protocol ViewerWords:
  Words, ShelfWords, StatsWords, CalendarWords, SyncWords, SettingsWords, TransferWords, ReferenceWords,
  StoreWords
{}

extension EnglishWords: ViewerWords {}

extension Words {
  /// The text of the scenes of this library. In English for a language that has only the text of `Words`.
  public var viewer: any ViewerWords { self as? any ViewerWords ?? EnglishWords() }
}

extension ViewerWords {
  /// The message about something that could not be read or stored.
  package func emptyState(titled title: String, for error: StoreError) -> EmptyState {
    EmptyState(title: title, message: sentence(for: error), advice: advice(for: error))
  }

  /// A sentence about films that cannot be read; nil when there are none. `sources` as in `shownID`.
  package func sentence(about unreadable: [FilmName], in sources: [CatalogSource] = []) -> String? {
    unreadable.isEmpty ? nil : self.unreadable(unreadable.count, names(of: unreadable, in: sources))
  }

  /// The first films by id and title, as far as they are known. `sources` as in `shownID`.
  package func names(of films: [FilmName], in sources: [CatalogSource] = []) -> [String] {
    films.lazy.map { film in
      [film.id.map { shownID($0, in: sources) }, film.title].compactMap { $0?.nonBlank }.joined(separator: " ")
    }.filter { !$0.isEmpty }.prefix(10).map(\.self)
  }

  /// A film's id as it is typed: with the name of its catalog unless that is the first of `sources`, or there are none.
  package func shownID(_ id: FilmID, in sources: [CatalogSource]) -> String {
    sources.isEmpty || id.source == sources[0] ? "#\(id.movie)" : sources.known(id.source).qualified(id.movie)
  }
}

extension ViewerWords where Self: EnglishFallback {
  /// The first of some titles after a colon, and how many more there are; empty without titles.
  func listed(_ titles: [String], of count: Int) -> String {
    guard !titles.isEmpty else { return "" }
    let rest = count > titles.count ? " and \(more(count - titles.count))" : ""
    return ": \(titles.joined(separator: ", "))\(rest)"
  }
}

extension Movie {
  /// The id and the year, among films with the same title.
  var choice: String { "#\(id)" + (releaseDate.map { " (\($0.year))" } ?? "") }
}

extension CurrentWords {
  /// All languages of this package. A test fails while one falls back to English.
  public static let allLanguages: [any ViewerWords] = [EnglishWords(), RussianWords()]
}
