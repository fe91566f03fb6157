import GRDB
import LibC
public import MovieDomain

/// The condition of a stored file, determined without creating, migrating or repairing it.
public struct FileInspection: Sendable, Hashable {
  public enum State: Sendable, Hashable {
    /// The file does not exist yet.
    case absent
    /// The file is valid; `count` is the number of stored items, where they are counted.
    case sound(count: Int?, bytes: Int?)
    /// The file is valid, but some of its rows cannot be read. They stay until they are moved on request.
    case partlyUnreadable(count: Int?, unreadable: Int, bytes: Int?)
    /// The file is damaged; the next use replaces it.
    case damaged
    case failed(StoreError)
  }

  /// Nil when there is no folder for the file.
  public var path: String?
  public var state: State

  private init(_ path: String?, _ state: (String) -> State) {
    self.path = path
    self.state = path.map(state) ?? .failed(StoreError(.noFolder))
  }

  /// Inspects the settings file in a folder.
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

  /// Inspects the library in a folder and counts the favorites. Fails for a library of a newer version.
  public static func library(in directory: String?) -> FileInspection {
    FileInspection(directory.map { "\($0)/library.sqlite" }) { path in
      let file = LibraryDatabase.file(in: Folder(containing: path).path)
      guard !file.hasLostContents else { return .damaged }
      return InspectedDatabase(path: path).state { db in
        guard try !LibrarySchema.migrator.hasBeenSuperseded(db) else { throw StoreError(.newerVersion, path: path) }
        // The table is missing in a file of an earlier version, which the next use migrates.
        guard try db.tableExists("favoriteCount") else { return .init() }
        let count = try Int.fetchOne(db, sql: "SELECT number FROM favoriteCount") ?? 0
        return .init(count: count, unreadable: try UnreadableRows(db).count)
      }
    }
  }

  /// Inspects a cache file and counts the responses.
  public static func cache(at path: String?) -> FileInspection {
    FileInspection(path) { path in
      InspectedDatabase(path: path).state { db in
        let owner = try Int.fetchOne(db, sql: "PRAGMA application_id")
        guard owner == CacheDatabase.applicationID else {
          // An empty file will become a cache on next use; another program's database is left alone.
          guard try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 else {
            throw StoreError(.malformed, path: path)
          }
          return .init()
        }
        // The next use discards the responses of another version.
        guard try Int.fetchOne(db, sql: "PRAGMA user_version") == CacheDatabase.version else { return .init() }
        return .init(count: try Int.fetchOne(db, sql: "SELECT count(*) FROM answer") ?? 0)
      }
    }
  }
}

extension CredentialFile {
  /// Whether users other than the owner can read the file.
  public var isExposed: Bool {
    var status = stat()
    return stat(location, &status) == 0 && status.st_mode & 0o077 != 0
  }
}
