public import MovieDisplay
public import MovieDomain

/// The text of the detail scene.
public protocol DetailWords: Sendable {
  /// Marks a film that is a favorite.
  var favorite: String { get }
  /// Marks a film that is on the watchlist.
  var onWatchlist: String { get }
  /// Marks a film that the viewer has seen: the last known day, and the viewer's number of stars.
  func seen(on day: String?, rating: String?) -> String
  /// The title of the section on the days on which the viewer has seen the film.
  var viewings: String { get }
  /// When the viewer watched a film for the last time, and how many times in all. `isRewatch` tells that they had seen it
  /// before, even if only one time is known.
  func watched(on day: String, times: Int, isRewatch: Bool) -> String
  /// Introduces the command or button that puts the film on a shelf.
  func add(to shelf: Shelf) -> String
  /// Introduces the command or button that takes the film off a shelf.
  func remove(from shelf: Shelf) -> String
  /// The title shown when the film could not be loaded.
  var filmNotLoaded: String { get }
  /// A sentence: an earlier version is shown, because the film could not be reloaded.
  var filmNotRefreshed: String { get }
  /// A sentence: a section could not be loaded.
  var sectionNotLoaded: String { get }

  /// Shown when no film has the id on the host, or in the catalog if `host` is nil. The message is a sentence of its own.
  func noSuchFilm(withID id: Int, at host: String?) -> EmptyState

  /// The label of the score.
  var score: String { get }
  /// The label of the release date.
  var released: String { get }
  /// The label of the countries of production.
  func countries(_ count: Int) -> String
  /// The label of the original language.
  var language: String { get }
  /// The label of the budget.
  var budget: String { get }
  /// The label of the revenue.
  var revenue: String { get }
  /// The label of how popular a film or a person is now.
  var popularity: String { get }
  /// The label of the home page.
  var homepage: String { get }

  /// The number of votes.
  func votes(_ count: Int) -> String
  /// Who directed the film. `names` has at least one name.
  func directed(by names: [String]) -> String
  /// A duration in hours and minutes.
  func duration(minutes: Int) -> String
  /// An amount of whole U.S. dollars.
  func dollars(_ amount: Int) -> String
  /// The name of a language by its ISO 639-1 code; the code itself if unknown.
  func languageName(_ code: String) -> String
  /// The name of a country by its ISO 3166-1 code. `name` is the catalog's English name.
  func countryName(_ code: String, _ name: String) -> String

  /// The title of the overview section.
  var overview: String { get }
  /// A sentence shown when the film has no overview.
  var noOverview: String { get }
  /// The language of films or of a video, by its ISO 639-1 code.
  func inLanguage(_ code: String) -> String

  /// The title of the cast section.
  var cast: String { get }
  /// The title of the crew section.
  var crew: String { get }
  /// The title of the section shown when neither cast nor crew could be loaded.
  var castAndCrew: String { get }
  /// A sentence shown when the film has no cast.
  var noCast: String { get }
  /// How many people could not be read, without a final period.
  func peopleSkipped(_ count: Int) -> String

  /// The title of the reviews section.
  var reviews: String { get }
  /// A sentence shown when the film has no reviews.
  var noReviews: String { get }
  /// How many reviews could not be read, without a final period.
  func reviewsSkipped(_ count: Int) -> String
  /// A note on reviews of which only the first `count` were loaded.
  func firstReviews(_ count: Int, of total: Int) -> String
  /// Introduces the command or button that shows the reviews in full.
  var fullReviews: String { get }
  /// The author of a review without one.
  var anonymousAuthor: String { get }

  // MARK: - Where to watch, videos and release

  /// The title of the section about where to watch the film. `country` is nil if the offers do not depend on it.
  func whereToWatch(in country: String?) -> String
  /// How services offer the film.
  func offer(_ kind: WatchOptions.OfferKind) -> String
  /// A sentence: no service offers the film in the country, as far as it is known.
  func noOffers(in country: String) -> String
  /// Names the company whose data the offers are.
  func offers(from company: String) -> String
  /// A note that explains the mark of one's own services.
  func ownServices(mark: String) -> String
  /// The name of one of one's own services, where it is read aloud.
  func ownService(_ name: String) -> String
  /// A sentence: anyone may watch and share the film in the United States, from a year on unless that is nil.
  func isFree(from year: Int?) -> String
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

extension Words where Self: EnglishFallback {
  public var favorite: String { "In your favorites" }
  public var onWatchlist: String { "On your watchlist" }
  public func seen(on day: String?, rating: String?) -> String {
    let stars = rating.map { " · \($0) \($0 == "1" ? "star" : "stars")" } ?? ""
    return (day.map { "Seen on \($0)" } ?? "Seen") + stars
  }
  public var viewings: String { "Your viewings" }
  public func watched(on day: String, times: Int, isRewatch: Bool) -> String {
    times > 1 ? "\(day) · \(number(times))×" : isRewatch ? "\(day) · rewatch" : day
  }
  /// A shelf in a sentence.
  package func place(of shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "favorites"
    case .watchlist: "the watchlist"
    case .seen: "the films you have seen"
    }
  }
  public func add(to shelf: Shelf) -> String { shelf == .seen ? "Mark as seen" : "Add to \(place(of: shelf))" }
  public func remove(from shelf: Shelf) -> String {
    shelf == .seen ? "Mark as not seen" : "Remove from \(place(of: shelf))"
  }
  public var filmNotLoaded: String { "Could not load the film" }
  public var filmNotRefreshed: String { "Could not be refreshed; this is an earlier version." }
  public var sectionNotLoaded: String { "This section could not be loaded." }

