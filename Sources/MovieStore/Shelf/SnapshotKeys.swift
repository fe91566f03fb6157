import Synchronization

/// The keys of the films of a snapshot, in the orders in which it is read. A snapshot does not change, so each order is
/// read once.
///
/// With `LIMIT` and `OFFSET`, each part of an export would read all rows before it, and a filter even those after it.
final class SnapshotKeys: Sendable {
  private let results = Mutex<[ShelfQuery: [Int64]]>([:])

  /// The number of orders that were read.
  var count: Int { results.withLock { $0.count } }

  /// Returns the keys of the films of a query, which are read if they are not known yet.
  func keys(of query: ShelfQuery, _ db: Connection) throws -> [Int64] {
    try results.withLock { results in
      if let keys = results[query] { return keys }
      let keys = try query.keys(db)
      results[query] = keys
      return keys
    }
  }
}
