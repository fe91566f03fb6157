import MovieDomain

/// Reads from the library, or from a snapshot of it.
protocol LibraryReader: Sendable {
  /// Reads from the database. Returns `nothing` if there is none.
  func read<Value: Sendable>(
    ifMissing nothing: Value, _ body: @escaping @Sendable (Connection) throws -> Value
  ) async throws(StoreError) -> Value
}

/// A connection whose read transaction stays open, so that every read sees the same state of the library.
///
/// In WAL mode, it does not block writers.
struct LibrarySnapshot: LibraryReader {
  private let path: String
  /// Nil when there is no library yet.
  private let queue: DatabaseQueue?
  /// Replaces a damaged library by what can be read of it, for the next snapshot.
  private let onDamage: @Sendable () async -> Void

  init(of file: DatabaseFile?, onDamage: @escaping @Sendable () async -> Void = {}) throws {
    self.onDamage = onDamage
    path = file?.path ?? ""
    queue = try file.map { file in
      let queue = try file.connect()
      // The transaction begins with the first read.
      try queue.runAndWait { try $0.execute("BEGIN DEFERRED; SELECT count(*) FROM sqlite_schema") }
      return queue
    }
  }

  func read<Value: Sendable>(
    ifMissing nothing: Value, _ body: @escaping @Sendable (Connection) throws -> Value
  ) async throws(StoreError) -> Value {
    guard let queue else { return nothing }
    do {
      return try await queue.run(body)
    } catch {
      if StoreError.isDamage(error) { await onDamage() }
      throw StoreError(error, path: path)
    }
  }

  func close() {
    queue?.close()
  }
}