  public func noSuchFilm(withID id: Int, at host: String?) -> EmptyState {
    EmptyState(
      title: "No such film", message: "\(host ?? "This catalog") has no film with id \(id).",
      advice: "Search for the film by its title.")
  }

  public var score: String { "Score" }
  public var released: String { "Released" }
  public func countries(_ count: Int) -> String { count == 1 ? "Country" : "Countries" }
  public var language: String { "Language" }
  public var budget: String { "Budget" }
  public var revenue: String { "Revenue" }
  public var popularity: String { "Popularity" }
  public var homepage: String { "Home page" }

  public func votes(_ count: Int) -> String { counted(count, "vote") }

  public func directed(by names: [String]) -> String {
    let named = names.count > 3 ? names.prefix(2) + ["\(names.count - 2) others"] : names[...]
    guard let last = named.last, named.count > 1 else { return "directed by \(names.joined())" }
    return "directed by \(named.dropLast().joined(separator: ", ")) and \(last)"
  }

  public func duration(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return switch (hours, rest) {
    case (0, _): "\(rest) min"
    case (_, 0): "\(number(hours)) h"
    default: "\(number(hours)) h \(rest) min"
    }
  }
  public func dollars(_ amount: Int) -> String { "$\(number(amount))" }
  public func languageName(_ code: String) -> String { Languages.names[code.lowercased()] ?? code }
  public func countryName(_ code: String, _ name: String) -> String { Countries.names[code] ?? name }

  public var overview: String { "Overview" }
  public var noOverview: String { "No overview yet." }
  public func inLanguage(_ code: String) -> String { "in \(languageName(code))" }

  public var cast: String { "Cast" }
  public var crew: String { "Crew" }
  public var castAndCrew: String { "Cast and crew" }
  public var noCast: String { "No cast listed." }
  public func peopleSkipped(_ count: Int) -> String {
    "\(counted(count, "person", plural: "people")) could not be read"
  }

  public var reviews: String { "Reviews" }
  public var noReviews: String { "No reviews yet." }
  public func reviewsSkipped(_ count: Int) -> String {
    "\(counted(count, "review")) could not be read"
  }
  public func firstReviews(_ count: Int, of total: Int) -> String {
    "first \(number(count)) of \(number(total))"
  }
  public var fullReviews: String { "in full" }
  public var anonymousAuthor: String { "Anonymous" }

  // MARK: - Where to watch, videos and release

  public func whereToWatch(in country: String?) -> String { "Where to watch" + (country.map { " · \($0)" } ?? "") }
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
    "No offers are known for \(country.asCountryInSentence)."
  }
  public func offers(from company: String) -> String { "from \(company)" }
  public func ownServices(mark: String) -> String { "\(mark) yours" }
  public func ownService(_ name: String) -> String { "\(name) (yours)" }
  public func isFree(from year: Int?) -> String {
    year.map { "Free to watch and share in the United States from January 1, \($0)." }
      ?? "In the U.S. public domain: free to watch and share."
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

extension String {
  private static let countriesWithArticle: Set = [
    "Bahamas", "British Indian Ocean Territory", "Caribbean Netherlands", "Central African Republic", "Comoros",
    "Czech Republic", "Dominican Republic", "DR Congo", "French Southern Territories", "Gambia", "Isle of Man",
    "Maldives", "Netherlands", "Netherlands Antilles", "Philippines", "Soviet Union",
  ]

  /// The name of a country in an English sentence, with an article if it needs one.
  var asCountryInSentence: String {
    hasPrefix("United ") || hasSuffix(" Islands") || Self.countriesWithArticle.contains(self) ? "the \(self)" : self
  }
}
