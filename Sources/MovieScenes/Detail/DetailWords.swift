public import MovieDomain

/// The words of the detail scene alone.
public protocol DetailWords: Sendable {
  /// That the viewer keeps the film.
  var favorite: String { get }
  /// Stands before the command, or beside the control, that keeps the film; and that lets go of it.
  var keeps: String { get }
  var letsGo: String { get }
  var notLoaded: String { get }
  var notRefreshed: String { get }
  /// That a part of the page did not come, a whole sentence.
  var partMissing: String { get }

  var noSuchFilm: String { get }
  /// That a server, or the catalog where it is nil, has nothing under an id; a whole sentence.
  func nothing(under id: Int, at host: String?) -> String
  /// Where ids are found, a whole sentence.
  var adviceOnIDs: String { get }

  // The names of the facts.
  var score: String { get }
  var released: String { get }
  var runtime: String { get }
  var genres: String { get }
  var language: String { get }
  var popularity: String { get }
  var budget: String { get }
  var revenue: String { get }
  var homepage: String { get }

  var unknown: String { get }
  var notRated: String { get }
  func votes(_ count: Int) -> String
  func date(_ date: CalendarDate) -> String
  func duration(minutes: Int) -> String
  func dollars(_ amount: Int) -> String
  /// The name of a language by its ISO 639-1 code; the code itself where it has none here.
  func languageName(_ code: String) -> String
  func list(_ texts: [String]) -> String

  var overview: String { get }
  var noOverview: String { get }
  /// Marks a text that is in another language than asked.
  func inLanguage(_ code: String) -> String

  var cast: String { get }
  var crew: String { get }
  var castAndCrew: String { get }
  var noCast: String { get }
  func peopleSkipped(_ count: Int) -> String

  var reviews: String { get }
  var noReviews: String { get }
  func reviewsSkipped(_ count: Int) -> String
  /// How many of all reviews came.
  func first(_ count: Int, of total: Int) -> String
  /// Names the reviews at their full length.
  var wholeReviews: String { get }
  var anonymous: String { get }
}
