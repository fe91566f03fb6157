public import MovieDisplay
import MovieDomain
public import ViewerScenes

/// Turns a `SettingsScene.Response` into JSON: all settings, or only the one that the last request read or changed.
extension SettingsPresenter: JSONPresenting {
  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    switch response.problem {
    case .invalidRequest: return .failure(.usage, saying: viewModel.failure)
    case .notChecked(let error):
      return .failure(FailureCode(error), saying: viewModel.failure)
    case .failed(let error): return .failure(FailureCode(error), saying: viewModel.failure)
    case nil: break
    }
    guard let settings = response.settings else { return .awaiting }
    return switch response.change {
    case nil, .reset(nil):
      .document(["settings": .object(Setting.allCases.map { .init($0.rawValue, settings[$0].json) })])
    case .read(let setting), .reset(let setting?): .document(one(setting, settings[setting]))
    case .changed(let value), .unchanged(let value): .document(one(value.setting, value.text))
    }
  }

  private func one(_ setting: Setting, _ value: String?) -> JSONValue {
    ["key": setting.rawValue.json, "value": value.json]
  }
}
