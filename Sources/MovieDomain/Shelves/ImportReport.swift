/// The result of an import: each line is in one of the first six lists, or counted there.
public struct ImportReport: Sendable, Equatable {
  /// A line of the imported file. Readers throw one that cannot be imported.
  public struct Line: Error, Equatable {
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
  public struct Changes: Sendable, Equatable {
    /// The number of films that are new on a shelf.
    public var newFilms = 0
    /// The number of films that were there already, and whose diary has changed.
    public var updatedFilms = 0
    /// The number of films that were there already, and to which the file adds nothing.
    public var unchangedFilms = 0
    /// The number of films that were there already with a rating or tags other than those in the file, which they keep.
    public var differingFilms = 0
    /// The number of new viewings, of films of any kind.
    public var newViewings = 0
    /// The titles of the films that were taken off the watchlist, because the file says that they have been seen.
    public var leftWatchlist: [String] = []

    /// Creates a record without changes.
    public init() {}
  }

  /// What the import changed in the library.
  public var changes = Changes()
  /// The number of films that are new on each shelf. A film may be new on several.
  public var newFilmsByShelf: [Shelf: Int] = [:]
  /// Lines that added a film to the shelf, or something to its diary.
  public var added: Lines = []
  /// Lines whose film was on the shelf already, and that added nothing to its diary.
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
  /// Lines that were imported without the viewing or the review that the reason is about. Each is in another list, too.
  public var partial: Lines = []
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

  /// Why a line was not imported, or not as a whole.
  public enum Reason: Sendable, Equatable {
    /// The line has neither a title nor an id.
    case noTitle
    /// The line has more or fewer fields than the header.
    case fieldCount
    /// The line has unbalanced quotes.
    case quotes
    /// The year is not a number from 1 to 9999.
    case invalidYear(String)
    /// The id is not a number greater than 0.
    case invalidID(String)
    /// The rating is not a number of stars from 0.5 to 5 in half stars.
    case invalidRating(String)
    /// The same in a file with ratings up to 10.
    case invalidRatingOfTen(String)
    /// The day of watching is not a date.
    case invalidDay(String)
    /// The day of watching is in the future.
    case futureDay(CalendarDate)
    /// The day of watching is before the first film.
    case earlyDay(CalendarDate)
    /// The library has another review of the viewing, which stays.
    case otherReview
    /// The line of an archive is not a film with its shelves.
    case notAFilm
    /// The line is of a list, and the file does not say which one.
    case unknownShelf
    /// No film of the catalog has the title.
    case noSuchTitle
    /// The catalog has no film with the id.
    case noSuchID
    /// No film has the title of the line, if it has one, and its id is of another catalog.
    case otherCatalog
    /// Films with the title are of other years; the nearest year is given.
    case otherYear(Int)
    /// The line has no year, or one beside those of its films, and several films have the title: the first of them.
    case severalFilms([Movie])
    /// The film could not be looked up or loaded.
    case failed(CatalogError)
  }

  /// Lines with the same result, in file order: all are counted, and the first are listed.
  ///
  /// A file may have millions of lines, and listing them all would need many times its memory.
  public struct Lines: Sendable, Equatable, ExpressibleByArrayLiteral {
    /// The number of lines that are listed at most.
    public static let limit = 10_000

    /// The first lines.
    public private(set) var listed: [Line] = []
    /// The number of all lines, also of those that are not listed.
    public private(set) var count = 0

    /// Whether there are no lines.
    public var isEmpty: Bool { count == 0 }

    /// Creates a list of the first of some lines.
    public init(_ lines: some Collection<Line> = []) {
      self += lines
    }

    /// Creates a list of some lines.
    public init(arrayLiteral lines: Line...) { self.init(lines) }

    /// Adds a line, which is only counted once the list is full.
    public mutating func append(_ line: Line) {
      if listed.count < Self.limit { listed.append(line) }
      count += 1
    }

    /// Adds several lines, which are only counted once the list is full.
    public static func += (lines: inout Self, more: some Collection<Line>) {
      lines.listed += more.prefix(limit - lines.listed.count)
      lines.count += more.count
    }
  }
}
