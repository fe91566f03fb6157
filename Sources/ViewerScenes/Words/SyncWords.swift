public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension SyncScene {
  /// Why a side is changed.
  public enum Reason: Sendable, Hashable {
    /// The other side has changed since the last sync.
    case changed
    /// Both have changed, and neither rating is known to be later, so the viewer's rating here counts.
    case own
    /// Both have a rating that no sync has seen, and neither is known to be later, so that of the account counts.
    case account
    /// Both have changed, and the rating on the other side is of a later day.
    case later
    /// One side has changed a rating, and the other has removed it.
    case kept
  }
}

/// The text of a sync. `account` is the name of the catalog of the account, such as TMDb.
public protocol SyncWords: Sendable {
  /// The title of the screen.
  var syncTitle: String { get }
  /// Shown during a sync: the number of changes that were made, and of all.
  func syncing(_ count: Int, of total: Int) -> String
  /// The number of changes that were made, or would be.
  func syncChanges(_ count: Int, isDryRun: Bool) -> String
  /// A film was put on a list, or taken off it, or would be: here if there is no account, with stars if it was rated.
  func syncChanged(_ list: AccountList, isOnList: Bool, stars: String?, at account: String?, isDryRun: Bool) -> String
  /// Makes the changes that a dry run shows.
  var syncsNow: String { get }
  /// Syncs after an approval.
  var syncsThen: String { get }
  /// Why a rating was decided like this, after both sides have changed. `stars` are those that did not count.
  func decided(_ reason: SyncScene.Reason, stars: String?) -> String
  /// Shown when both sides have the same, or all that does not wait.
  func nothingToSync(with account: String, isAboutAll: Bool) -> EmptyState
  /// How to approve at an address.
  func approvalNeeded(at address: String, of account: String) -> EmptyState
  /// The approval is not valid any more.
  func approvalWithdrawn(by account: String) -> EmptyState
  /// An API key cannot ask for an approval.
  func needsToken(of account: String) -> EmptyState
  /// All lists of the account are empty, although many films were on them.
  func accountEmptied(_ account: String) -> EmptyState
  /// The title shown when nothing could be compared.
  var notSynced: String { get }
  /// A sentence: changes wait for the next sync.
  var syncWaits: String { get }
  /// A sentence after a sync was undone: the next one adds films to the side that lacks them, and sends ratings.
  var syncBringsBack: String { get }
  /// A sentence: the number of changes that wait for the next sync, and the titles of the first.
  func waiting(_ count: Int, _ titles: [String]) -> String
  /// A sentence: the last sync was with another account, so nothing is removed.
  var otherAccount: String { get }
  /// A sentence: lists could not be read completely, so that nothing was removed because of them.
  func incompleteLists(_ lists: [AccountList], at account: String) -> String
  /// A sentence: lists are empty now, so that nothing was removed because of them.
  func emptiedLists(_ lists: [AccountList], at account: String) -> String
  /// A sentence: the number of films that the account cannot have.
  func foreignFilms(_ count: Int, to account: String) -> String
  /// A sentence: the number of films that the account's catalog no longer has, and that stay on the shelves.
  func goneFilms(_ count: Int, from account: String) -> String
}

extension ViewerWords where Self: EnglishFallback {
  public var syncTitle: String { "Sync" }
  public func syncing(_ count: Int, of total: Int) -> String {
    "Making changes: \(number(count)) of \(number(total))"
  }
  public func syncChanges(_ count: Int, isDryRun: Bool) -> String {
    counted(count, "change") + (isDryRun ? " to make; nothing was changed" : "")
  }
  public func syncChanged(
    _ list: AccountList, isOnList: Bool, stars: String?, at account: String?, isDryRun: Bool
  ) -> String {
    let place = account.map { "at \($0)" } ?? "here"
    let moves = (isOnList ? isDryRun ? "add to" : "added to" : isDryRun ? "remove from" : "removed from")
    return switch list {
    case .favorites: "\(moves) favorites \(place)"
    case .watchlist: "\(moves) the watchlist \(place)"
    case .ratings:
      stars.map { "\(isDryRun ? "rate" : "rated") ★ \($0) \(place)" }
        ?? "\(isDryRun ? "remove the rating" : "rating removed") \(place)"
    }
  }
  public var syncsNow: String { "Sync now" }
  public var syncsThen: String { "Then sync" }
  public func decided(_ reason: SyncScene.Reason, stars: String?) -> String {
    switch reason {
    case .changed: ""
    case .own: "your rating here counts, not ★ \(stars ?? "")"
    case .account: "the account's rating counts, not ★ \(stars ?? "")"
    case .later: "the later rating counts, not ★ \(stars ?? "")"
    case .kept: "the changed rating counts, not its removal"
    }
  }
  public func nothingToSync(with account: String, isAboutAll: Bool) -> EmptyState {
    EmptyState(title: "Your \(isAboutAll ? "" : "other ")films and \(account) are in sync")
  }
  public func approvalNeeded(at address: String, of account: String) -> EmptyState {
    EmptyState(
      title: "Not synced: \(account) needs your approval",
      advice: "Approve on this page:", address: address, isStep: true)
  }
  public func approvalWithdrawn(by account: String) -> EmptyState {
    EmptyState(
      title: "Not synced: the approval at \(account) was withdrawn",
      advice: "Sync again to ask for a new one. Nothing here was changed.")
  }
  public func needsToken(of account: String) -> EmptyState {
    EmptyState(
      title: "Not synced: an API key cannot use an account",
      advice: "Log in with the API Read Access Token of \(account) instead.")
  }
  public func accountEmptied(_ account: String) -> EmptyState {
    EmptyState(
      title: "Not synced: all of your lists at \(account) are empty now", message: "Nothing here was changed.",
      advice: "Check your lists there. If you have emptied them yourself, put one film on a list there and sync again.")
  }
  public var notSynced: String { "Not synced" }
  public var syncWaits: String { "Changes wait for the next sync." }
  public var syncBringsBack: String {
    "The next sync adds to each side what only the other has, and sends your ratings."
  }
  public func waiting(_ count: Int, _ names: [String]) -> String {
    let changes = "\(counted(count, "change")) \(count == 1 ? "waits" : "wait")"
    return "\(changes) for the next sync\(listed(names, of: count))".ended
  }
  public var otherAccount: String { "This is a different account from last time, so nothing is removed." }
  public func incompleteLists(_ lists: [AccountList], at account: String) -> String {
    "Not everything could be read at \(account) (\(names(of: lists))), so films missing there were not removed here."
  }
  public func emptiedLists(_ lists: [AccountList], at account: String) -> String {
    "Your lists at \(account) are empty now (\(names(of: lists))), so films missing there were not removed here. If you "
      + "have emptied a list yourself, put one film on it there and sync again."
  }
  private func names(of lists: [AccountList]) -> String {
    lists.map { list in
      switch list {
      case .favorites: "favorites"
      case .watchlist: "watchlist"
      case .ratings: "ratings"
      }
    }.joined(separator: ", ")
  }
  public func foreignFilms(_ count: Int, to account: String) -> String {
    count == 1
      ? "1 film is not from \(account) and stays here."
      : "\(films(count)) are not from \(account) and stay here."
  }
  public func goneFilms(_ count: Int, from account: String) -> String {
    "\(account) no longer has \(films(count)), which \(count == 1 ? "stays" : "stay") here."
  }
}
