public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `SettingsScene.Response` into display text.
public struct SettingsPresenter: DateIndependentPresenter {
  private let words: any ViewerWords

  public init(words: any Words) {
    self.words = words.viewer
  }

  public func viewModel(for response: SettingsScene.Response) -> SettingsScene.ViewModel {
    var viewModel = SettingsScene.ViewModel(title: words.settingsTitle)
    if let settings = response.settings {
      viewModel.settings = Setting.allCases.map { setting in
        let value = text(setting, settings).map { words.value($0, of: setting) }
        return SettingsScene.Row(
          key: setting.rawValue, value: text(setting, settings),
          fact: Fact(
            label: words.name(of: setting),
            value: value.map { .text($0) } ?? .unknown(words.unset(setting)),
            note: words.meaning(of: setting)))
      }
    }
    viewModel.warnings = response.damage.map { ["\(words.sentence(for: $0)) \(words.advice(for: $0))"] } ?? []
    switch response.change {
    case nil: break
    case .read(let setting): viewModel.value = response.settings.map { text(setting, $0) ?? "" }
    case .changed(let value):
      viewModel.confirmation = words.settingChanged(words.name(of: value.setting), to: shown(value))
    case .unchanged(let value):
      viewModel.confirmation = words.settingUnchanged(words.name(of: value.setting), at: shown(value))
    case .reset(let setting?): viewModel.confirmation = words.settingReset(words.name(of: setting))
    case .reset(nil): viewModel.confirmation = words.allSettingsReset
    }
    switch response.problem {
    case nil: break
    case .invalidRequest(let error):
      viewModel.failure = emptyState(for: error)
      viewModel.outcome = .invalidRequest
    case .notChecked(let error):
      viewModel.failure = words.emptyState(titled: words.notChecked, for: [error])
      viewModel.outcome = error.outcome
    case .failed(let error):
      viewModel.failure = words.emptyState(titled: words.settingsNotRead, for: error)
      viewModel.outcome = .failed
    }
    return viewModel
  }

  /// The value as it is set. Genres are stored in English.
  private func text(_ setting: Setting, _ settings: UserSettings) -> String? {
    setting == .genre ? settings[setting].map { words.genre($0) } : settings[setting]
  }

  private func shown(_ value: SettingValue) -> String {
    words.value(value.setting == .genre ? words.genre(value.text) : value.text, of: value.setting)
  }

  private func emptyState(for error: SettingError) -> EmptyState {
    switch error.problem {
    case .unknownKey:
      let near = Spelling.suggestions(for: error.key, in: error.valid)
      return EmptyState(
        title: words.unknownSetting(error.key.quotable),
        suggestion: near.isEmpty ? "" : words.didYouMean(near),
        advice: words.validKeys(error.valid))
    case .invalidValue(let value) where error.key == Setting.genre.rawValue && error.isComplete:
      return words.unknownName(value, of: .genre, suggestions: Spelling.suggestions(for: value, in: error.valid))
    case .invalidValue(let value) where error.key == Setting.services.rawValue && error.isComplete:
      return words.unknownName(value, of: .service, suggestions: error.valid)
    case .invalidValue(let value) where error.key == Setting.language.rawValue:
      let near = Languages.find(value, in: [words, EnglishWords()]).suggestions
      return words.unknownName(value, of: .originalLanguage, suggestions: near)
    case .invalidValue(let value) where error.key == Setting.region.rawValue:
      let near = Countries.find(value, in: [words, EnglishWords()]).suggestions
      return words.unknownName(value, of: .country, suggestions: near)
    case .invalidValue(let value):
      let near = error.isComplete ? Spelling.suggestions(for: value, in: error.valid) : []
      return EmptyState(
        title: words.cannot(error.key, be: value.quotable),
        suggestion: near.isEmpty ? "" : words.didYouMean(near),
        advice: error.isComplete ? words.validValues(error.valid) : words.exampleValues(error.valid))
    }
  }
}
