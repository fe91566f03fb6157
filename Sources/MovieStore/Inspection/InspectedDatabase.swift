import GRDB
import LibC
import MovieDomain

/// Inspects a database file without creating, migrating or repairing it.
struct InspectedDatabase {
  /// What a database has stored.
  struct Contents {
    var count = 0
    /// The number of rows that cannot be read.
    var unreadable = 0
  }

  let path: String

  /// Returns the file's state with a count of its contents.
  func state(counting count: (Database) throws -> Contents) -> FileInspection.State {
    guard access(path, F_OK) == 0 || errno != ENOENT && errno != ENOTDIR else { return .absent }
    do {
      do {
        return try sound(count)
      } catch  where StoreError.isDamage(error) && isWrittenBeside {
        // Another process started writing while the file was opened as immutable.
        return try sound(count)
      }
    } catch  where StoreError.isDamage(error) {
      return .damaged
    } catch {
      return .failed(StoreError(error, path: path))
    }
  }

  private func sound(_ count: (Database) throws -> Contents) throws -> FileInspection.State {
    let queue = try connect()
    defer { try? queue.close() }
    return try queue.read { db in
      let problems = try String.fetchAll(db, sql: "PRAGMA quick_check").filter { $0 != "ok" && !Self.isAboutValue($0) }
      guard problems.isEmpty else { return .damaged }
      let contents = try count(db)
      return contents.unreadable == 0
        ? .sound(count: contents.count, bytes: bytes)
        : .partlyUnreadable(count: contents.count, unreadable: contents.unreadable, bytes: bytes)
    }
  }

  /// Whether a problem found by SQLite is about a value, such as "NULL value in favorite.movie". The rest of the file is intact
  /// then.
  private static func isAboutValue(_ problem: String) -> Bool {
    problem.contains(" value in ")
  }

  private func connect() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(1)
    // Opening a database normally creates auxiliary files, so open it as immutable unless it has a WAL file.
    let address = isWrittenBeside ? path : "file:\(path.inDatabaseAddress)?immutable=1"
    return try DatabaseQueue(path: address, configuration: configuration)
  }

  /// Whether there are changes not yet in the main file.
  private var isWrittenBeside: Bool {
    var status = stat()
    return stat("\(path)-wal", &status) == 0 && status.st_size > 0
  }

  private var bytes: Int {
    ["", "-wal"].reduce(0) { sum, suffix in
      var status = stat()
      return stat(path + suffix, &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }
}
