import Synchronization

/// The keys of the films of a snapshot, in the orders in which it is read. A snapshot does not change, so each order is
/// read once.
///
/// With `LIMIT` and `OFFSET`, each part of an export would read all rows before it.
final class SnapshotKeys: Sendable {
  private let results = Mutex<[String: [Int64]]>([:])

  /// The number of orders that were read.
  var count: Int { results.withLock { $0.count } }

  /// Returns the keys that a statement selects, which are read if they are not known yet.
  func result(of sql: String, _ db: Connection) throws -> [Int64] {
    try results.withLock { results in
      if let keys = results[sql] { return keys }
      let keys = try db.statement(sql).all { $0.integer(0) }
      results[sql] = keys
      return keys
    }
  }
}
