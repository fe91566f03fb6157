public import MovieDisplay
public import MovieDomain

/// Shows and changes settings.
public actor SettingsInteractor: Interactor {
  private let store: any SettingsStore
  private let output: Output<SettingsScene.Response>

  public init(store: any SettingsStore, output: Output<SettingsScene.Response>) {
    self.store = store
    self.output = output
  }

  public func handle(_ request: SettingsScene.Request) async {
    await output.present(await response(to: request))
  }

  private func response(to request: SettingsScene.Request) async -> SettingsScene.Response {
    let change: SettingValue?
    let setting: Setting?
    do throws(SettingError) {
      (setting, change) = try Self.parts(of: request)
    } catch {
      return .misused(error)
    }
    do throws(StoreError) {
      switch request {
      case .load:
        return .list(try await store.settings())
      case .get, .set:
        if let change {
          try await store.set([change])
          return .changed(change)
        }
        let settings = try await store.settings()
        return setting.map { .value($0, settings) } ?? .list(settings)
      case .reset:
        try await store.reset(setting.map { [$0] } ?? Set(Setting.allCases))
        return .reset(setting)
      }
    } catch {
      return .failed(error)
    }
  }

  private static func parts(
    of request: SettingsScene.Request
  ) throws(SettingError) -> (Setting?, SettingValue?) {
    switch request {
    case .load, .reset(nil): return (nil, nil)
    case .get(let key), .reset(let key?): return (try Setting(named: key), nil)
    case .set(let key, let value):
      let setting = try Setting(named: key)
      return (setting, try SettingValue(setting, value))
    }
  }
}
