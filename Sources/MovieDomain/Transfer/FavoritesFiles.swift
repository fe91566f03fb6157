/// The port to files outside the program: favorites come from them and go to them.
public protocol FavoritesFiles: Sendable {
  /// What a file holds; without a path, what is handed to the program as it runs.
  func read(_ path: String?) async throws(StoreError) -> FavoritesFile

  /// Writes all favorites and gives how many they are; without a path, to where the program writes.
  ///
  /// A file is there as a whole or not at all. One that is there already is left alone, unless it is to be replaced.
  func write(
    _ library: any FavoritesLibrary, as format: FavoritesFormat, to path: String?, replacing: Bool
  ) async throws(StoreError) -> Int
}

/// What a file of films holds.
public enum FavoritesFile: Sendable, Hashable {
  /// A list of films to be looked up.
  case list(FilmList)
  /// Favorites with everything that was known of them, and the lines that tell of none.
  case archive([ArchivedFavorite], malformed: [Int])
}

/// A favorite in a file.
public struct ArchivedFavorite: Sendable, Hashable {
  /// Counted from 1.
  public var line: Int
  public var favorite: FavoriteDetails

  public init(line: Int, _ favorite: FavoriteDetails) {
    self.line = line
    self.favorite = favorite
  }
}

/// How favorites are written.
public enum FavoritesFormat: String, Sendable, Hashable, CaseIterable {
  /// With everything that is known of them, for this program to read again.
  case json
  /// Titles, years and days, for Letterboxd and others.
  case csv
}

extension FavoritesFormat {
  /// The format that a file's name asks for; JSON where it asks for none.
  public init(ofFileNamed path: String) {
    let name = path.split(separator: "/").last ?? ""
    self = Self.allCases.first { name.lowercased().hasSuffix(".\($0.rawValue)") } ?? .json
  }
}
