public import MovieDisplay

/// The words of the scenes of lists and genres.
public protocol ListWords: Sendable {
  var noFilms: EmptyState { get }
  func unknownGenre(_ name: String, suggestions: [String]) -> EmptyState
  var genres: String { get }
  var noGenres: String { get }
  /// Stands before the command that shows the films of a genre.
  var opensGenre: String { get }
  /// A film on a list of coming ones that is out already.
  func alreadyOut(_ date: String) -> String
}
