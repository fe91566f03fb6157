import MovieDisplay

/// What keys are for at the moment.
enum Mode: Sendable {
  /// Keys are commands.
  case commands
  /// Letters are typed into the search field.
  case typing
  /// As `typing`, but the focus is in the results.
  case choosing
  /// A text to find is typed. While it changes, its first place is looked for from a line on.
  case finding(TextField, start: Int)
  /// A text is looked for in rows that load, from a line on, after some places that were found there; the end of the list
  /// if the text is empty.
  case seeking(String, from: Int, after: Int)
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

  /// Whether a text is looked for in rows that load.
  var isSeeking: Bool { if case .seeking = self { true } else { false } }
}
