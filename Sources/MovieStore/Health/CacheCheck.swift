import GRDB
public import MovieDomain

/// Looks at the file of kept answers: how many there are, and whether they can be read.
public struct CacheCheck: HealthCheck {
  private let path: String?

  /// Nil where there is no folder to keep answers in.
  public init(path: String?) {
    self.path = path
  }

  public func findings() -> [HealthFinding] {
    guard let path else { return [.file(.init(.answers, path: nil, .failed(StoreError(.nowhere))))] }
    let state = InspectedDatabase(path: path).state { db in
      let owner = try Int.fetchOne(db, sql: "PRAGMA application_id")
      guard owner == CacheDatabase.applicationID else {
        // The next use makes a cache of an empty file, and leaves alone what is somebody else's.
        guard try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 else {
          throw StoreError(.malformed, path: path)
        }
        return 0
      }
      // Another version's answers are of no use here: the next use begins anew.
      guard try Int.fetchOne(db, sql: "PRAGMA user_version") == CacheDatabase.version else { return 0 }
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM answer") ?? 0
    }
    return [.file(.init(.answers, path: path, state))]
  }
}
