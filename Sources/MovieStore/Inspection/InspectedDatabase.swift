import GRDB
import LibC
import MovieDomain

/// Inspects a database file. Does not create, migrate or repair it.
struct InspectedDatabase {
  let path: String

  /// Checks the file and returns its state. `count` counts its entries.
  func state(counting count: (Database) throws -> Int) -> FileInspection.State {
    guard access(path, F_OK) == 0 || errno != ENOENT && errno != ENOTDIR else { return .absent }
    do {
      do {
        return try sound(count)
      } catch  where StoreError.isDamage(error) && hasChangesInWAL {
        // Another process has begun to write while the file was read as immutable. Read it again.
        return try sound(count)
      }
    } catch  where StoreError.isDamage(error) {
      return .damaged
    } catch {
      return .failed(StoreError(error, path: path))
    }
  }

  private func sound(_ count: (Database) throws -> Int) throws -> FileInspection.State {
    let queue = try connect()
    defer { try? queue.close() }
    return try queue.read { db in
      guard try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok" else { return .damaged }
      return .sound(count: try count(db), bytes: bytes)
    }
  }

  private func connect() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(1)
    // SQLite would create auxiliary files. It does not for an immutable file, but then ignores a WAL file.
    let address = hasChangesInWAL ? path : "file:\(path.encodedForSQLiteURI)?immutable=1"
    return try DatabaseQueue(path: address, configuration: configuration)
  }

  /// Whether there are changes that are not yet in the main file, but in the WAL file beside it.
  private var hasChangesInWAL: Bool {
    var status = stat()
    return stat("\(path)-wal", &status) == 0 && status.st_size > 0
  }

  /// The size of the main file and the WAL file together.
  private var bytes: Int {
    ["", "-wal"].reduce(0) { sum, suffix in
      var status = stat()
      return stat(path + suffix, &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }
}
