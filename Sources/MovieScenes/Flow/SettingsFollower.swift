public import MovieDisplay
public import MovieDomain

/// An interactor whose scene depends on settings.
public protocol SettingsDependent: Interactor {
  /// What to ask the scene after such a change; nil when it makes no difference there.
  static func request(afterChangeOf settings: Set<Setting>) -> Request?
}

/// Keeps an open scene in step with the settings: after a change that makes a difference there, it is asked anew.
///
/// Give the interactor a catalog and an output that follow the settings too: `SettledCatalog`, `CurrentWords`.
public struct SettingsFollower<Follower: SettingsDependent>: Sendable {
  private let interactor: Follower
  private let changes: AsyncStream<Settings>
  /// Nil when they could not be read: the first change may then have changed anything.
  private let known: Settings?

  /// Every change counts from when this returns, so make it before the scene loads.
  public init(_ interactor: Follower, settings: any SettingsStore) async {
    self.interactor = interactor
    changes = settings.changes()
    known = try? await settings.settings()
  }

  /// Follows until its task is cancelled. To be called once.
  public func run() async {
    await withDiscardingTaskGroup { group in
      var known = known
      for await settings in changes {
        let changed = known.map { settings.changes(since: $0) } ?? Set(Setting.allCases)
        known = settings
        guard let request = Follower.request(afterChangeOf: changed) else { continue }
        // A newer change does not wait for the answer to an older one.
        group.addTask { [interactor] in await interactor.handle(request) }
      }
    }
  }
}
