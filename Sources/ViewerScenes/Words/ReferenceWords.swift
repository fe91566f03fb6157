public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// The text of the search history, and about films and people that the user names.
public protocol ReferenceWords: Sendable {
  /// Shown when the history is empty.
  var noHistory: EmptyState { get }
  /// The title shown when the history could not be read or changed.
  var historyNotRead: String { get }
  /// A sentence: the query was removed from the history.
  func searchRemoved(_ query: String) -> String
  /// Shown when the query to remove is not in the history.
  func notInHistory(_ query: String) -> EmptyState
  /// A sentence: all searches were removed from the history.
  var historyCleared: String { get }

  // MARK: - References to films and people

  /// A sentence: a search for the text that was typed found only this film, which has another title.
  func onlyFilm(for text: String, is film: String) -> String
  /// Shown when several films or people match. `text` is what was typed; an id names one of them.
  func several(arePeople: Bool, match text: String) -> EmptyState
  /// The title shown when no film on the shelf matches.
  func noFilm(on shelf: Shelf, matches text: String) -> String
  /// The title shown when the catalog has nothing under an IMDb id.
  func nothing(withIMDbID id: String) -> String
  /// The title shown when the catalog does not know IMDb ids.
  func noIMDbIDs(inCatalog name: String) -> String
  /// A sentence: how to name the film or person instead.
  var adviceWithoutIMDbIDs: String { get }
  /// The title shown when a film is expected, but something else was named.
  func isNotAFilm(_ text: String) -> String
  /// The title shown when a person is expected, but something else was named.
  func isNotAPerson(_ text: String) -> String
  /// The title shown when a person is of another catalog than the films.
  func isOfAnotherCatalog(_ person: String) -> String
  /// The title shown when the viewer's services are meant, and the settings name none.
  var noServices: String { get }
  /// A sentence: name your services in the settings.
  var adviceOnServices: String { get }
}

extension ViewerWords where Self: EnglishFallback {
  public var noHistory: EmptyState {
    EmptyState(title: "No searches yet", message: "Searches that find something are saved here.")
  }
  public var historyNotRead: String { "Could not read or change the search history" }
  public func searchRemoved(_ query: String) -> String { "Removed “\(query)”." }
  public func notInHistory(_ query: String) -> EmptyState {
    EmptyState(title: "“\(query)” is not in the search history")
  }
  public var historyCleared: String { "Search history cleared." }

  // MARK: - References to films and people

  public func onlyFilm(for text: String, is film: String) -> String { "The only film found for “\(text)” is \(film)." }
  public func several(arePeople: Bool, match text: String) -> EmptyState {
    EmptyState(
      title: "Several \(arePeople ? "people" : "films") match “\(text)”",
      advice: "Use the \(arePeople ? "person" : "film")'s id.")
  }
  public func noFilm(on shelf: Shelf, matches text: String) -> String {
    "No \(shelf == .favorites ? "favorite" : "film \(state(on: shelf))") matches “\(text)”"
  }
  public func nothing(withIMDbID id: String) -> String { "No film or person has the IMDb id \(id)" }
  public func noIMDbIDs(inCatalog name: String) -> String { "The \(name) catalog has no IMDb ids" }
  public var adviceWithoutIMDbIDs: String { "Use a title, a name or an id." }
  public func isNotAFilm(_ text: String) -> String { "\(text) is not a film" }
  public func isNotAPerson(_ text: String) -> String { "\(text) is not a person" }
  public func isOfAnotherCatalog(_ person: String) -> String {
    "\(person) belongs to a different catalog than the films"
  }
  public var noServices: String { "Your settings name no streaming services" }
  public var adviceOnServices: String { "Name yours in the settings under “services”." }
}
