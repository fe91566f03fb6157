import MovieDisplay
import MovieJSON
import MovieScenes
import MovieText

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
  func stage<P: Presenter, V: TextView, J: Presenter>(
    _ presenter: P, _ view: (TextPage, @escaping Write) -> V, _ json: J
  ) -> Stage<P.Response>
  where P.ViewModel == V.ViewModel, P.ViewModel: SceneViewModel, J.Response == P.Response, J.ViewModel == JSONPage {
    let (show, fail): (Write, Write) = ({ [screen] in screen.show($0) }, { [screen] in screen.fail($0) })
    guard !screen.isForPrograms else {
      return Stage(json, display(JSONView(layout: screen.jsonLayout, write: show), JSONView(write: fail)), trace: trace)
    }
    return Stage(presenter, display(view(screen.output, show), view(screen.errors, fail)), trace: trace)
  }

  private func display<View: Display>(_ view: View, _ failureView: View) -> TerminalDisplay<View> {
    TerminalDisplay(
      view: view, failureView: failureView, screen: screen,
      spinner: Spinner(terminal: screen.terminal, text: words.home.loading))
  }
}
