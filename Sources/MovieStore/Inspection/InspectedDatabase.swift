import GRDB
import LibC
import MovieDomain

/// A database file that is looked at as it is: nothing is made, brought up to date or put right.
struct InspectedDatabase {
  let path: String

  /// How the file is, with a count of what is in it.
  func state(counting count: (Database) throws -> Int) -> FileInspection.State {
    guard access(path, F_OK) == 0 || errno != ENOENT && errno != ENOTDIR else { return .absent }
    do {
      do {
        return try sound(count)
      } catch  where StoreError.isDamage(error) && isWrittenBeside {
        // Somebody began to write while the file was taken for one that nobody writes.
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
    // Whoever opens a file of this kind makes others beside it, unless it is told that nobody writes.
    let address = isWrittenBeside ? path : "file:\(path.inDatabaseAddress)?immutable=1"
    return try DatabaseQueue(path: address, configuration: configuration)
  }

  /// Whether there are changes that are not in the file yet.
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
