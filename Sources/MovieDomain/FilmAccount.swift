/// A list that the viewer has both here and in an account.
public enum AccountList: String, Sendable, Hashable, CaseIterable {
  /// Favorite films.
  case favorites
  /// Films to watch.
  case watchlist
  /// The viewer's ratings.
  case ratings

  /// The shelf of the films on the list.
  public var shelf: Shelf {
    switch self {
    case .favorites: .favorites
    case .watchlist: .watchlist
    case .ratings: .seen
    }
  }
}

/// A film on a list.
public struct AccountMark: Sendable, Hashable {
  /// The list.
  public var list: AccountList
  /// The film's id in the catalog of the account.
  public var movie: Movie.ID

  /// Creates a mark.
  public init(_ list: AccountList, _ movie: Movie.ID) {
    self.list = list
    self.movie = movie
  }
}

/// The films on lists, with the number of half stars of a rating, and 1 on other lists.
public typealias AccountMarks = [AccountMark: Int]

/// The films on a list of an account. It is not cached, so it is never outdated.
public struct AccountFilms: Sendable, Equatable, StalenessReporting {
  /// A film on the list.
  public struct Film: Sendable, Equatable {
    /// The film.
    public var movie: Movie
    /// The number of half stars of a rating, 1 through 10; 1 on another list.
    public var value: Int
    /// The day of a rating; nil if it is not known.
    public var ratedOn: CalendarDate?

    /// Creates a film.
    public init(movie: Movie, value: Int, ratedOn: CalendarDate? = nil) {
      self.movie = movie
      self.value = value
      self.ratedOn = ratedOn
    }
  }

  /// The films by their ids.
  public var films: [Movie.ID: Film]
  /// Whether films may be missing, because the list changed while it was read, or rows could not be read.
  public var isIncomplete: Bool

  /// Creates a list.
  public init(_ films: [Movie.ID: Film], isIncomplete: Bool = false) {
    self.films = films
    self.isIncomplete = isIncomplete
  }
}

/// The port to the viewer's account at a catalog, which has lists of its own. All methods may be called concurrently.
public protocol FilmAccount: Sendable {
  /// The catalog whose ids the account uses.
  var source: CatalogSource { get }

  /// Verifies the viewer's approval with the server, and returns the id of the account.
  ///
  /// Without an approval, asks for one and throws `AccountError.notApproved` with an address. Call it again when the
  /// viewer has approved there, also in a later run.
  func open() async throws(AccountError) -> String

  /// Returns the films on a list.
  func films(on list: AccountList) async throws(CatalogError) -> AccountFilms

  /// Puts a film on a list, with a number of half stars for a rating and otherwise 1, or takes it off if that is nil.
  ///
  /// May be repeated: a film that is on the list already stays there. Throws `CatalogError(.notFound)` if the server has
  /// no such film.
  func set(_ value: Int?, of movie: Movie.ID, on list: AccountList) async throws(CatalogError)

  /// Withdraws the approval at the server if that is possible, and removes it here in any case.
  ///
  /// Returns nil if there was none, otherwise whether the server has withdrawn it.
  func close() async throws(StoreError) -> Bool?
}

/// Why an account cannot be used.
public enum AccountError: Error, Sendable, Equatable {
  /// The viewer has to approve at an address.
  case notApproved(at: String)
  /// The approval is not valid any more, and was removed here.
  case withdrawn
  /// The credential is an API key, which cannot ask for an approval.
  case needsToken
  /// All lists are empty, although many films were on them.
  case emptied
  /// The server could not be asked.
  case catalog(CatalogError)
  /// The approval could not be read or stored.
  case store(StoreError)
}

/// An approval to use an account. Its secrets are masked when it is printed.
public struct AccountApproval: Sendable, Equatable {
  /// The token of a request that the viewer has to approve, and then of the account.
  public var token: Secret
  /// When the approval was requested, in seconds since 1970; nil once it was given.
  public var requested: Int?
  /// The id of the account; empty until the approval was given.
  public var account: String
  /// The session for changes; nil until it was opened.
  public var session: Secret?
  /// The number that the account has in a session.
  public var number: Int?

  /// Creates an approval.
  public init(
    token: Secret, requested: Int? = nil, account: String = "", session: Secret? = nil, number: Int? = nil
  ) {
    self.token = token
    self.requested = requested
    self.account = account
    self.session = session
    self.number = number
  }
}

/// The port to the stored approval. All methods may be called concurrently.
public protocol AccountStore: Sendable {
  /// Returns the stored approval; nil if there is none. Throws when it cannot be read.
  func approval() async throws(StoreError) -> AccountApproval?
  /// Stores an approval in place of an earlier one, or removes it if it is nil. Throws when that cannot be written.
  func save(_ approval: AccountApproval?) async throws(StoreError)
}

/// Remembers what both sides had after the last sync. All methods may be called concurrently.
public protocol SyncMemory: Sendable {
  /// Keeps other syncs out until the result is released, or the process ends. Two syncs would mistake each other's
  /// unfinished changes for the viewer's.
  ///
  /// Throws `StoreError(.busy)` while another sync runs.
  func lock() async throws(StoreError) -> any AnyObject & Sendable

  /// Returns the account of the last sync, and what it had; nil before the first sync. Throws when it cannot be read.
  func last() async throws(StoreError) -> (account: String, marks: AccountMarks)?

  /// Notes what both sides have now, in one step; nil for what they do not have. Forgets an account with another id. Without
  /// an id, adds to what is known of an account, and notes nothing if none is. A value below 0 is that of a film
  /// whose removal from the account has begun.
  ///
  /// A memory that is stored with the shelves forgets the films of `change` when it is undone: what a sync brought, and
  /// the viewer did not want here, is then not removed from the account. A rating that replaced another one stays known,
  /// so that the one that comes back is a change here. Throws when the change cannot be stored.
  func remember(_ marks: [AccountMark: Int?], of account: String?, in change: ChangeID) async throws(StoreError)
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

  public func remember(_ marks: [AccountMark: Int?], of account: String?, in change: ChangeID) {
    guard let account = account ?? stored?.account else { return }
    var known = stored.flatMap { $0.account == account ? $0.marks : nil } ?? [:]
    for (mark, value) in marks { known[mark] = value }
    stored = (account, known)
  }
}
