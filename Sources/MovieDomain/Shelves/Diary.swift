/// What the viewer recorded about a film they have seen.
public struct Diary: Sendable, Equatable, Codable {
  /// The rating that the viewer gave the film apart from a viewing; nil if there is none. Letterboxd rates both, so a
  /// file comes out as it came in.
  public var filmRating: StarRating?
  /// The day on which the viewer rated the film, or removed its rating without those of the viewings; nil if it is not
  /// known.
  public var ratedOn: CalendarDate?
  /// The viewings with a known day, oldest first.
  public private(set) var viewings: [Viewing]

  /// Creates a diary. The viewings are sorted; of several on the same day, one is a rewatch or they are merged.
  public init(filmRating: StarRating? = nil, ratedOn: CalendarDate? = nil, viewings: [Viewing] = []) {
    self.filmRating = filmRating
    self.ratedOn = ratedOn
    var known: [Viewing.Occasion: Viewing] = [:]
    for viewing in viewings { known[viewing.occasion, default: viewing].update(from: viewing) }
    self.viewings = known.values.sorted { $0 < $1 }
  }

  /// The viewer's rating: of the film, or else of the last viewing with a rating, unless it was removed since then.
  public var rating: StarRating? { filmRating ?? lastRated?.rating }

  /// The day of the viewer's rating; nil if it is not known. That of a viewing was given on that day or later.
  package var ratingDay: CalendarDate? { filmRating == nil ? lastRated?.day.date : ratedOn }

  /// The last viewing with a rating that was not removed since then.
  private var lastRated: Viewing? {
    viewings.last { viewing in viewing.rating != nil && ratedOn.map { viewing.day.date > $0 } ?? true }
  }

  /// The day of the last viewing; nil if no day is known.
  public var lastDay: ViewingDay? { viewings.last?.day }

  /// The viewings as they are shown and exported: all after the first are rewatches, because an earlier one may have been
  /// recorded later. The recorded ones stay as they are, so that a file that has them is known to have the same ones.
  package var shownViewings: [Viewing] {
    viewings.enumerated().map { index, viewing in
      var viewing = viewing
      viewing.isRewatch = viewing.isRewatch || index > 0
      return viewing
    }
  }

  /// The diary with everything that another one has recorded, if there is another. Its rating of the film replaces this
  /// one, as does the day on which it was removed.
  package func merging(_ other: Diary?) -> Diary {
    guard let other else { return self }
    let rated = other.filmRating != nil || other.ratedOn != nil ? other : self
    return Diary(filmRating: rated.filmRating, ratedOn: rated.ratedOn, viewings: viewings + other.viewings)
  }

  /// Removes the ratings of the film and of all viewings.
  public mutating func forgetRatings() {
    (filmRating, ratedOn) = (nil, nil)
    for index in viewings.indices { viewings[index].rating = nil }
  }

  /// Adds a viewing that is a rewatch if there is an earlier one. The rating becomes that of the film, too, unless a later
  /// viewing has one, or the film was rated apart from its viewings and seen later. `today` is the day of the rating.
  public mutating func watch(on day: ViewingDay?, rating: StarRating?, today: CalendarDate? = nil) {
    self = merging(news(watchedOn: day, rating: rating, today: today))
  }

  /// What watching the film adds to this diary, alone.
  package func news(watchedOn day: ViewingDay?, rating: StarRating?, today: CalendarDate?) -> Diary {
    // Also of the same stars, so that a sync takes the rating for the later one.
    let ratedOn = rating == nil ? nil : today
    guard let day else { return Diary(filmRating: rating, ratedOn: ratedOn) }
    let isRewatch = viewings.last { $0.day == day }?.isRewatch ?? viewings.contains { $0.day < day }
    let rated = viewings.last { $0.rating != nil }
    let isRatedApart = filmRating != nil && filmRating != rated?.rating
    let isRatedLater = (isRatedApart ? viewings.last : rated).map { $0.day > day } ?? false
    return Diary(
      filmRating: isRatedLater ? nil : rating, ratedOn: isRatedLater ? nil : ratedOn,
      viewings: [Viewing(day: day, rating: rating, isRewatch: isRewatch)])
  }

  private enum CodingKeys: String, CodingKey {
    case filmRating = "rating"
    case ratedOn = "rated"
    case viewings
  }

