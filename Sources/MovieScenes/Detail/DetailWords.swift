public import MovieDomain

/// The text of the detail scene.
public protocol DetailWords: Sendable {
  /// The label of a favorite film.
  var favorite: String { get }
  /// Introduces the command or button that adds the film to the favorites.
  var addToFavorites: String { get }
  /// Introduces the command or button that removes the film from the favorites.
  var removeFromFavorites: String { get }
  var notLoaded: String { get }
  var notRefreshed: String { get }
  /// A sentence: a section could not be loaded.
  var partMissing: String { get }

  var noSuchFilm: String { get }
  /// A sentence: the id does not exist on the host, or in the catalog if `host` is nil.
  func nothing(under id: Int, at host: String?) -> String
  /// A sentence: where to find ids.
  var adviceOnIDs: String { get }

  // Fact labels.
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
  /// The name of a language by its ISO 639-1 code; the code itself if unknown.
  func languageName(_ code: String) -> String
  func list(_ texts: [String]) -> String

  var overview: String { get }
  var noOverview: String { get }
  /// Labels text that is not in the requested language.
  func inLanguage(_ code: String) -> String

  var cast: String { get }
  var crew: String { get }
  var castAndCrew: String { get }
  var noCast: String { get }
  func peopleSkipped(_ count: Int) -> String

  var reviews: String { get }
  var noReviews: String { get }
  func reviewsSkipped(_ count: Int) -> String
  /// How many of all reviews were loaded.
  func first(_ count: Int, of total: Int) -> String
  /// Introduces the link to the complete reviews.
  var wholeReviews: String { get }
  var anonymous: String { get }
}
