import MovieDisplay
import MovieText

/// What is said on standard error beside a page.
struct Notices: Sendable {
  private let errors: OutputStream
  private let isForPrograms: Bool
  /// Lines that are printed.
  private let lines: String
  /// A line that a page on a terminal has in its footer, so that it is printed only if no page is shown.
  private let footnote: String

  /// The hint that leads on from the footnote; nil without one.
  let hint: Hint?

  init(_ launch: Launch, on screen: Screen, about source: FilmSource, words: any ProgramWords) {
    let (needs, format) = (launch.needs, launch.format)
    let isTerminal = screen.terminal.output.isTerminal
    errors = screen.terminal.errors
    isForPrograms = screen.isForPrograms
    // A program that reads the table, such as fzf, may be drawing on the same screen.
    let isBuiltIn = needs.films && source.isBuiltIn && (isTerminal || !format.isTable || !errors.isTerminal)
    let isInFooter = isBuiltIn && isTerminal && format.isText
    let isMissingPosters =
      needs.posters?.posters == true && screen.output.pictures == nil && !launch.isSpoken && format.isText
    let sentences = [
      needs.films ? source.notice : nil, isMissingPosters ? words.noPosters : nil,
      isBuiltIn && !isInFooter ? words.builtInFilms : nil,
    ]
    lines =
      (isForPrograms && !needs.reportsSettings ? launch.settingsProblem : "")
      + sentences.compactMap { $0.map { "\($0)\n" } }.joined()
    footnote = isInFooter ? words.builtInFilms + "\n" : ""
    hint = isInFooter ? Hint(text: words.allFilmsOfTMDb, route: .logIn) : nil
  }

  func showBeforePage() {
    // In JSON mode, they are printed only once there is content.
    if !isForPrograms { write(lines) }
  }

  func showAfterPage(hasContent: Bool) {
    if !hasContent {
      write(footnote)
    } else if isForPrograms {
      write(lines)
    }
  }

  private func write(_ text: String) { errors.write(errors.charset.text(text)) }
}
