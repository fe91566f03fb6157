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

struct EnglishWatch: WatchWords, EnglishFallback {}

extension WatchWords where Self: EnglishFallback {
  public func title(in country: String?) -> String { "Where to watch" + (country.map { " · \($0)" } ?? "") }
  public func offer(_ kind: WatchOptions.OfferKind) -> String {
    switch kind {
    case .stream: "Stream"
    case .free: "Free"
    case .ads: "With ads"
    case .rent: "Rent"
    case .buy: "Buy"
    }
  }
  public func noOffers(in country: String) -> String {
    "No offers are known for \(EnglishCountry.inSentence(country))."
  }
  public func offers(from company: String) -> String { "from \(company)" }
  public func ownServices(mark: String) -> String { "\(mark) yours" }
  public var isFree: String { "In the U.S. public domain: free to watch and share." }
  public func isFree(from year: Int) -> String {
    "Free to watch and share in the United States from January 1, \(year)."
  }
  public var opensWatchPage: String { "Open where to watch it" }

  public var videos: String { "Trailers" }
  public func videoKind(_ term: String) -> String { term }
  public var official: String { "official" }
  public var playsTrailer: String { "Play the trailer" }

  public var moreLikeThis: String { "More like this" }
  public var allSimilar: String { "All" }

  public var ageRating: String { "Age rating" }
  public var theatricalRelease: String { "In theaters" }
  public var digitalRelease: String { "Digital release" }
  public var discRelease: String { "On disc" }
  public var collection: String { "Collection" }
  public var opensCollection: String { "The whole collection" }
}

/// The names of countries in English sentences.
enum EnglishCountry {
  private static let withArticle: Set = [
    "Bahamas", "British Indian Ocean Territory", "Caribbean Netherlands", "Central African Republic", "Comoros",
    "Czech Republic", "Dominican Republic", "DR Congo", "French Southern Territories", "Gambia", "Isle of Man",
    "Maldives", "Netherlands", "Netherlands Antilles", "Philippines", "Soviet Union",
  ]

  /// The name with an article if it needs one.
  static func inSentence(_ name: String) -> String {
    name.hasPrefix("United ") || name.hasSuffix(" Islands") || withArticle.contains(name) ? "the \(name)" : name
  }
}
