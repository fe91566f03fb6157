/// The port to files that films are imported from and exported to. All methods may be called concurrently.
public protocol FilmFiles: Sendable {
  /// Opens a file, or standard input if `path` is nil, and parses it as far as needed.
  ///
  /// Ratings and days of watching are parsed for the shelf `seen` or without one; the days are not after `today`. Throws
  /// `StoreError(.noFilms)` when the contents are neither a list nor an archive, `.zipped` for a ZIP archive,
  /// `.noTitleColumn` for a table without
  /// titles and ids, `.newerVersion` for an archive of a newer version, `.tooLarge` above the size limit, and codes such
  /// as `.missing` when the file cannot be read.
  func read(_ path: String?, for shelf: Shelf?, today: CalendarDate) async throws(StoreError) -> FilmFile

  /// Writes all films of a shelf, or of the library if `shelf` is nil, that can be read to a file, or to standard output
  /// if `path` is nil. Returns what was written.
  ///
  /// A file is written as a whole or not at all. Unless `replacing`, throws `StoreError(.fileExists)` for an existing
  /// file. Throws other codes when the library cannot be read or the file cannot be written.
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
public struct ArchivedFilm: Sendable, Hashable {
  /// The number of the entry, counted from 1.
  public var line: Int
  /// The film with its details, shelves and diary; nil if the entry could not be read.
  public var film: StoredFilm?

  /// Creates an entry.
  public init(line: Int, _ film: StoredFilm?) {
    self.line = line
    self.film = film
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
public struct ExportReport: Sendable, Hashable {
  /// The number of films written.
  public var written: Int
  /// The films that were left out because they could not be read.
  public var unreadable: [FilmName]
  /// The films that were written without their details, which are missing or cannot be read.
  public var incomplete: [FilmName]

  /// Creates a report. Without arguments, nothing was written.
  public init(written: Int = 0, unreadable: [FilmName] = [], incomplete: [FilmName] = []) {
    self.written = written
    self.unreadable = unreadable
    self.incomplete = incomplete
  }
}
