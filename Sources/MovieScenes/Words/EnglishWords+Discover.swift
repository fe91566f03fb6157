public import MovieDisplay
public import MovieDomain

struct EnglishDiscover: DiscoverWords, EnglishFallback {}

extension DiscoverWords where Self: EnglishFallback {
  public var title: String { "Discover" }
  public var trending: String { "Trending this week" }
  public func similar(to title: String) -> String { "More like \(title)" }
  public var unnamedCollection: String { "Collection" }

  public var noMatch: EmptyState {
    EmptyState(title: "No film meets all criteria", message: "", advice: "Leave one out or use a wider range.")
  }
  public func nothingSimilar(to title: String) -> EmptyState {
    EmptyState(title: "No films like \(title) are known", message: "", advice: "")
  }
  public func noCollection(of title: String) -> EmptyState {
    EmptyState(title: "\(title) is not part of a collection", message: "", advice: "")
  }
  public func unknown(_ criterion: MovieFilter.Criterion, _ name: String, suggestions: [String]) -> EmptyState {
    let noun =
      switch criterion {
      case .genre: "genre"
      case .originalLanguage: "language"
      case .country: "country"
      case .service: "streaming service"
      default: "value"
      }
    return EmptyState(
      title: "Unknown \(noun) \u{201C}\(name)\u{201D}",
      message: suggestions.isEmpty ? "" : "Did you mean \(suggestions.joined(separator: " or "))?", advice: "")
  }
  public func cannotApply(_ criterion: MovieFilter.Criterion, catalog: String) -> EmptyState {
    let noun =
      switch criterion {
      case .genre: "by genre"
      case .year: "by year"
      case .score: "by score"
      case .runtime: "by running time"
      case .votes: "by votes"
      case .originalLanguage: "by language"
      case .country: "by country"
      case .person: "by people"
      case .service: "by streaming service"
      case .certification: "by age rating"
      case .order: "in this order"
      }
    return EmptyState(
      title: "The \(catalog) catalog cannot list films \(noun)", message: "",
      advice: "Leave this out, or use another catalog.")
  }

  public func range(_ lower: String?, _ upper: String?) -> String {
    switch (lower, upper) {
    case (let lower?, let upper?): lower == upper ? lower : "\(lower)–\(upper)"
    case (let lower?, nil): "from \(lower)"
    case (nil, let upper?): "up to \(upper)"
    case (nil, nil): "any"
    }
  }
  public func any(of names: [String]) -> String { names.joined(separator: " or ") }
  public func without(_ names: [String]) -> String { "without \(names.joined(separator: ", "))" }
  public func score(_ range: String) -> String { "score \(range)" }
  public func minutes(_ range: String) -> String { "\(range) min" }
  public func votes(_ range: String) -> String { "votes \(range)" }
  public func language(_ name: String) -> String { "in \(name)" }
  public func country(_ name: String) -> String { "made in \(EnglishCountry.inSentence(name))" }
  public func people(_ names: [String]) -> String { "with \(names.joined(separator: ", "))" }
  public func services(_ names: [String]) -> String { "on \(names.joined(separator: ", "))" }
  public func certification(_ rating: String) -> String { "rated \(rating)" }
  public func order(_ order: MovieFilter.Order) -> String? {
    switch order {
    case .popularity: nil
    case .score: "highest score first"
    case .votes: "most votes first"
    case .newest: "newest first"
    case .oldest: "oldest first"
    case .title: "by title"
    case .revenue: "highest revenue first"
    }
  }
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

  public var videos: String { "Trailers" }
  public func videoKind(_ term: String) -> String { term }
  public var official: String { "official" }
  public var playsTrailer: String { "Play the trailer" }

  public var moreLikeThis: String { "More like this" }
  public var allSimilar: String { "All" }

  public var ageRating: String { "Age rating" }
  public var digitalRelease: String { "Digital release" }
  public var collection: String { "Collection" }
  public var opensCollection: String { "The whole collection" }
}

/// The names of countries in English sentences.
private enum EnglishCountry {
  private static let withArticle: Set = [
    "Bahamas", "Czech Republic", "Dominican Republic", "DR Congo", "Netherlands", "Philippines", "Soviet Union",
    "Turks and Caicos Islands",
  ]

  /// The name with an article if it needs one.
  static func inSentence(_ name: String) -> String {
    name.hasPrefix("United ") || withArticle.contains(name) ? "the \(name)" : name
  }
}