  /// Reads the rating of the film and its day, if there are any, and the viewings.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      filmRating: try members.decodeIfPresent(StarRating.self, forKey: .filmRating),
      ratedOn: try members.decodeIfPresent(CalendarDate.self, forKey: .ratedOn),
      viewings: try members.decode([Viewing].self, forKey: .viewings))
  }
}

/// One viewing of a film.
public struct Viewing: Sendable, Equatable, Codable {
  /// When the film was watched.
  public var day: ViewingDay
  /// The rating after this viewing; nil if there was none.
  public var rating: StarRating?
  /// Whether the viewer had seen the film before.
  public var isRewatch: Bool
  /// The viewer's review; empty if there is none.
  public var review: String
  /// The viewer's tags, separated by commas as in Letterboxd's files; empty if there are none.
  public var tags: String

  /// Creates a viewing.
  public init(
    day: ViewingDay, rating: StarRating? = nil, isRewatch: Bool = false, review: String = "", tags: String = ""
  ) {
    self.day = day
    self.rating = rating
    self.isRewatch = isRewatch
    self.review = review
    self.tags = tags
  }

  /// The order in time. A rewatch comes after another viewing on the same day.
  static func < (left: Self, right: Self) -> Bool {
    left.day == right.day ? !left.isRewatch && right.isRewatch : left.day < right.day
  }

  /// What tells viewings of a film apart.
  package struct Occasion: Hashable {
    var day: ViewingDay
    var isRewatch: Bool
  }

  package var occasion: Occasion { Occasion(day: day, isRewatch: isRewatch) }

  package mutating func update(from other: Viewing) {
    rating = other.rating ?? rating
    if !other.review.isEmpty { review = other.review }
    if !other.tags.isEmpty { tags = other.tags }
  }
}

/// The day on which the viewer watched a film. It was not in the future when it was recorded.
public struct ViewingDay: Sendable, Hashable, Comparable {
  /// The date.
  public let date: CalendarDate

  /// Creates a day. Returns nil for a day after `today`, and for one before the first film.
  public init?(_ date: CalendarDate, today: CalendarDate) {
    guard date <= today, date.year >= MovieQuery.years.lowerBound else { return nil }
    self.date = date
  }

  /// A day that was checked when it was recorded.
  package init(recorded date: CalendarDate) {
    self.date = date
  }

  /// The order in time.
  public static func < (left: Self, right: Self) -> Bool { left.date < right.date }
}

/// The viewer's own rating of a film: half a star to five stars, in half stars.
public struct StarRating: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number of half stars, 1 through 10.
  public let halves: Int

  /// Half a star.
  public static let fewest = StarRating(uncheckedHalves: 1)
  /// Five stars.
  public static let most = StarRating(uncheckedHalves: 10)

  private init(uncheckedHalves halves: Int) { self.halves = halves }

  /// Creates a rating. Returns nil if the number of half stars is not from 1 through 10.
  public init?(halves: Int) {
    guard (1...10).contains(halves) else { return nil }
    self.init(uncheckedHalves: halves)
  }

  /// Creates a rating. Returns nil if the number of stars is not a multiple of a half from 0.5 through 5.
  public init?(stars: Double) {
    guard (0.5...5).contains(stars), let halves = Int(exactly: stars * 2) else { return nil }
    self.init(halves: halves)
  }

  /// Parses a number of stars, such as `4.5`, `4,5` or `4½`. Returns nil if it is not a rating.
  public init?(text: String) {
    let number = String(text.map { $0 == "," ? "." : $0 })
    if number.last == "½" {
      let whole = number.dropLast()
      guard let stars = whole.isEmpty ? 0 : Int(whole), (0...4).contains(stars) else { return nil }
      self.init(halves: 2 * stars + 1)
    } else {
      guard number.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }), let stars = Double(number) else {
        return nil
      }
      self.init(stars: stars)
    }
  }

  /// The number of stars, 0.5 through 5.
  public var stars: Double { Double(halves) / 2 }

  /// Fewer stars come first.
  public static func < (left: Self, right: Self) -> Bool { left.halves < right.halves }

  /// The number of stars, such as `4` or `4.5`.
  public var description: String { halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5" }
}
