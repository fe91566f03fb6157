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
  /// What to do; empty if there is nothing to do.
  var hint = ""
  var status = ExitCode.failure

  static func usage(_ sentence: String, hint: String = "") -> SetupProblem {
    SetupProblem(code: "usage", sentence: sentence, hint: hint, status: .validationFailure)
  }

  private var state: EmptyState { EmptyState(title: sentence, advice: hint) }

  /// The error for programs.
  var failure: JSONPage.Content { .failure(code: code, message: state.sentences) }

  /// Writes the error to standard error: as text, or as JSON for programs.
  func write(asJSON: Bool, color: ColorChoice = .auto) {
    let errors = OutputStream.standardError
    if asJSON { return errors.write(JSONView().render(JSONPage(content: failure))) }
    let depth = color.depth(environment: .process, isTerminal: errors.isTerminal)
    // As wide as any sentence: paths and addresses are not broken into lines.
    let page = TextPage(
      width: DisplayOptions.widths.upperBound, palette: Palette(depth: depth), charset: errors.charset,
      labelsFailures: true)
    errors.write(SetupProblemText(page: page).render(state))
  }
}

extension SetupProblem {
  /// A route whose values cannot be used.
  init(_ problem: RouteProblem) {
    switch problem {
    case .unknown(let name): self = .usage("“\(name.quotable)” is unknown.")
    case .criterion(let criterion, let fault):
      let (option, text) = ("--\(criterion.name.quotable)", criterion.value.quotable)
      let limits = criterion.kind.flatMap(Self.limits)
      let number = text.replacing(/\.+$/, with: "")
      self =
        switch fault {
        case .unknown: .usage("There is no criterion “\(criterion.name.quotable)” here.")
        case .unusable: .usage("“\(text)” is not a value of \(option).")
        case .repeated: .usage("\(option) cannot be repeated.")
        case .endsBeforeStart: .usage("\(option) must not be before --from.")
        case .range(.outOfRange): .usage("\(option) must be \(limits?.limits ?? "in range").")
        case .range(.reversed):
          .usage("The range “\(text)” of \(option) ends before it begins. Put the lower number first.")
        case .range(.single):
          .usage("\(option) needs a range: “\(number)..” for at least \(number), “..\(number)” for at most \(number).")
        case .range(.noNumber):
          .usage("\(option) must be a range of numbers \(limits?.limits ?? ""), such as “\(limits?.example ?? "")”.")
        }
    }
  }

  /// The numbers that a range of a criterion may have, and an example; nil for one that is no range.
  private static func limits(of criterion: MovieFilter.Criterion) -> (limits: String, example: String)? {
    typealias Limits = MovieFilter.Limits
    func from<Value>(_ range: ClosedRange<Value>) -> String { "from \(range.lowerBound) to \(range.upperBound)" }
    return switch criterion {
    case .year: (from(Limits.years), "1990..1999")
    case .score: ("from 0 to 10", "7..")
    case .runtime: (from(Limits.runtimes), "..100")
    case .votes: (from(Limits.votes), "500..")
    case .stars: ("from 0.5 to 5, in halves", "4..")
    case .genre, .anyGenre, .without, .originalLanguage, .country, .service, .certification, .person, .seen, .order: nil
    }
  }
}

/// Renders the error in the same style as a scene's failure.
private struct SetupProblemText: TextView<EmptyState> {
  let page: TextPage

  func lines(of viewModel: EmptyState) -> [TextLine] { emptyState(viewModel) }
}
