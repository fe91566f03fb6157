public import MovieDomain

/// The text about where to watch a film, its videos and its release.
public protocol WatchWords: Sendable {
  /// The title of the section about where to watch the film. `country` is nil if the offers do not depend on it.
  func title(in country: String?) -> String
  /// How services offer the film.
  func offer(_ kind: WatchOptions.OfferKind) -> String
  /// A sentence: no service offers the film in the country, as far as it is known.
  func noOffers(in country: String) -> String
  /// Names the company whose data the offers are.
  func offers(from company: String) -> String
  /// A note that explains the mark of one's own services.
  func ownServices(mark: String) -> String
  /// A sentence: anyone may watch and share the film in the United States.
  var isFree: String { get }
  /// A sentence: anyone may watch and share the film in the United States from a year on.
  func isFree(from year: Int) -> String
  /// Introduces the command or button that opens a page to watch the film from.
  var opensWatchPage: String { get }

  /// The title of the section with videos.
  var videos: String { get }
  /// The kind of a video by the catalog's English term, such as `Trailer`; the term itself if there is none.
  func videoKind(_ term: String) -> String
  /// Marks a video that the film's makers published.
  var official: String { get }
  /// Introduces the command or button that plays the trailer.
  var playsTrailer: String { get }

  /// The title of the section with similar films.
  var moreLikeThis: String { get }
  /// Introduces the command or button that shows all similar films.
  var allSimilar: String { get }

  /// The label of the age rating.
  var ageRating: String { get }
  /// The label of the first day in theaters of the viewer's country.
  var theatricalRelease: String { get }
  /// The label of the day of the release on disc.
  var discRelease: String { get }
  /// The label of the day of the digital release.
  var digitalRelease: String { get }
  /// The label of the collection, and the title of a collection without a name.
  var collection: String { get }
  /// Introduces the command or button that shows the whole collection.
  var opensCollection: String { get }
}
