import MovieDisplay
import MovieTerminal

/// What keys are for at the moment.
enum Mode: Sendable {
  /// Keys are commands.
  case commands
  /// Letters are typed into the search field.
  case typing
  /// As `typing`, but the focus is in the results.
  case choosing
  /// A text to find is typed. While it changes, its first place is looked for from where people were.
  case finding(TextField, start: BrowserPage.Place)
  /// Rows load until something is reached.
  case seeking(Goal)
  /// A text is typed that narrows the list on screen, or a name that people are searched by.
  case narrowing(TextField)
  /// The focus is in the tabs.
  case tabs
  /// A token is typed into the hidden field of the page that logs in.
  case loggingIn(TextField)
  /// A list covers the page.
  case menu(Menu)
  /// The question for a rating is on screen.
  case rating(RatingPrompt)
  /// A film's poster covers the page.
  case poster(MovieCard)

  /// What rows load for.
  enum Goal: Sendable {
    /// A text, which is looked for from a line on, after some places that were found there.
    case text(String, from: Int, after: Int)
    /// The end of the list.
    case end
  }

  var isSeeking: Bool { if case .seeking = self { true } else { false } }
}
