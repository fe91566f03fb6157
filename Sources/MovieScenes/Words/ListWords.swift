public import MovieDisplay
public import MovieDomain

/// The text of the home, list and genre scenes.
public protocol ListWords: Sendable {
  /// A sentence shown on home in a row without films.
  var emptyRow: String { get }
  /// A note on the row of new releases or of upcoming films: they enter the public domain in January of a year, or have.
  func freeFromJanuary(of year: Int, isPast: Bool) -> String
  /// Shown in place of an empty list.
  var noFilms: EmptyState { get }
  /// The title of the genre scene, and the label of a film's genres.
  var genres: String { get }
  /// The translation of a catalog's English genre name, such as `Horror`; the name itself if there is none.
  func genre(_ name: String) -> String
  /// The title shown when the genres could not be loaded.
  var noGenres: String { get }
  /// The title shown when the catalog has no genres.
  var hasNoGenres: String { get }
  /// Introduces the command that lists a genre's films.
  var opensGenre: String { get }
  /// Introduces the settings, where the viewer chooses a genre for the first page.
  var choosesGenre: String { get }
  /// Marks a film on the upcoming list that is already out.
  func alreadyOut(_ date: String) -> String

  // MARK: - Films by criteria, similar films and collections

  /// The title of a list of films by criteria, before the criteria.
  var discoverTitle: String { get }
  /// The title of the films that are watched most this week.
  var trending: String { get }
  /// The title of the films that are similar to a film.
  func similar(to title: String) -> String

  /// Shown when no film meets the criteria.
  var noMatch: EmptyState { get }
  /// Shown when there are no films that are similar to a film.
  func nothingSimilar(to title: String) -> EmptyState
  /// Shown when a film is not part of a collection.
  func noCollection(of title: String) -> EmptyState
  /// Shown when the name of a genre or another value means nothing; `suggestions` are similar names and may be empty.
  func unknownValue(_ criterion: MovieFilter.Criterion, _ name: String, suggestions: [String]) -> EmptyState
  /// Shown when a catalog cannot apply a criterion. `catalog` is its name.
  func cannotApply(_ criterion: MovieFilter.Criterion, catalog: String) -> EmptyState

  /// A range of which one end or none is nil, such as “1990–1999” or “from 1990”.
  func range(_ lower: String?, _ upper: String?) -> String
  /// The same for the years of films, of which both may be given.
  func years(_ first: String?, _ last: String?) -> String
  /// Genres of which a film has one.
  func anyGenre(of names: [String]) -> String
  /// Genres that a film does not have.
  func withoutGenres(_ names: [String]) -> String
  /// A range of scores.
  func scoreRange(_ range: String) -> String
  /// A range of running times in minutes.
  func minuteRange(_ range: String) -> String
  /// A range of numbers of votes.
  func voteRange(_ range: String) -> String
  /// A range of the viewer's stars.
  func starRange(_ range: String) -> String
  /// The films that the viewer has not seen.
  var notSeen: String { get }
  /// The country of production.
  func madeIn(_ name: String) -> String
  /// People who worked on a film.
  func withPeople(_ names: [String]) -> String
  /// The streaming services, of which one has a film.
  func onServices(_ names: [String]) -> String
  /// The age rating.
  func certification(_ rating: String) -> String
  /// An order of films; nil for that by popularity.
  func order(_ order: MovieFilter.Order) -> String?

  // MARK: - Marks of films

  /// What the mark of a favorite beside a film's title means.
  var favoriteMark: String { get }
  /// The mark of a film on the watchlist, in words.
  var watchlistMark: String { get }
  /// What the mark of a film that the viewer has seen means. If they have rated it, their number of stars follows.
  func seenMark(isRated: Bool) -> String
  /// The meaning of the mark of a film that the viewer has seen, with their number of stars, as it is read aloud.
  func seenMark(rating: String) -> String
}

