public import MovieDisplay

/// The text of the home, list and genre scenes.
public protocol ListWords: Sendable {
  /// A sentence shown on home in a shelf without films.
  var emptyShelf: String { get }
  /// A note on the shelf of new releases: its films entered the public domain in January of a year.
  func freeSinceJanuary(of year: Int) -> String
  /// A note on the shelf of upcoming films: they will enter the public domain in January of a year.
  func freeFromJanuary(of year: Int) -> String
  /// Shown in place of an empty list.
  var noFilms: EmptyState { get }
  /// Shown when the catalog has no genre with the name; `suggestions` are similar names and may be empty.
  func unknownGenre(_ name: String, suggestions: [String]) -> EmptyState
  /// The title of the genre scene, and the label of a film's genres.
  var genres: String { get }
  /// The translation of a catalog's English genre name, such as `Horror`; the name itself if there is none.
  func genre(_ name: String) -> String
  /// The title shown when the genres could not be loaded.
  var noGenres: String { get }
  /// Introduces the command that lists a genre's films.
  var opensGenre: String { get }
  /// Introduces the settings, where the viewer chooses a genre for the first page.
  var choosesGenre: String { get }
  /// Marks a film on the upcoming list that is already out.
  func alreadyOut(_ date: String) -> String
}

struct EnglishLists: ListWords, EnglishFallback {}

extension ListWords where Self: EnglishFallback {
  public var emptyShelf: String { "No films right now." }
  public func freeSinceJanuary(of year: Int) -> String { "free since January \(year)" }
  public func freeFromJanuary(of year: Int) -> String { "free from January \(year)" }
  public var noFilms: EmptyState {
    EmptyState(title: "No films", message: "This list is empty.", advice: "Try another list or genre.")
  }
  public func unknownGenre(_ name: String, suggestions: [String]) -> EmptyState {
    EmptyState(
      title: "Unknown genre \u{201C}\(name)\u{201D}",
      message: suggestions.isEmpty ? "" : "Did you mean \(suggestions.joined(separator: " or "))?",
      advice: "See the list of genres.")
  }
  public var genres: String { "Genres" }
  public func genre(_ name: String) -> String { name }
  public var noGenres: String { "Could not load genres" }
  public var opensGenre: String { "Browse a genre" }
  public var choosesGenre: String { "Show a genre of your choice on the first page" }
  public func alreadyOut(_ date: String) -> String { "out \(date)" }
}
