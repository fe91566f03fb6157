public import MovieDisplay

/// The words of the scenes of people.
public protocol PeopleWords: Sendable {
  var title: String { get }
  var nobodyLoaded: String { get }
  var notFound: EmptyState { get }
  var opensPerson: String { get }
  /// A catalog's English department, such as `Acting`.
  func department(_ name: String) -> String
  /// What somebody did, by a catalog's English term, such as `Director`; the term itself where it has no name here.
  func job(_ name: String) -> String
  var knownFor: String { get }
  var born: String { get }
  var died: String { get }
  var birthplace: String { get }
  var popularity: String { get }
  var homepage: String { get }
  var portrait: String { get }
  /// A day with the age reached on it.
  func dated(_ date: String, aged years: Int?) -> String
  var biography: String { get }
  var noBiography: String { get }
  /// Says in which language a text is, by its code.
  func textIn(_ language: String) -> String
  var films: String { get }
  var noFilms: String { get }
  var filmsMissing: String { get }
}
