/// Remembers what both sides had after the last sync. All methods may be called concurrently.
public protocol SyncMemory: Sendable {
  /// Keeps other syncs out until the result is released, or the process ends. Two at once would take what the other has
  /// not finished for changes of the viewer.
  ///
  /// Throws `StoreError(.busy)` while another sync runs.
  func lock() async throws(StoreError) -> any AnyObject & Sendable

  /// Returns the account of the last sync, and what it had; nil before the first sync. Throws when it cannot be read.
  func last() async throws(StoreError) -> (account: String, marks: AccountMarks)?

  /// Notes what both sides have now, in one step; nil for what they do not have. Forgets an account with another id.
  ///
  /// A memory that is stored with the shelves forgets the films of `change` when it is undone: what a sync brought, and
  /// the viewer did not want here, is then not removed from the account. Throws when the change cannot be stored.
  func remember(_ marks: [AccountMark: Int?], of account: String, in change: ChangeID) async throws(StoreError)
}

/// A memory that lasts as long as the process, and does not hear of what is undone.
public actor TransientSyncMemory: SyncMemory {
  private final class Lock: Sendable {}

  private var stored: (account: String, marks: AccountMarks)?
  private weak var held: Lock?

  /// Creates an empty memory.
  public init() {}

  public func lock() throws(StoreError) -> any AnyObject & Sendable {
    guard held == nil else { throw StoreError(.busy) }
    let lock = Lock()
    held = lock
    return lock
  }

  public func last() -> (account: String, marks: AccountMarks)? { stored }

  public func remember(_ marks: [AccountMark: Int?], of account: String, in change: ChangeID) {
    var known = stored.flatMap { $0.account == account ? $0.marks : nil } ?? [:]
    for (mark, value) in marks { known[mark] = value }
    stored = (account, known)
  }
}
