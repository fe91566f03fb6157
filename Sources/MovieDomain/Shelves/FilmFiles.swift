/// The port to files that films are imported from and exported to. All methods may be called concurrently.
public protocol FilmFiles: Sendable {
  /// Opens a file, or standard input if `path` is nil, and parses it as far as needed.
  ///
  /// Ratings and days of watching are parsed for the shelf `seen` or without one. No day is later than the one after
  /// `today`, which may have begun where the file was written. Throws `StoreError(.noFilms)` when the contents are neither
  /// a list nor an archive, `.zipped` for a ZIP archive, `.noTitleColumn` for a table without titles and ids,
  /// `.newerVersion` for an archive of a newer version, `.tooLarge` above the size limit, and codes such as `.missing`
  /// when the file cannot be read.
  func read(_ path: String?, for shelf: Shelf?, today: CalendarDate) async throws(StoreError) -> FilmFile

  /// Writes all films of a shelf, or of the library if `shelf` is nil, that can be read to a file, or to standard output
  /// if `path` is nil. Returns what was written.
  ///
  /// A file is written as a whole or not at all. Unless `replacing`, throws `StoreError(.fileExists)` for an existing
  /// file. Throws `.unreadableFilms` or `.earlierLoss` rather than replace it without films or details that it may have.
  /// Throws other codes when the library cannot be read or the file cannot be written.
  func write(
    _ library: any FilmLibrary, _ shelf: Shelf?, as format: FilmFileFormat, to path: String?, replacing: Bool
  ) async throws(StoreError) -> ExportReport
}

/// The contents of an imported file.
public enum FilmFile: Sendable {
  /// A list of films to look up in a catalog.
  case list(FilmList)
  /// Films with all details.
  case archive(any ArchivedFilms)
}

/// Reads the films of an archive, a part at a time, because all of them may not fit into memory.
public protocol ArchivedFilms: Sendable {
  /// The number of entries, whether they can be read or not.
  var count: Int { get }

  /// Returns the next entries; none at the end. Throws if the file cannot be read.
  func next() async throws(StoreError) -> [ArchivedFilm]
}

/// An entry of an archive.
public struct ArchivedFilm: Sendable, Equatable {
  /// The number of the entry, counted from 1.
  public var line: Int
  /// The film with its details, shelves and diary; nil if the entry could not be read.
  public var film: StoredFilm?
  /// The title of an entry that could not be read; nil when unknown.
  public var title: String?
  /// Why an entry without a film could not be read.
  public var reason: ImportReport.Reason

  /// Creates an entry: with a film, or with what is known of one that could not be read.
  public init(line: Int, _ film: StoredFilm?, title: String? = nil, reason: ImportReport.Reason = .notAFilm) {
    self.line = line
    self.film = film
    self.title = title
    self.reason = reason
  }
}

/// A file format for exported films. The raw value is the file name extension.
public enum FilmFileFormat: String, Sendable, Hashable, CaseIterable {
  /// An archive with all details, for import by this program.
  case json
  /// A list of ids, titles, years and dates, for Letterboxd and other programs.
  case csv

  /// Infers the format from the file name extension, ignoring case; JSON without an extension. Nil for another extension.
  public init?(ofFileNamed path: String) {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
    // The name of a hidden file starts with a period.
    let hasExtension = !ending.isEmpty && ending.utf8.count + 1 < name.utf8.count
    guard let format = Self(rawValue: ending) ?? (hasExtension ? nil : .json) else { return nil }
    self = format
  }
}

/// The result of an export.
public struct ExportReport: Sendable, Equatable {
  /// The number of films written.
  public var written: Int
  /// The films that were left out because they could not be read.
  public var unreadable: [FilmName]
  /// The films that were written without their details, which are missing or cannot be read.
  public var incomplete: [FilmName]
  /// Whether some of these films have details that cannot be read.
  public var hasUnreadableDetails = false

  /// Creates a report. Without arguments, nothing was written.
  public init(written: Int = 0, unreadable: [FilmName] = [], incomplete: [FilmName] = []) {
    self.written = written
    self.unreadable = unreadable
    self.incomplete = incomplete
  }
}

/// A list of films from another service, such as a Letterboxd export.
public struct FilmList: Sendable, Equatable {
  /// A row that identifies a film by its TMDb id, its IMDb id, its title, or several of them.
  public struct Row: Sendable, Equatable {
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
