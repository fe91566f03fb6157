public import MovieDisplay

/// The text of the scenes about people.
public protocol PeopleWords: Sendable {
  var title: String { get }
  var nobodyLoaded: String { get }
  var notFound: EmptyState { get }
  var opensPerson: String { get }
  /// The translation of a catalog's English department, such as `Acting`.
  func department(_ name: String) -> String
  /// The translation of a catalog's English job, such as `Director`; the job itself if there is none.
  func job(_ name: String) -> String
  var knownFor: String { get }
  var born: String { get }
  var died: String { get }
  var birthplace: String { get }
  var popularity: String { get }
  var homepage: String { get }
  var portrait: String { get }
  /// A date with the age reached on it.
  func dated(_ date: String, aged years: Int?) -> String
  var biography: String { get }
  var noBiography: String { get }
  /// Labels text with its language, by ISO 639-1 code.
  func textIn(_ language: String) -> String
  var films: String { get }
  var noFilms: String { get }
  var filmsMissing: String { get }
}
