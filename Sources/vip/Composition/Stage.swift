import MovieDisplay
import MovieJSON
import MovieScenes
import MovieText
import TMDb

/// One scene on its way to the screen: where its responses go, and how it ends.
struct Stage<Response: Sendable>: Sendable {
  let output: Output<Response>
  private let outcome: @Sendable () async -> Outcome?
  private let trace: Trace?

  fileprivate init<P: Presenter, View>(
    _ presenter: P, _ display: TerminalDisplay<View>, trace: Trace?
  ) where P.Response == Response, P.ViewModel == View.ViewModel {
    if let trace {
      output = Output(presenter, display: TracingDisplay(base: display, trace: trace)).observed {
        trace.write(turn: "response", $0)
      }
    } else {
      output = Output(presenter, display: display)
    }
    outcome = { await display.outcome }
    self.trace = trace
  }

  /// Sends a request round once, and tells how it ended.
  func run<I: Interactor>(_ interactor: I, _ request: I.Request) async -> Outcome? {
    trace?.write(turn: "request", request)
    await interactor.handle(request)
    return await outcome()
  }
}

extension Composition {
  typealias Write = @Sendable (String) async -> Void

  /// A stage that shows what there is on standard output, and why there is nothing on standard error: as text, or as
  /// JSON where that is asked for.
  func stage<P: Presenter, V: Display, J: Presenter>(
    _ presenter: P, _ view: (TextPage, @escaping Write) -> V, _ json: J
  ) -> Stage<P.Response>
  where P.ViewModel == V.ViewModel, P.ViewModel: SceneViewModel, J.Response == P.Response, J.ViewModel == JSONPage {
    // The spinner turns until something is written: a view may have to fetch a picture first.
    let spinner = Spinner(terminal: screen.terminal, text: words.home.loading)
    let show: Write = { [screen] in
      await spinner.stop()
      screen.show($0)
    }
    let fail: Write = { [screen] in
      await spinner.stop()
      screen.fail($0)
    }
    guard !screen.isForPrograms else {
      let view = JSONView(layout: screen.jsonLayout, write: show)
      return Stage(json, display(view, JSONView(write: fail), spinner), trace: trace)
    }
    return Stage(presenter, display(view(screen.output, show), view(screen.errors, fail), spinner), trace: trace)
  }

  private func display<View: Display>(_ view: View, _ failureView: View, _ spinner: Spinner) -> TerminalDisplay<View> {
    TerminalDisplay(view: view, failureView: failureView, screen: screen, spinner: spinner)
  }

  /// A view of one film that is drawn with its poster, where pictures are wanted and there is room.
  func illustrated<View: TextView>(
    _ page: TextPage, _ write: @escaping Write, file: TMDbImages.Size, size: PosterSize?,
    _ view: @escaping @Sendable (PosterArt?, @escaping Write) -> View
  ) -> IllustratedDisplay<View> {
    // A picture that is higher than the screen would scroll away from under its text.
    let drawsPast = posters.map { $0.imageProtocol != .blocks } ?? false
    let isTooHigh = drawsPast && (size?.rows ?? 0) >= screen.terminal.height ?? .max
    return IllustratedDisplay(
      posters: posters, file: file, size: isTooHigh ? nil : size, page: page, write: write,
      writeDirectly: { [screen] text in
        await write("")
        screen.terminal.output.write(text)
      }, view: view)
  }
}
