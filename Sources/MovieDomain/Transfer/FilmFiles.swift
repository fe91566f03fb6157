/// The port to files that favorites are imported from and exported to. All methods may be called concurrently.
public protocol FilmFiles: Sendable {
  /// Reads and parses a file, or standard input if `path` is nil.
  ///
  /// Throws `StoreError(.noFilms)` when the contents are neither a list nor an archive, `.newerVersion` for an archive
  /// of a newer version, `.tooLarge` above the size limit, and codes such as `.missing` when the file cannot be read.
  func read(_ path: String?) async throws(StoreError) -> FilmFile

  /// Writes all favorites that can be read to a file, or to standard output if `path` is nil. Returns what was written.
  ///
  /// A file is written as a whole or not at all. Unless `replacing`, throws `StoreError(.fileExists)` for an existing
  /// file. Throws other codes when the favorites cannot be read or the file cannot be written.
  func write(
    _ library: any FilmLibrary, as format: FilmFileFormat, to path: String?, replacing: Bool
  ) async throws(StoreError) -> ExportReport
}

/// The parsed contents of an imported file.
public enum FilmFile: Sendable, Hashable {
  /// A list of films to look up in a catalog.
  case list(FilmList)
  /// Favorites with all details, and the numbers of the lines that could not be parsed.
  case archive([ArchivedFilm], malformed: [Int])
}

/// A favorite read from an archive.
public struct ArchivedFilm: Sendable, Hashable {
  /// The number of the favorite's line, counted from 1.
  public var line: Int
  /// The favorite with its stored details and date.
  public var favorite: StoredFilm

  /// Creates an entry.
  public init(line: Int, _ favorite: StoredFilm) {
    self.line = line
    self.favorite = favorite
  }
}

/// A file format for exported favorites. The raw value is the file name extension.
public enum FilmFileFormat: String, Sendable, Hashable, CaseIterable {
  /// An archive with all details, for import by this program.
  case json
  /// A list of ids, titles, years and dates, for Letterboxd and other programs.
  case csv
}

extension FilmFileFormat {
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
