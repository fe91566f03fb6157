import MovieData
import MovieDisplay
import MovieScenes
import MovieText
import Synchronization

extension Program {
  typealias Write = @Sendable (String) async -> Void

  /// Runs a scene with one request and shows the result as text, JSON or a table.
  ///
  /// Only lists have a table. `items` are the films and people of a response, for completions.
  func show<I: Interactor, P: JSONPresenting>(
    _ scene: Any.Type, _ request: I.Request, _ presenter: P,
    in view: (TextPage, @escaping Write) -> any Display<P.ViewModel>,
    table: (any Presenter<I.Response, TSVPage>)? = nil,
    items: @escaping @Sendable (I.Response) -> [ShownItems.Item] = { _ in [] },
    open: (Output<I.Response>) -> SceneDriver<I>
  ) async -> Outcome? where P.Response == I.Response, P.ViewModel: SpokenViewModel {
    if let problem = screen.format.problem(of: P.jsonFields) { return report(problem) }
    // The spinner runs until something is written, since a view may first fetch an image.
    let spinner = spinner
    let show: Write = { [screen] in
      await spinner.stop()
      screen.show($0)
    }
    let fail: Write = { [screen] in
      await spinner.stop()
      screen.fail($0)
    }
    let ending = Ending()
    // Getting a type's name takes a fortieth of the start-up time.
    let name = trace == nil ? "" : String(describing: scene)
    func output<Result: SceneViewModel, Failure: SceneViewModel>(
      _ results: Formatted<I.Response, Result>, failures: Formatted<I.Response, Failure>
    ) -> Output<I.Response> {
      self.output(of: name, results, failures: failures, spinner, ending, items: items)
    }
    func text(_ page: TextPage, _ write: @escaping Write) -> Formatted<I.Response, P.ViewModel> {
      Formatted(
        presenter: presenter, view: screen.isSpoken ? SpokenText(page: page).writing(write) : view(page, write))
    }
    let shown: Output<I.Response>
    switch screen.format {
    case .json(let names):
      let fields = names.isEmpty ? nil : P.jsonFields.picking(names)
      let view = JSONView(layout: screen.jsonLayout, fields: fields, write: show)
      let json = JSONPresenter(presenter)
      shown = output(
        Formatted(presenter: json, view: view), failures: Formatted(presenter: json, view: JSONView(write: fail)))
    case .table(let hasHeader):
      guard let table else { fallthrough }
      // Programs read it, so it never goes through a pager.
      let view = TSVView(hasHeader: hasHeader) { [screen] in
        await spinner.stop()
        screen.terminal.output.write($0)
      }
      shown = output(Formatted(presenter: table, view: view), failures: text(screen.errors, fail))
    case .text:
      shown = output(text(screen.output, show), failures: text(screen.errors, fail))
    }
    trace?.write(turn: "request", scene: name, request)
    await open(shown).handle(request)
    return ending.outcome
  }

  /// Shows a view model that is not of a scene.
  func show<View: TextView>(_ viewModel: View.ViewModel, in view: View.Type) async {
    let spinner = spinner
    await spinner.start()
    let display = illustrated(View(page: screen.output)) { [screen] in
      await spinner.stop()
      screen.show($0)
    }
    await display.display(viewModel)
  }

  var spinner: Spinner { Spinner(terminal: screen.terminal, text: words.loading, turns: !screen.isSpoken) }

  /// Returns a display that fetches the pictures of a view, if its page has pictures, and writes its text.
  func illustrated<View: TextView>(_ view: View, _ write: @escaping Write) -> some Display<View.ViewModel> {
    view.writing(write) { [posters, page = view.page] in
      await posters?.pictures(for: $0, on: page) ?? PagePictures()
    }
  }

  /// Shows results on one view and failures on another; progress only drives the spinner.
  private func output<Response, Result: SceneViewModel, Failure: SceneViewModel>(
    of scene: String, _ results: Formatted<Response, Result>, failures: Formatted<Response, Failure>,
    _ spinner: Spinner, _ ending: Ending, items: @escaping @Sendable (Response) -> [ShownItems.Item]
  ) -> Output<Response> {
    Output { [screen, trace, words, shownItems, staleUse = source.staleUse, isOffline] response, isFinal in
      trace?.write(turn: "response", scene: scene, response)
      guard isFinal else {
        await spinner.start()
        let progress = results.presenter.viewModel(for: response)
        if let fraction = progress.progress { await spinner.show(fraction, progress.activity) }
        trace?.write(turn: "progress", scene: scene, progress)
        return
      }
      let viewModel = results.presenter.viewModel(for: response)
      trace?.write(turn: "view-model", scene: scene, viewModel)
      ending.outcome = viewModel.outcome
      if viewModel.outcome.hasContent {
        await results.view.display(viewModel)
        shownItems?.add(items(response))
      } else {
        await failures.view.display(failures.presenter.viewModel(for: response))
      }
      // In JSON mode, an error is the only output on standard error.
      guard viewModel.outcome.hasContent || !screen.isForPrograms else { return }
      for warning in screen.isOnTerminal ? viewModel.warningsNotOnScreen : viewModel.warnings {
        screen.say(warning)
      }
      // Some scenes do not know the age of what they show.
      if viewModel.warnings.isEmpty, viewModel.outcome.hasContent, staleUse.isNoted, !isOffline {
        screen.say(words.notRefreshedData)
      }
    }
  }
}

/// A presenter with the view of its view models.
private struct Formatted<Response: Sendable, ViewModel: SceneViewModel>: Sendable {
  let presenter: any Presenter<Response, ViewModel>
  let view: any Display<ViewModel>
}

/// How a scene ended; nil until it has been shown.
private final class Ending: Sendable {
  private let state = Mutex<Outcome?>(nil)

  var outcome: Outcome? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
