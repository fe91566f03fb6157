/// A list of films from another service, such as a Letterboxd export.
public struct FilmList: Sendable, Hashable {
  /// The id namespace of the catalog that the `tmdbID` column refers to.
  public static let idNamespace = "tmdb"

  /// A row that identifies a film by its TMDb id, its IMDb id, its title, or several of them.
  public struct Row: Sendable, Hashable {
    /// The number of the row's line, counted from 1.
    public var line: Int
    /// The title, in any language; nil if the row has none.
    public var title: String?
    /// The release year, 1 through 9999; nil if the row has none.
    public let year: Int?
    /// The film's id at TMDb, greater than 0; nil if the row has none.
    public var tmdbID: Movie.ID?
    /// The film's id at IMDb, such as `tt0017136`; nil if the row has none.
    public var imdbID: String?
    /// The date on which the film was added to the list; nil if the row has none.
    public var date: CalendarDate?
    /// The rating and the viewing; nil unless they were asked for.
    public var diary: Diary?
    /// The shelf that the row belongs to; nil if the file does not say.
    public var shelf: Shelf?

    /// What names the film. Rows with the same values are about the same film.
    package var name: [String?] { [title, year.map(String.init), tmdbID.map(String.init), imdbID] }

    package static let years = 1...9999

    /// Creates a row. Give an id, a title, or both.
    public init(
      line: Int, title: String? = nil, year: Int? = nil, tmdbID: Movie.ID? = nil, imdbID: String? = nil,
      date: CalendarDate? = nil, diary: Diary? = nil, shelf: Shelf? = nil
    ) {
      self.line = line
      self.title = title
      self.year = Self.years.accepting(year)
      self.tmdbID = tmdbID
      self.imdbID = imdbID
      self.date = date
      self.diary = diary
      self.shelf = shelf
    }
  }

  /// The number of rows above which a list is too large to import. TMDb would have to be asked about them for days.
  public static let mostRows = 1_000_000

  /// The rows that identify a film, in file order.
  public var rows: [Row]
  /// The lines that could not be parsed or do not identify a film, with the reasons.
  public var malformed: ImportReport.Lines

  /// The lines with a review or tags, but no day of watching, to which they belong.
  public var undatedReviews: ImportReport.Lines = []
  /// Whether a row has a rating or a day of watching.
  public var hasDiary = false
  /// Whether the lines are entries, several of which may be on one line of the file.
  public var hasEntries = false

  /// Creates a list.
  public init(rows: [Row], malformed: ImportReport.Lines = []) {
    self.rows = rows
    self.malformed = malformed
  }
}
