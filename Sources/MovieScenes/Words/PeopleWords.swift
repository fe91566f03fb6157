public import MovieDisplay
public import MovieDomain

/// The text of the people and person scenes.
public protocol PeopleWords: Sendable {
  /// The title of the people scene.
  var title: String { get }
  /// The title shown when people could not be loaded.
  var notLoaded: String { get }
  /// The title shown when a person could not be loaded.
  var personNotLoaded: String { get }
  /// Shown when the person does not exist.
  var notFound: EmptyState { get }
  /// Introduces the command or button that opens a person.
  var opensPerson: String { get }
  /// The translation of a catalog's English department, such as `Acting`; the department itself if there is none.
  func department(_ name: String) -> String
  /// The translation of a catalog's English job, such as `Director`; the job itself if there is none.
  func job(_ name: String) -> String
  /// The label of the department a person is known for.
  var knownFor: String { get }
  /// The label of the date of birth.
  var born: String { get }
  /// The label of the date of death.
  var died: String { get }
  /// The label of the place of birth.
  var birthplace: String { get }
  /// A date with the age in years: today for the date of birth of a living person, otherwise at death. The date alone
  /// if the age is nil or negative.
  func dated(_ date: String, aged years: Int?) -> String
  /// The title of the biography section.
  var biography: String { get }
  /// A note on a biography that is not in the requested language. `language` is its ISO 639-1 code.
  func textIn(_ language: String) -> String
  /// The title of the films section with the best-known films.
  var films: String { get }
  /// The title of the films section with all films.
  var allFilms: String { get }
  /// The title of the films section with the films for which the person did something.
  func films(as role: PersonRole) -> String
  /// A sentence shown when the person has no films.
  var noFilms: String { get }
  /// A sentence: the person's films could not be loaded.
  var filmsNotLoaded: String { get }
}
