import ArgumentParser
import MovieData
import MovieDisplay
import MovieText

/// An error that prevents a command from starting.
struct SetupProblem: Error, Equatable {
  /// A machine-readable code, such as `usage`.
  var code: String
  var sentence: String
  /// What to do; empty if there is nothing to do.
  var hint = ""
  var status = ExitCode.failure
}

extension ExitCode {
  /// There is nothing that films could be chosen with. Unlike `failure`, which is the choice of no film.
  static let notUsable = ExitCode(2)
  static let unauthorized = ExitCode(4)
}

extension SetupProblem {
  /// Arguments that cannot be used.
  static func usage(_ sentence: String, hint: String = "") -> SetupProblem {
    SetupProblem(code: "usage", sentence: sentence, hint: hint, status: .validationFailure)
  }

  /// Writes the error to standard error: as text, or as JSON for programs.
  func write(asJSON: Bool, color: ColorChoice = .auto, environment: Environment = .process) {
    let errors = OutputStream.standardError
    let state = EmptyState(title: sentence, advice: hint)
    if asJSON {
      return errors.write(JSONView().render(JSONPage(content: .failure(code: code, message: state.sentences))))
    }
    let depth = color.depth(environment: environment, isTerminal: errors.isTerminal)
    // As wide as any sentence: paths and addresses are not broken into lines.
    let page = TextPage(
      width: DisplayOptions.widths.upperBound, palette: Palette(depth: depth), charset: errors.charset,
      labelsFailures: true)
    errors.write(SetupProblemText(page: page).render(state))
  }
}

/// Renders the error in the same style as a scene's failure.
private struct SetupProblemText: TextView<EmptyState> {
  let page: TextPage

  func lines(of viewModel: EmptyState) -> [TextLine] { emptyState(viewModel) }
}
