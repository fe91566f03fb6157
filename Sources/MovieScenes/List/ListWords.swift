public import MovieDisplay

/// The words of the scenes of lists and genres.
public protocol ListWords: Sendable {
  var noFilms: EmptyState { get }
  func unknownGenre(_ name: String, suggestions: [String]) -> EmptyState
  var genres: String { get }
  /// The name of a genre by a catalog's English term, such as `Horror`; the term itself where it has none here.
  func genre(_ name: String) -> String
  var noGenres: String { get }
  /// Stands before the command that shows the films of a genre.
  var opensGenre: String { get }
  /// A film on a list of coming ones that is out already.
  func alreadyOut(_ date: String) -> String
}
