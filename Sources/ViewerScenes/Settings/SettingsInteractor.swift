public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension SettingsScene: MovieScene {
  /// A request to the settings scene. If it fails, nothing is changed and the response's `problem` is set.
  public enum Request: Sendable, Equatable {
    /// Shows all settings.
    case load
    /// Shows the value of one setting. Fails with `.invalidRequest` if there is no such setting.
    case get(key: String)
    /// Changes a setting. Fails with `.invalidRequest` if there is no such setting or the value is not valid for it.
    ///
    /// A language or a country may be named. A genre is looked up in the catalog as a list's genre is, and its usual English
    /// name is stored. Services are looked up, too, unless they cannot be loaded, and the beginning of a name is completed.
    ///
    /// Changes complete even if the request is canceled, and run in the order of their requests.
    case set(key: String, value: String)
    /// Resets a setting to its default; nil resets all. Fails with `.invalidRequest` if there is no such setting.
    case reset(key: String?)
  }

  /// The settings and the result of the last request.
  public struct Response: Sendable, Equatable {
    /// All settings; nil until they are read.
    public var settings: UserSettings?
    /// What the last request read or changed; nil after `load`.
    public var change: Change?
    /// Why the last request failed, or one that overlaps with it; nil if none failed.
    public var problem: Problem?
    /// Why some of the settings have their defaults: the stored value is invalid. Nil if all were read.
    public var damage: StoreError?

    /// Creates a response; the defaults describe a scene before its first request.
    public init(settings: UserSettings? = nil, change: Change? = nil, problem: Problem? = nil) {
      self.settings = settings
      self.change = change
      self.problem = problem
    }
  }

  /// The result of a request for one setting, or of resetting all.
  public enum Change: Sendable, Equatable {
    /// The value of the setting was requested.
    case read(Setting)
    /// The setting has a new value.
    case changed(SettingValue)
    /// The setting had the value already.
    case unchanged(SettingValue)
    /// The setting was reset; nil for all settings.
    case reset(Setting?)
  }

  /// Why a request failed.
  public enum Problem: Error, Sendable, Equatable {
    /// The setting does not exist or the value is invalid.
    case invalidRequest(SettingError)
    /// The catalog's genres could not be loaded, so the name of a genre could not be checked.
    case notChecked(CatalogError)
    /// The settings could not be read or written.
    case failed(StoreError)
  }

  public typealias Presenter = SettingsPresenter

  public static func interactor(in context: SceneContext) -> SettingsInteractor { SettingsInteractor() }

  public static func worker(in context: SceneContext) -> AnyWorker {
    SettingsWorker(context: context)
  }
}

/// Shows and changes settings. Once they are on screen, it follows changes made in other scenes.
public struct SettingsInteractor: Interactor {
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

