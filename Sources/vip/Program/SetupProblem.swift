import ArgumentParser
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText

/// An error that prevents a command from starting.
struct SetupProblem: Error, Equatable {
  /// A machine-readable code, such as `usage`.
  var code: String
  var sentence: String
  /// Lines below the sentence, such as the values to choose from; mostly none.
  var list: [String] = []
  /// What to do; empty if there is nothing to do.
  var hint = ""
  var status = ExitCode.failure

  static func usage(_ sentence: String, list: [String] = [], hint: String = "") -> SetupProblem {
    SetupProblem(code: "usage", sentence: sentence, list: list, hint: hint, status: .validationFailure)
  }

  /// The error for programs.
  var failure: JSONPage.Content {
    let sentences = EmptyState(title: sentence, advice: hint).sentences
    return .failure(code: code, message: ([sentences] + list).joined(separator: "\n"))
  }

  /// Writes the error to standard error: as text, or as JSON for programs.
  func write(asJSON: Bool, color: ColorChoice = .auto) {
    let errors = OutputStream.standardError
    if asJSON { return errors.write(JSONView().render(JSONPage(content: failure))) }
    let depth = color.depth(environment: .process, isTerminal: errors.isTerminal)
    let terminal = Terminal(environment: .process)
    // Elsewhere, paths and addresses are not broken into lines.
    let columns = terminal.wrapsErrors ? terminal.width : DisplayOptions.widths.upperBound
    let page = TextPage(
      width: max(DisplayOptions.widths.lowerBound, columns), palette: Palette(depth: depth), charset: errors.charset,
      labelsFailures: true)
    errors.write(SetupProblemText(page: page).render(self))
  }
}

extension SetupProblem {
  /// A route whose values cannot be used.
  init(_ problem: RouteProblem) {
    switch problem {
    case .unknown(let name): self = .usage("“\(name.quotable)” is unknown.")
    case .criterion(let criterion, let fault):
      let (option, text) = ("--\(criterion.name.quotable)", criterion.value.quotable)
      let (limits, example) = (criterion.kind.flatMap(Self.limits), criterion.kind.flatMap { Self.examples[$0] })
      let number = text.replacing(/\.+$/, with: "")
      self =
        switch fault {
        case .unknown: .usage("There is no criterion “\(criterion.name.quotable)” here.")
        case .unusable: .usage("“\(text)” is not a value of \(option).")
        case .repeated: .usage("\(option) cannot be repeated.")
        case .endsBeforeStart: .usage("\(option) must not be before --from.")
        case .range(.outOfRange): .usage("\(option) must be \(limits ?? "in range").")
        case .range(.reversed):
          .usage("The range “\(text)” of \(option) ends before it begins. Put the lower number first.")
        case .range(.single):
          .usage("\(option) needs a range: “\(number)..” for at least \(number), “..\(number)” for at most \(number).")
        case .range(.noNumber):
          .usage("\(option) must be a range of numbers \(limits ?? ""), such as “\(example ?? "")”.")
        }
    }
  }

  /// The numbers that a range of a criterion may have; nil for one that is no range.
  private static func limits(of criterion: MovieFilter.Criterion) -> String? {
    let halves = criterion == .stars ? ", in halves" : ""
    return criterion.limits.map { "from \($0.replacing("..", with: " to "))\(halves)" }
  }

  private static let examples: [MovieFilter.Criterion: String] = [
    .year: "1990..1999", .score: "7..", .runtime: "..100", .votes: "500..", .stars: "4..",
  ]
}

/// Renders the error in the same style as a scene's failure.
private struct SetupProblemText: TextView<SetupProblem> {
  let page: TextPage

  func lines(of problem: SetupProblem) -> [TextLine] {
    emptyState(EmptyState(title: problem.sentence)) + problem.list.flatMap { paragraph($0) } + advice(problem.hint)
  }
}
