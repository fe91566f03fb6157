import GRDB
import LibC
public import MovieDomain

/// How a stored file is, found by looking at it: nothing is made, updated or repaired.
public struct FileInspection: Sendable, Hashable {
  public enum State: Sendable, Hashable {
    /// Nothing was stored yet.
    case absent
    /// The file is in order; `count` is of what it holds, where that is counted.
    case sound(count: Int?, bytes: Int?)
    /// The next use replaces the file.
    case damaged
    case failed(StoreError)
  }

  /// Nil where there is no folder for the file.
  public var path: String?
  public var state: State

  private init(_ path: String?, _ state: (String) -> State) {
    self.path = path
    self.state = path.map(state) ?? .failed(StoreError(.nowhere))
  }

  /// Looks at the settings in a folder.
  public static func settings(in directory: String?) -> FileInspection {
    FileInspection(directory.map { SettingsFile(directory: $0).path }) { path in
      do throws(StoreError) {
        _ = try directory.map { SettingsFile(directory: $0) }?.settings()
        return access(path, F_OK) == 0 ? .sound(count: nil, bytes: nil) : .absent
      } catch {
        return .failed(error)
      }
    }
  }

  /// Looks at the library in a folder: counts favorites, and fails for one of a newer version.
  public static func library(in directory: String?) -> FileInspection {
    FileInspection(directory.map { "\($0)/library.sqlite" }) { path in
      InspectedDatabase(path: path).state { db in
        guard try !LibrarySchema.migrator.hasBeenSuperseded(db) else { throw StoreError(.newerVersion, path: path) }
        // The next use updates a file of an earlier version.
        guard try db.tableExists("favoriteCount") else { return 0 }
        return try Int.fetchOne(db, sql: "SELECT number FROM favoriteCount") ?? 0
      }
    }
  }

  /// Looks at a file of cached responses and counts them.
  public static func cache(at path: String?) -> FileInspection {
    FileInspection(path) { path in
      InspectedDatabase(path: path).state { db in
        let owner = try Int.fetchOne(db, sql: "PRAGMA application_id")
        guard owner == CacheDatabase.applicationID else {
          // The next use makes a cache of an empty file, and leaves another program's alone.
          guard try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 else {
            throw StoreError(.malformed, path: path)
          }
          return 0
        }
        // The next use replaces the responses of another version.
        guard try Int.fetchOne(db, sql: "PRAGMA user_version") == CacheDatabase.version else { return 0 }
        return try Int.fetchOne(db, sql: "SELECT count(*) FROM answer") ?? 0
      }
    }
  }
}

extension CredentialFile {
  /// Whether others than its owner may read the file.
  public var isExposed: Bool {
    var status = stat()
    return stat(place, &status) == 0 && status.st_mode & 0o077 != 0
  }
}
