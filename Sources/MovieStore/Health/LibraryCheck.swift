import GRDB
public import MovieDomain

/// Looks at the database of what the viewer keeps: whether it can be read, is whole, and of a version known here.
public struct LibraryCheck: HealthCheck {
  private let directory: String?

  /// Takes the folder of the program's data; nil where there is none.
  public init(directory: String?) {
    self.directory = directory
  }

  public func findings() -> [HealthFinding] {
    guard let directory else { return [.file(.init(.favorites, path: nil, .failed(StoreError(.nowhere))))] }
    let path = "\(directory)/library.sqlite"
    let state = InspectedDatabase(path: path).state { db in
      guard try !LibrarySchema.migrator.hasBeenSuperseded(db) else { throw StoreError(.newerVersion, path: path) }
      // A file of an earlier version is brought up to date with its next use.
      guard try db.tableExists("favoriteCount") else { return 0 }
      return try Int.fetchOne(db, sql: "SELECT number FROM favoriteCount") ?? 0
    }
    return [.file(.init(.favorites, path: path, state))]
  }
}
