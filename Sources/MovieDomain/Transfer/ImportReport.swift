/// The result of an import: each line is in one of the first six lists, or counted there.
public struct ImportReport: Sendable, Hashable {
  /// A line of the imported file. Readers throw one that cannot be imported.
  public struct Line: Error, Hashable {
    /// The line's number, counted from 1.
    public var number: Int
    /// The film's title; nil when unknown.
    public var title: String?
    /// Why the line was not imported; nil if it was, or was not processed.
    public var reason: Reason?

    /// Creates a line.
    public init(_ number: Int, title: String? = nil, reason: Reason? = nil) {
      self.number = number
      self.title = title
      self.reason = reason
    }
  }

  /// What an import changed in the library. Several lines may be about the same film.
  public struct Changes: Sendable, Hashable {
    /// The number of films that are new on a shelf.
    public var newFilms = 0
    /// The number of films that were there already, and whose diary has changed.
    public var updatedFilms = 0
    /// The number of films that were there already, with everything that the file says about them.
    public var unchangedFilms = 0
    /// The number of new viewings, of films of any kind.
    public var newViewings = 0
    /// The number of films that were taken off the watchlist, because the file says that they have been seen.
    public var leftWatchlist = 0

    /// Creates a record without changes.
    public init() {}
  }

  /// What the import changed in the library.
  public var changes = Changes()
  /// Lines that added a film to the shelf, or something to its diary.
  public var added: Lines = []
  /// Lines whose film was on the shelf already, with the same entries in its diary.
  public var alreadyThere: Lines = []
  /// Lines that no film in the catalog matches clearly.
  public var notMatched: Lines = []
  /// Films that could not be looked up or loaded.
  public var failed: Lines = []
  /// Lines that could not be parsed or do not identify a film.
  public var malformed: Lines = []
  /// Lines that were not processed because the import stopped early. Import the file again to add them.
  public var untried: Lines = []
  /// Lines that were imported without their review and tags, which belong to a viewing with a day.
  public var withoutReview: Lines = []
  /// Whether the file has ratings or days of watching that the shelf has no room for.
  public var leavesOutDiary = false
  /// Whether the numbers of lines are those of entries in the file.
  public var hasEntries = false
  /// Whether nothing was changed, and this is what an import would do.
  public var isDryRun = false
  /// The error that ended the import early; nil if it ran to its end.
  public var stop: CatalogOrStoreError?

  /// Creates an empty report.
  public init() {}
}
