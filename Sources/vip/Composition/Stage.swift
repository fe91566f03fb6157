import MovieDisplay
import MovieScenes
import MovieText

/// One scene on its way to the screen: where its responses go, and how it ends.
struct Stage<Response: Sendable>: Sendable {
  let output: Output<Response>
  fileprivate let outcome: @Sendable () async -> Outcome?

  /// Sends a request round once, and tells how it ended.
  func run<I: Interactor>(_ interactor: I, _ request: I.Request) async -> Outcome? {
    await interactor.handle(request)
    return await outcome()
  }
}

extension Composition {
  typealias Write = @Sendable (String) async -> Void

  /// A stage that shows what there is on standard output, and why there is nothing on standard error.
  func stage<P: Presenter, V: TextView>(
    _ presenter: P, _ view: (TextPage, @escaping Write) -> V
  ) -> Stage<P.Response> where P.ViewModel == V.ViewModel, P.ViewModel: SceneViewModel {
    let display = TerminalDisplay(
      view: view(screen.output) { [screen] in screen.show($0) },
      failureView: view(screen.errors) { [screen] in screen.terminal.errors.write($0) },
      screen: screen, spinner: Spinner(terminal: screen.terminal, text: words.home.loading))
    return Stage(output: Output(presenter, display: display)) { await display.outcome }
  }
}
