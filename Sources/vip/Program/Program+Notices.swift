import MovieDisplay
import MovieText

// What is said on standard error beside a page.
extension Program {
  /// Whether the built-in films are named. A program that reads the table, such as fzf, may be drawing on the same screen.
  private var namesBuiltIn: Bool {
    launch.needs.films && filmSource.isBuiltIn
      && (screen.terminal.output.isTerminal || !screen.format.isTable || !screen.terminal.errors.isTerminal)
  }

  /// Whether a page has that in its footer, so that it is printed only if no page is shown.
  private var hasFooter: Bool { namesBuiltIn && screen.isOnTerminal }

  /// The hint that leads on from the footer; nil without one.
  var closingHint: Hint? { hasFooter ? Hint(text: words.allFilmsOfTMDb, route: .logIn) : nil }

  private var notices: String {
    let isMissingPosters =
      launch.needs.posters?.posters == true && screen.output.pictures == nil && !launch.isSpoken && screen.format.isText
    let sentences = [
      launch.needs.films ? filmSource.notice : nil, isMissingPosters ? words.noPosters : nil,
      namesBuiltIn && !hasFooter ? words.builtInFilms : nil,
    ]
    let settings = screen.isForPrograms && !launch.needs.reportsSettings ? launch.settingsProblem : ""
    return settings + sentences.compactMap { $0.map { "\($0)\n" } }.joined()
  }

  func showNoticesBeforePage() {
    // In JSON mode, they are printed only once there is content.
    if !screen.isForPrograms { writeNotices(notices) }
  }

  func showNoticesAfterPage(hasContent: Bool) {
    if !hasContent {
      writeNotices(hasFooter ? words.builtInFilms + "\n" : "")
    } else if screen.isForPrograms {
      writeNotices(notices)
    }
  }

  private func writeNotices(_ text: String) { screen.terminal.errors.write(screen.terminal.errors.charset.text(text)) }
}
