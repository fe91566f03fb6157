public import MovieDisplay
import MovieDomain

/// Turns a `SettingsScene.Response` into display text.
public struct SettingsPresenter: DateIndependentPresenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: SettingsScene.Response) -> SettingsScene.ViewModel {
    var viewModel = SettingsScene.ViewModel(title: words.settings.title)
    if let settings = response.settings {
      viewModel.settings = Setting.allCases.map { setting in
        Fact(
          label: setting.rawValue,
          value: settings[setting].map { .text($0) } ?? .unknown(words.settings.unset(setting)))
      }
    }
    switch response.change {
    case nil: break
    case .read(let setting): viewModel.value = response.settings.map { $0[setting] ?? "" }
    case .changed(let value): viewModel.confirmation = words.settings.changed(value.setting.rawValue, to: value.text)
    case .reset(let setting?): viewModel.confirmation = words.settings.reset(setting.rawValue)
    case .reset(nil): viewModel.confirmation = words.settings.allReset
    }
    switch response.problem {
    case nil: break
    case .invalidRequest(let error):
      viewModel.failure = emptyState(for: error)
      viewModel.outcome = .invalidRequest
    case .failed(let error):
      viewModel.failure = EmptyState(
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
      let near = error.isComplete ? Spelling.suggestions(for: value, in: error.valid) : []
      return EmptyState(
        title: words.settings.cannot(error.key, be: value),
        message: near.isEmpty ? "" : words.settings.didYouMean(near),
        advice: error.isComplete ? words.settings.values(error.valid) : words.settings.examples(error.valid))
    }
  }
}
