/// The port to files that favorites are imported from and exported to.
public protocol FavoritesFiles: Sendable {
  /// Reads a file, or standard input if `path` is nil.
  func read(_ path: String?) async throws(StoreError) -> FavoritesFile

  /// Writes all favorites that can be read; without a path, to standard output.
  ///
  /// Files are written atomically. An existing file is overwritten only on request; otherwise throws
  /// `StoreError(.fileExists)`.
  func write(
    _ library: any FavoritesLibrary, as format: FavoritesFormat, to path: String?, replacing: Bool
  ) async throws(StoreError) -> ExportReport
}

/// The parsed contents of an import file.
public enum FavoritesFile: Sendable, Hashable {
  /// A list of films to look up in a catalog.
  case list(FilmList)
  /// Favorites with full details, and the numbers of the lines that could not be parsed.
  case archive([ArchivedFavorite], malformed: [Int])
}

/// A favorite read from an archive.
public struct ArchivedFavorite: Sendable, Hashable {
  /// Counted from 1.
  public var line: Int
  public var favorite: FavoriteDetails

  public init(line: Int, _ favorite: FavoriteDetails) {
    self.line = line
    self.favorite = favorite
  }
}

/// A file format for exported favorites.
public enum FavoritesFormat: String, Sendable, Hashable, CaseIterable {
  /// All details, for import by this program.
  case json
  /// Titles, years and dates, for Letterboxd and other programs.
  case csv
}

extension FavoritesFormat {
  /// Infers the format from the file name extension; JSON by default.
  public init(ofFileNamed path: String) {
    let name = path.split(separator: "/").last ?? ""
    self = Self.allCases.first { name.lowercased().hasSuffix(".\($0.rawValue)") } ?? .json
  }
}
