/// A film in a list, as display text.
public struct MovieCard: Sendable, Hashable, Identifiable {
  /// The film's id in its catalog.
  public var id: Int
  /// The id as it is typed, such as `built-in:12`; nil for a film of the catalog in use, whose plain id is enough.
  public var qualifiedID: String?
  /// The title in the language of the screen, or the original one.
  public var title: String
  /// The release year, or a placeholder when unknown.
  public var year: String
  /// The average score, or a placeholder when there is none.
  public var score: ScoreBadge
  /// The release date; nil when unknown.
  public var releaseDay: String?
  /// The plot summary; nil when there is none.
  public var overview: String?
  /// The poster's path relative to the catalog's image base URL; nil without a poster.
  public var posterPath: String?
  /// Marks of the viewer's shelves, to show beside the title.
  public var marks: [FilmMark]
  /// A note that only this list needs, such as that the film is already out; nil when there is none.
  public var remark: String?
  /// The note as it is read aloud; nil if that is the same.
  public var remarkAloud: String?
  /// Opens the film's page.
  public var route: Route

  /// Creates a card.
  public init(
    id: Int, qualifiedID: String? = nil, title: String, year: String, score: ScoreBadge, releaseDay: String? = nil,
    overview: String? = nil, posterPath: String? = nil, marks: [FilmMark] = [], remark: String? = nil, route: Route
  ) {
    self.id = id
    self.qualifiedID = qualifiedID
    self.title = title
    self.year = year
    self.score = score
    self.releaseDay = releaseDay
    self.overview = overview
    self.posterPath = posterPath
    self.marks = marks
    self.remark = remark
    self.route = route
  }
}

/// A score as display text, with a level that a view can color.
public struct ScoreBadge: Sendable, Hashable {
  /// How good a score is.
  public enum Level: Sendable, Hashable {
    /// At least 8.0.
    case outstanding
    /// At least 7.0, but below 8.0.
    case high
    /// At least 5.0, but below 7.0.
    case middling
    /// Below 5.0.
    case low
    /// There is no score.
    case none
  }

  /// The score with one decimal, such as `8.3`, or a placeholder.
  public var text: String
  /// How good the score is, after rounding to one decimal.
  public var level: Level
  /// Whether the score is the average of few votes, so that it says little.
  public var isTentative: Bool
  /// The score as it is read aloud, such as `8.3 of 10`.
  public var spoken: String

  /// Creates a badge. Without `spoken`, the text is read aloud.
  public init(text: String, level: Level, isTentative: Bool = false, spoken: String? = nil) {
    self.text = text
    self.spoken = spoken ?? text
    self.level = level
    self.isTentative = isTentative
  }
}

/// A mark beside a film's title that says which shelf of the viewer it is on.
public struct FilmMark: Sendable, Hashable {
  /// What a mark means.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// The film is a favorite.
    case favorite
    /// The film is on the watchlist.
    case watchlist
    /// The viewer has seen the film.
    case seen
  }

  /// What the mark means.
  public var kind: Kind
  /// What the mark means, in words; empty if the text says it.
  public var name: String
  /// The text after the mark, such as the viewer's number of stars; nil when there is none.
  public var text: String?
  /// The viewer's number of stars; nil if there is none.
  public var stars: String?
  /// The mark as it is read aloud; nil if that is the name and the text.
  public var readAloud: String?

  /// Creates a mark, by default without text.
  public init(
    _ kind: Kind, name: String = "", text: String? = nil, stars: String? = nil, readAloud: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.text = text
    self.stars = stars
    self.readAloud = readAloud
  }
}
