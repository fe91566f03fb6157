public import MovieDisplay
public import MovieDomain

/// Shows and changes settings. Once they are on screen, it follows changes made in other scenes.
public struct SettingsInteractor: Interactor {
  public typealias Request = SettingsScene.Request

  /// A task for `SettingsWorker`.
  public enum Question: LanedQuestion {
    /// Reads the settings for a request.
    case read
    /// Reads the settings again in the background, after a change.
    case readAgain
    /// Changes a setting, then reads all.
    case set(SettingValue)
    /// Resets a setting, or all settings if nil, then reads all.
    case reset(Setting?)

    /// Reading and writing run concurrently.
    public enum Lane: Hashable, Sendable {
      /// Reading.
      case reading
      /// Writing, one change after the other.
      case writing
    }

    public var lane: Lane {
      switch self {
      case .read, .readAgain: .reading
      case .set, .reset: .writing
      }
    }

    public var rule: LaneRule {
      switch self {
      case .read: .latest
      case .readAgain: .background
      case .set, .reset: .queued
      }
    }
  }

  /// The settings after the operation, or why it failed.
  public typealias Answer = Result<UserSettings, StoreError>

  public private(set) var response = SettingsScene.Response()

  /// Creates an interactor with nothing loaded.
  public init() {}

  public mutating func handle(_ request: SettingsScene.Request) -> [Effect<Question>] {
    response.change = nil
    response.problem = nil
    do throws(SettingError) {
      switch request {
      case .load:
        return [.ask(.read)]
      case .get(let key):
        response.change = .read(try Setting(named: key))
        return [.ask(.read)]
      case .set(let key, let value):
        return [.ask(.set(try SettingValue(Setting(named: key), value)))]
      case .reset(let key?):
        return [.ask(.reset(try Setting(named: key)))]
      case .reset(nil):
        return [.ask(.reset(nil))]
      }
    } catch {
      response.problem = .invalidRequest(error)
      return response.settings == nil ? [.ask(.read)] : []
    }
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch (answer, question) {
    case (.failure(let error), _):
      response.problem = response.problem ?? .failed(error)
      return []
    case (.success(let settings), .set(let value)):
      response = SettingsScene.Response(settings: settings, change: .changed(value))
    case (.success(let settings), .reset(let setting)):
      response = SettingsScene.Response(settings: settings, change: .reset(setting))
    case (.success(let settings), .read), (.success(let settings), .readAgain):
      response.settings = settings
    }
    return []
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    response.settings == nil ? [] : [.ask(.readAgain)]
  }
}

/// Reads and writes settings.
public struct SettingsWorker: Worker {
  private let store: any SettingsStore

  /// Creates a worker that reads and writes `store`.
  public init(store: any SettingsStore) {
    self.store = store
  }

  public func answer(
    _ question: SettingsInteractor.Question,
    report: @escaping @concurrent @Sendable (SettingsInteractor.Answer) async -> Void
  ) async -> SettingsInteractor.Answer? {
    await result { () async throws(StoreError) in
      switch question {
      case .read, .readAgain: break
      case .set(let value): try await store.set([value])
      case .reset(let setting): try await store.reset(setting.map { [$0] } ?? Set(Setting.allCases))
      }
      return try await store.settings()
    }
  }
}

extension SettingsScene: MovieScene {
  public typealias Presenter = SettingsPresenter

  public static func interactor(in context: SceneContext) -> SettingsInteractor { SettingsInteractor() }

  public static func worker(
    in context: SceneContext
  ) -> any Worker<SettingsInteractor.Question, SettingsInteractor.Answer> {
    SettingsWorker(store: context.settings)
  }
}
