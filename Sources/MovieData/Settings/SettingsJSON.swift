public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `SettingsScene.Response` into JSON: all settings, or only the one that the last request read or changed.
public struct SettingsJSON: DateIndependentPresenter {
  private let text: SettingsPresenter

  public init(words: any Words) {
    text = SettingsPresenter(words: words)
  }

  public func viewModel(for response: SettingsScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    switch response.problem {
    case .invalidRequest: return JSONPage(failure: .usage, saying: viewModel.failure, like: viewModel)
    case .notChecked(let error):
      return JSONPage(failure: FailureCode(error), saying: viewModel.failure, like: viewModel)
    case .failed(let error): return JSONPage(failure: FailureCode(error), saying: viewModel.failure, like: viewModel)
    case nil: break
    }
    guard let settings = response.settings else { return .awaiting(like: viewModel) }
    return switch response.change {
    case nil, .reset(nil): JSONPage(all(settings), like: viewModel)
    case .read(let setting), .reset(let setting?): JSONPage(one(setting, settings[setting]), like: viewModel)
    case .changed(let value): JSONPage(one(value.setting, value.text), like: viewModel)
    }
  }

  private func all(_ settings: UserSettings) -> JSONValue {
    let members = Setting.allCases.map { JSONValue.Member($0.rawValue, settings[$0].json) }
    return ["settings": .object(members)]
  }

  private func one(_ setting: Setting, _ value: String?) -> JSONValue {
    ["key": setting.rawValue.json, "value": value.json]
  }
}
