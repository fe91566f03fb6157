public import MovieDisplay

/// The text of the list and genre scenes.
public protocol ListWords: Sendable {
  var noFilms: EmptyState { get }
  func unknownGenre(_ name: String, suggestions: [String]) -> EmptyState
  var genres: String { get }
  /// The translation of a catalog's English genre name, such as `Horror`; the name itself if there is none.
  func genre(_ name: String) -> String
  var noGenres: String { get }
  /// Introduces the command that lists a genre's films.
  var opensGenre: String { get }
  /// Marks a film on the upcoming list that is already out.
  func alreadyOut(_ date: String) -> String
}
