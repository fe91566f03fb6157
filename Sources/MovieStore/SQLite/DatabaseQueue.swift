import Dispatch
import Synchronization

/// A database whose work runs on a thread of its own, one piece at a time, because SQLite blocks its thread.
package final class DatabaseQueue: Sendable {
  private let connection: Mutex<Connection>
  private let queue: DispatchQueue

  /// Opens the file at `path`, which may be a URI, and creates it if it is missing.
  package init(path: String, options: Connection.Options = .init()) throws {
    let connection = try Connection(path: path, options: options)
    self.connection = Mutex(connection)
    queue = DispatchQueue(label: "SQLite")
  }

  /// Runs `work`. Throws `CancellationError` if the task is canceled before it begins.
  package func run<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(with: Result { try connection.withLock { try work($0) } })
      }
    }
  }

  /// Runs `work` on this thread.
  package func runAndWait<Value: Sendable>(_ work: (Connection) throws -> Value) throws -> Value {
    try connection.withLock { try work($0) }
  }

  /// Closes the file. Later work throws `SQLiteError` with the code `SQLITE_MISUSE`.
  package func close() {
    connection.withLock { $0.close() }
  }
}
