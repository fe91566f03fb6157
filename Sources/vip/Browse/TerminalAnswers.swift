import MovieDomain
import MovieText
import Pictures
import TerminalScreen

/// What a terminal has answered about itself so far.
struct TerminalAnswers: Sendable {
  private(set) var abilities: ScreenAbilities
  /// The user's choice of colors.
  var theme = UserSettings.Theme.auto {
    didSet { updateBackground() }
  }
  /// The number of answers to the question that every terminal answers.
  private(set) var attributeReplies = 0
  private var background: Palette.Background?
  private var widths: [Int] = []

  init(abilities: ScreenAbilities) {
    self.abilities = abilities
    background = abilities.palette.background
  }

  /// Takes an answer. Returns whether the abilities have changed.
  mutating func take(_ reply: TerminalReply) -> Bool {
    let before = abilities
    switch reply {
    case .attributes: attributeReplies += 1
    case .colorScheme(let scheme): background = scheme
    case .background(let color): background = color.isLight ? .light : .dark
    case .cursor(row: 0, let column) where widths.count < WidthProfile.samples.count:
      widths.append(column)
      if let profile = WidthProfile(measured: widths) { abilities.widths = profile }
    default: break
    }
    updateBackground()
    return abilities != before
  }

  private mutating func updateBackground() {
    abilities.palette.background =
      switch theme {
      case .auto: background
      case .light: .light
      case .dark: .dark
      }
  }
}

extension RGB {
  /// Whether the color is rather light, by its perceived brightness.
  fileprivate var isLight: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 127_500 }
}