    public var rule: LaneRule {
      switch self {
      case .read: .latest
      case .readAgain: .background
      case .set, .reset: .queued
      }
    }
  }

  /// The result of a question.
  public enum Answer: Sendable {
    /// All settings after an operation, and those that had another value before.
    case read(UserSettings, changed: Set<Setting> = [])
    /// Why the operation failed.
    case failed(SettingsScene.Problem)
  }

  public private(set) var response = SettingsScene.Response()

  /// Creates an interactor with nothing loaded.
  public init() {}

  public mutating func handle(_ request: SettingsScene.Request) -> [Effect<Question>] {
    response.change = nil
    response.problem = nil
    response.damage = nil
    do throws(SettingError) {
      switch request {
      case .load:
        return [.ask(.read)]
      case .get(let key):
        response.change = .read(try Setting(named: key))
        return [.ask(.read)]
      case .set(let key, let value):
        return [.ask(.set(try SettingValue(Setting(named: key), typed: value)))]
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
    let settings: UserSettings
    var changed = Set(Setting.allCases)
    switch answer {
    case .read(let all, let others):
      (settings, changed) = (all, others)
      response.damage = nil
    case .failed(let problem):
      guard case .failed(let error) = problem, let valid = error.validSettings,
        !error.invalidSettings.contains(where: isRequested)
      else {
        response.problem = response.problem ?? problem
        return []
      }
      // What could be read before is not known, so all may have changed.
      settings = valid
      response.damage = error
    }
    response.settings = settings
    // What could not be read before is there now.
    if case .failed? = response.problem { response.problem = nil }
    switch question {
    case .set(let value):
      // The worker may have stored another name for the same genre or service.
      let stored = settings[value.setting].flatMap { try? SettingValue(value.setting, $0) } ?? value
      response.change = changed.contains(value.setting) ? .changed(stored) : .unchanged(stored)
    case .reset(let setting):
      response.change = .reset(setting)
    case .read, .readAgain:
      if !isInForce { response.change = nil }
    }
    return []
  }

  /// Whether the last change has not been undone by another one since.
  private var isInForce: Bool {
    switch response.change {
    case .changed(let value)?, .unchanged(let value)?: response.settings?[value.setting] == value.text
    case .reset(let setting?)?: response.settings?[setting] == UserSettings()[setting]
    case .reset(nil)?, .read?, nil: true
    }
  }

  private func isRequested(_ invalid: SettingError) -> Bool {
    if case .read(let setting)? = response.change { setting.rawValue == invalid.key } else { false }
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    response.settings == nil && response.problem == nil ? [] : [.ask(.readAgain)]
  }
}

extension SettingValue {
  /// Parses a value that a person types, who may name a language or a country in any language of the screen.
  ///
  /// Throws a `SettingError` for an invalid value, and for the code of no language or country.
  package init(_ setting: Setting, typed: String) throws(SettingError) {
    let text: String? =
      switch setting {
      case .language: Self.language(typed)
      case .region: Countries.find(typed, in: CurrentWords.allLanguages).value?.code
      default: typed
      }
    guard let text else {
      throw SettingError(
        key: setting.rawValue, problem: .invalidValue(typed), valid: setting.validValues, isComplete: false)
    }
    try self.init(setting, text)
  }

  /// The tag of a language that text can be in; nil for anything else.
  private static func language(_ typed: String) -> String? {
    if let language = Language(typed), let region = language.region {
      return Languages.written.contains(language.code) && Countries.regions.contains(region) ? language.tag : nil
    }
    let code = Languages.find(typed, in: CurrentWords.allLanguages).value
    return Languages.written.first { $0 == code }
  }
}

private struct SettingsWorker: Worker {
  let context: SceneContext

  func answer(_ question: SettingsInteractor.Question) async -> SettingsInteractor.Answer? {
    var question = question
    do throws(SettingsScene.Problem) {
      if case .set(let value) = question, value.setting == .genre {
        guard let genre = try await genre(named: value.text) else { return nil }
        question = .set(genre)
      } else if case .set(let value) = question, value.setting == .services {
        question = .set(try await services(named: value))
      }
      let earlier = await context.settings.current()
      let settings: UserSettings = try await mapping(SettingsScene.Problem.failed) { () async throws(StoreError) in
        switch question {
        case .read, .readAgain: break
        case .set(let value): try await context.settings.set([value])
        case .reset(let setting): try await context.settings.reset(setting.map { [$0] } ?? Set(Setting.allCases))
        }
        return try await context.settings.settings()
      }
      return .read(settings, changed: settings.changes(since: earlier))
    } catch {
      return .failed(error)
    }
  }

  /// Returns the setting with the names to store: of services that only begin like a name, the one that all continue,
  /// because films' offers are compared with whole words. Refuses a new name that no service has. If the services cannot
  /// be loaded, accepts any.
  private func services(named typed: SettingValue) async throws(SettingsScene.Problem) -> SettingValue {
    var selection = FilterSelection()
    let names = UserSettings.names(typed.text) ?? []
    let known = await context.settings.current().services
    selection.services = names.map { known.contains($0) ? .found([]) : .named($0) }
    guard let resolved = try? await context.resolve(selection) else { return typed }
    if let unknown = resolved.problem {
      throw .invalidRequest(
        SettingError(
          key: Setting.services.rawValue, problem: .invalidValue(unknown.name), valid: unknown.suggestions))
    }
    let stored = zip(names, resolved.services.map { $0.value ?? [] }).map { name, found in
      guard let base = found.map(\.name).min(by: { $0.count < $1.count }), found.allSatisfy({ $0.isNamed(base) }),
        !found.contains(where: { $0.isNamed(name) })
      else { return name }
      return base
    }
    return (try? SettingValue(.services, stored.joined(separator: ", "))) ?? typed
  }

  /// Returns the setting with the name to store; nil if the task was canceled.
  private func genre(named name: String) async throws(SettingsScene.Problem) -> SettingValue? {
    do throws(CatalogError) {
      if let known = try await context.storedGenreName(of: name), let value = try? SettingValue(.genre, known) {
        return value
      }
    } catch {
      guard error.code != .cancelled else { return nil }
      throw .notChecked(error)
    }
    throw .invalidRequest(
      SettingError(
        key: Setting.genre.rawValue, problem: .invalidValue(name), valid: await context.displayedGenreNames()))
  }
}
