public import MovieDisplay
import MovieDomain

/// Says the settings in words.
public struct SettingsPresenter: Presenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: SettingsScene.Response) -> SettingsScene.ViewModel {
    var viewModel = SettingsScene.ViewModel(title: words.settings.title)
    switch response {
    case .list(let settings):
      viewModel.settings = Setting.allCases.map { setting in
        Fact(
          label: setting.rawValue,
          value: settings[setting].map { .text($0) } ?? .unknown(words.settings.unset(setting)))
      }
    case .value(let setting, let settings):
      viewModel.value = settings[setting] ?? ""
    case .changed(let change):
      viewModel.confirmation = words.settings.changed(change.setting.rawValue, to: change.text)
    case .reset(let setting):
      viewModel.confirmation = setting.map { words.settings.reset($0.rawValue) } ?? words.settings.allReset
    case .misused(let error):
      viewModel.emptyState = emptyState(for: error)
      viewModel.outcome = .misused
    case .failed(let error):
      viewModel.emptyState = EmptyState(
        title: words.settings.notRead, message: words.sentence(for: error), advice: words.advice(for: error))
      viewModel.outcome = .failed
    }
    return viewModel
  }

  private func emptyState(for error: SettingError) -> EmptyState {
    switch error.problem {
    case .unknownKey:
      let near = Spelling.suggestions(for: error.key, in: error.valid)
      return EmptyState(
        title: words.settings.unknown(error.key),
        message: near.isEmpty ? "" : words.settings.didYouMean(near),
        advice: words.settings.keys(error.valid))
    case .invalidValue(let value):
      return EmptyState(
        title: words.settings.cannot(error.key, be: value), message: "",
        advice: error.isComplete ? words.settings.values(error.valid) : words.settings.examples(error.valid))
    }
  }
}
