public import MovieDomain

/// The text about films and people that could not be found by what was typed.
public protocol ReferenceWords: Sendable {
  /// The title shown when several films match. `text` is what was typed.
  func severalFilms(match text: String) -> String
  /// The title shown when several people match.
  func severalPeople(match text: String) -> String
  /// A sentence: name the film by its id.
  var adviceOnSeveralFilms: String { get }
  /// A sentence: name the person by their id.
  var adviceOnSeveralPeople: String { get }
  /// The title shown when no person matches.
  func noPerson(matches text: String) -> String
  /// A sentence: what to try instead of a name that no person has.
  var adviceOnNames: String { get }
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
  /// A question: was one of these meant?
  func didYouMean(_ texts: [String]) -> String
}

struct EnglishReferences: ReferenceWords, EnglishFallback {}

extension ReferenceWords where Self: EnglishFallback {
  public func severalFilms(match text: String) -> String { "Several films match “\(text)”" }
  public func severalPeople(match text: String) -> String { "Several people match “\(text)”" }
  public var adviceOnSeveralFilms: String { "Use the film's id." }
  public var adviceOnSeveralPeople: String { "Use the person's id." }
  public func noPerson(matches text: String) -> String { "No person matches “\(text)”" }
  public var adviceOnNames: String { "Try another spelling, or only the last name." }
  public func noFilm(on shelf: Shelf, matches text: String) -> String {
    switch shelf {
    case .favorites: "No favorite matches “\(text)”"
    case .watchlist: "No film on the watchlist matches “\(text)”"
    case .seen: "No film marked as seen matches “\(text)”"
    }
  }
  public func nothing(withIMDbID id: String) -> String { "Nothing has the IMDb id \(id)" }
  public func noIMDbIDs(inCatalog name: String) -> String { "The \(name) catalog has no IMDb ids" }
  public var adviceWithoutIMDbIDs: String { "Use a title, a name or an id." }
  public func isNotAFilm(_ text: String) -> String { "\(text) is not a film" }
  public func isNotAPerson(_ text: String) -> String { "\(text) is not a person" }
  public func isOfAnotherCatalog(_ person: String) -> String {
    "\(person) belongs to a different catalog than the films"
  }
  public var noServices: String { "Your settings name no streaming services" }
  public var adviceOnServices: String { "Name yours in the settings under “services”." }
  public func didYouMean(_ texts: [String]) -> String { "Did you mean \(texts.joined(separator: " or "))?" }
}
