import MovieDisplay
import MovieJSON
import MovieScenes
import MovieText
import Synchronization

extension Program {
  typealias Write = @Sendable (String) async -> Void

  /// Runs a scene with one request and shows the result.
  func show<S: MovieScene & ShownScene>(
    _ scene: S.Type, _ request: S.Interactor.Request,
    in view: ((TextPage, @escaping Write) -> any Display<S.Text.ViewModel>)? = nil
  ) async -> Outcome? {
    await show(scene, request, in: view) { context.open(scene, to: $0, followingSettings: false) }
  }

  /// Runs a scene with one request and shows the result as text or JSON.
  func show<S: ShownScene>(
    _ scene: S.Type, _ request: S.Interactor.Request,
    in view: ((TextPage, @escaping Write) -> any Display<S.Text.ViewModel>)? = nil,
    open: (Output<S.Interactor.Response>) -> SceneDriver<S.Interactor>
  ) async -> Outcome? {
    // The spinner runs until something is written, since a view may first fetch an image.
    let spinner = Spinner(terminal: screen.terminal, text: words.loading)
    let show: Write = { [screen] in
      await spinner.stop()
      screen.show($0)
    }
    let fail: Write = { [screen] in
      await spinner.stop()
      screen.fail($0)
    }
    let ending = Ending()
    let view = view ?? { illustrated(S.Text(page: $0, write: $1)) }
    // Getting a type's name takes a fortieth of the start-up time.
    let name = trace == nil ? "" : String(describing: S.self)
    let output: Output<S.Interactor.Response> =
      if screen.isForPrograms {
        self.output(
          of: name, S.json(words, preferences.today), JSONView(layout: screen.jsonLayout, write: show),
          JSONView(write: fail), spinner, ending)
      } else {
        self.output(
          of: name, S.presenter(words, preferences.today), view(screen.output, show), view(screen.errors, fail),
          spinner,
          ending)
      }
    trace?.write(turn: "request", scene: name, request)
    await open(output).handle(request)
    return ending.outcome
  }

  /// Shows a view model that is not of a scene.
  func show<View: TextView>(_ viewModel: View.ViewModel, in view: View.Type) async {
    let spinner = Spinner(terminal: screen.terminal, text: words.loading)
    await spinner.start()
    let view = View(page: screen.output) { [screen] in
      await spinner.stop()
      screen.show($0)
    }
    await illustrated(view).display(viewModel)
  }

  /// Returns a display that fetches the pictures of a view, if its page has pictures.
  func illustrated<View: TextView>(_ view: View) -> IllustratedText<View> {
    IllustratedText(view) { [posters, page = view.page] in
      await posters?.pictures(for: $0, on: page) ?? PagePictures()
    }
  }

  /// Shows results on one view and failures on another; progress only drives the spinner.
  private func output<P: Presenter>(
    of scene: String, _ presenter: P, _ view: any Display<P.ViewModel>, _ failureView: any Display<P.ViewModel>,
    _ spinner: Spinner, _ ending: Ending
  ) -> Output<P.Response> where P.ViewModel: SceneViewModel {
    Output { [screen, trace] response, isFinal in
      trace?.write(turn: "response", scene: scene, response)
      guard isFinal else {
        await spinner.start()
        trace?.write(turn: "progress", scene: scene, presenter.viewModel(for: response))
        return
      }
      let viewModel = presenter.viewModel(for: response)
      trace?.write(turn: "view-model", scene: scene, viewModel)
      ending.outcome = viewModel.outcome
      await (viewModel.outcome.hasContent ? view : failureView).display(viewModel)
      // In JSON mode, an error is the only output on standard error.
      guard viewModel.outcome.hasContent || !screen.isForPrograms else { return }
      for warning in viewModel.warnings {
        screen.say(warning)
      }
    }
  }
}

/// How a scene ended; nil until it has been shown.
private final class Ending: Sendable {
  private let state = Mutex<Outcome?>(nil)

  var outcome: Outcome? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
