public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension SyncScene {
  /// A request for a sync.
  public enum Request: Sendable, Hashable, LanedQuestion {
    /// Brings the shelves and the account in step. A dry run changes nothing and tells what would be changed.
    ///
    /// Without an approval, ends with the address where the viewer can approve, and then may be sent again. A sync that was
    /// canceled or has failed can be repeated: what was changed stays, and the rest is changed then.
    case sync(isDryRun: Bool = false)

    // The one that runs has locked what the last sync saw.
    public var rule: LaneRule { .queued }
    // Each change is complete by itself.
    public var endsWithScene: Bool { true }
  }

  /// How a sync ended.
  public struct Report: Sendable, Hashable {
    /// The catalog of the account; nil if there is no account.
    public var source: CatalogSource?
    /// Whether nothing was changed, and `changes` are what would be.
    public var isDryRun: Bool
    /// Whether the last sync was with another account, so that this one only adds.
    public var isOtherAccount = false
    /// What was changed.
    public var changes: [SyncPlan.Step] = []
    /// The number of changes that wait for the next sync.
    public var waiting = 0
    /// The lists that changed while they were read, or could not be read completely.
    public var incomplete: Set<AccountList> = []
    /// The films here that could not be read.
    public var unreadable: [FilmName] = []
    /// The number of films of other catalogs, which the account cannot have.
    public var foreign = 0
    /// The number of films that the account's own catalog no longer has.
    public var gone = 0
    /// Why the account cannot be used; nil if it can.
    public var problem: AccountError?
    /// The films whose changes have failed, and why.
    public var gaps = Survey.Gaps()
    /// Why a change could not be stored here; nil if all could.
    public var storeError: StoreError?

    /// Creates a report without changes.
    public init(source: CatalogSource? = nil, isDryRun: Bool = false) {
      self.source = source
      self.isDryRun = isDryRun
    }
  }

  /// How far a sync is, or how it ended.
  public typealias Response = SurveyResponse<Report>
  /// Syncs when it is asked to. Its own changes do not start another sync.
  public typealias Interactor = SurveyInteractor<Request, Report>
}