extension Words where Self: EnglishFallback {
  public var emptyRow: String { "No films right now." }
  public func freeFromJanuary(of year: Int, isPast: Bool) -> String {
    "free \(isPast ? "since" : "from") January \(year)"
  }
  public var noFilms: EmptyState {
    EmptyState(title: "No films", message: "This list is empty.", advice: "Try another list or genre.")
  }
  public var genres: String { "Genres" }
  public func genre(_ name: String) -> String { name }
  public var noGenres: String { "Could not load genres" }
  public var hasNoGenres: String { "This catalog has no genres" }
  public var opensGenre: String { "Browse a genre" }
  public var choosesGenre: String { "Show a genre of your choice on the first page" }
  public func alreadyOut(_ date: String) -> String { "out \(date)" }

  // MARK: - Films by criteria, similar films and collections

  public var discoverTitle: String { "Discover" }
  public var trending: String { "Trending this week" }
  public func similar(to title: String) -> String { "More like \(title)" }

  public var noMatch: EmptyState {
    EmptyState(title: "No film meets all criteria", advice: "Leave one out or use a wider range.")
  }
  public func nothingSimilar(to title: String) -> EmptyState {
    EmptyState(title: "No films like \(title) are known")
  }
  public func noCollection(of title: String) -> EmptyState {
    EmptyState(title: "\(title) is not part of a collection")
  }
  public func unknownValue(_ criterion: MovieFilter.Criterion, _ name: String, suggestions: [String]) -> EmptyState {
    let (noun, advice) =
      switch criterion {
      case .genre: ("genre", "See the list of genres.")
      case .originalLanguage: ("language", "Use its name, or a code such as ja.")
      case .country: ("country", "Use its name, or a code such as JP.")
      case .service: ("streaming service", "Services differ by country: check the setting \(Setting.region.rawValue).")
      default: ("value", "")
      }
    return EmptyState(
      title: "Unknown \(noun) \u{201C}\(name)\u{201D}",
      suggestion: suggestions.isEmpty ? "" : didYouMean(suggestions),
      advice: suggestions.isEmpty || criterion == .genre ? advice : "")
  }
  public func cannotApply(_ criterion: MovieFilter.Criterion, catalog: String) -> EmptyState {
    let noun =
      switch criterion {
      case .genre, .anyGenre, .without: "by genre"
      case .year: "by year"
      case .score: "by score"
      case .runtime: "by running time"
      case .votes: "by votes"
      case .stars: "by your stars"
      case .seen: "that you have not seen"
      case .originalLanguage: "by language"
      case .country: "by country"
      case .person: "by people"
      case .service: "by streaming service"
      case .certification: "by age rating"
      case .order: "in this order"
      }
    return EmptyState(
      title: "The \(catalog) catalog cannot list films \(noun)",
      advice: criterion == .order ? "Try again with another order." : "Try again without this criterion.")
  }

  public func range(_ lower: String?, _ upper: String?) -> String {
    switch (lower, upper) {
    case (let lower?, let upper?): lower == upper ? lower : "\(lower)–\(upper)"
    case (let lower?, nil): "from \(lower)"
    case (nil, let upper?): "up to \(upper)"
    case (nil, nil): "any"
    }
  }
  public func years(_ first: String?, _ last: String?) -> String { range(first, last) }
  public func anyGenre(of names: [String]) -> String { names.joined(by: "or") }
  public func withoutGenres(_ names: [String]) -> String { "without \(names.joined(separator: ", "))" }
  public func scoreRange(_ range: String) -> String { "score \(range)" }
  public func minuteRange(_ range: String) -> String { "\(range) min" }
  public func voteRange(_ range: String) -> String { "votes \(range)" }
  public func starRange(_ range: String) -> String { "your stars \(range)" }
  public var notSeen: String { "not seen" }
  public func madeIn(_ name: String) -> String { "made in \(name.asCountryInSentence)" }
  public func withPeople(_ names: [String]) -> String { "with \(names.joined(separator: ", "))" }
  public func onServices(_ names: [String]) -> String { "on \(names.joined(separator: ", "))" }
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

  // MARK: - Marks of films

  public var favoriteMark: String { "favorite" }
  public var watchlistMark: String { "on the watchlist" }
  public func seenMark(isRated: Bool) -> String { isRated ? "seen, with your rating" : "seen" }
  public func seenMark(rating: String) -> String {
    "\(seenMark(isRated: true)) of \(rating) \(rating == "1" ? "star" : "stars")"
  }
}
