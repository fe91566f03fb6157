public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Says the settings in JSON. A setting that was changed, or reset, is shown with the value that it has now.
public struct SettingsJSON: Presenter {
  private let text: SettingsPresenter

  public init(words: any Words) {
    text = SettingsPresenter(words: words)
  }

  public func viewModel(for response: SettingsScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    return switch response {
    case .list(let settings):
      JSONPage(all(settings), like: said)
    case .value(let setting, let settings):
      JSONPage(one(setting, settings[setting]), like: said)
    case .changed(let change):
      JSONPage(one(change.setting, change.text), like: said)
    case .reset(let setting?):
      JSONPage(one(setting, Settings()[setting]), like: said)
    case .reset(nil):
      JSONPage(all(Settings()), like: said)
    case .misused:
      JSONPage(failure: .usage, saying: said.emptyState, like: said)
    case .failed(let error):
      JSONPage(failure: FailureCode(error), saying: said.emptyState, like: said)
    }
  }

  private func all(_ settings: Settings) -> JSONValue {
    let members = Setting.allCases.map { JSONValue.Member($0.rawValue, settings[$0].json) }
    return ["settings": .object(members)]
  }

  private func one(_ setting: Setting, _ value: String?) -> JSONValue {
    ["key": setting.rawValue.json, "value": value.json]
  }
}
