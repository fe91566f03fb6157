import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText

/// The one place where the parts meet: a command takes from here what its scene needs.
struct Composition: Sendable {
  let words: any Words
  let today: CalendarDate
  let catalog: any MovieCatalog
  let history: any SearchHistory = TransientSearchHistory()
  let clock: any Clock<Duration> = ContinuousClock()
  private let terminal: Terminal
  private let pages: (output: TextPage, errors: TextPage)

  /// Runs a scene between the set-up and the end of the program, and ends with the status of its outcome.
  static func run(_ options: DisplayOptions, scene: (Composition) async -> Outcome?) async throws {
    let environment = Environment.process
    let terminal = Terminal(environment: environment)
    terminal.endOnInterrupt()
    let source: FilmSource
    do throws(SetupProblem) {
      source = try FilmSource(
        options: options, environment: environment, words: options.words(in: environment), today: .today)
    } catch {
      terminal.errors.write("vip: \(error.sentence)\n")
      throw ExitCode(error.status)
    }
    if let notice = source.notice {
      terminal.errors.write("\(notice)\n")
    }
    let outcome = await scene(
      Composition(options: options, environment: environment, terminal: terminal, catalog: source.catalog))
    await source.close()
    switch outcome {
    case .shown: return
    case .unauthorized: throw ExitCode(ExitStatus.unauthorized)
    case .misused: throw ExitCode(ExitStatus.usage)
    case .failed, nil: throw ExitCode.failure
    }
  }

  private init(
    options: DisplayOptions, environment: Environment, terminal: Terminal, catalog: any MovieCatalog
  ) {
    words = options.words(in: environment)
    today = .today
    self.catalog = catalog
    self.terminal = terminal
    let width = options.width ?? terminal.width.clamped(to: DisplayOptions.widths)
    func page(_ stream: OutputStream) -> TextPage {
      let isColored = options.color.isColored(environment: environment, isTerminal: stream.isTerminal)
      return TextPage(width: width, palette: isColored ? .ansi : .plain, command: { $0.command })
    }
    pages = (page(terminal.output), page(terminal.errors))
  }

  /// A display that shows what there is on standard output, and why there is nothing on standard error.
  func display<View: TextView>(
    _ view: (TextPage, @escaping @Sendable (String) async -> Void) -> View
  ) -> TerminalDisplay<View> {
    TerminalDisplay(
      view: view(pages.output) { [terminal] in terminal.output.write($0) },
      failureView: view(pages.errors) { [terminal] in terminal.errors.write($0) },
      errors: terminal.errors, spinner: Spinner(stream: terminal.errors, text: words.home.loading))
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension DisplayOptions {
  /// The words of the language that was asked for, or that the system is set to.
  fileprivate func words(in environment: Environment) -> any Words {
    (language ?? environment.language ?? .americanEnglish).words
  }
}
