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
