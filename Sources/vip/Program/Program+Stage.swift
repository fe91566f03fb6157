import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminalDriver
import MovieText
import ViewerScenes

/// Shows scenes as text, JSON or tables on the standard streams.
extension Program: Stage {
  typealias Shown = () async throws -> Outcome?

  /// Shows what a route names.
  func show(_ route: Route) async throws -> Outcome? {
    try await route.open(on: self)()
  }

  var sources: [CatalogSource] { context.sources }

  func show(_ scene: NewsScene.Type, _ request: NewsScene.Request) -> Shown {
    // A job that runs it prints nothing without news. In a dialogue, silence would be no answer.
    let isQuiet = screen.format.isText && !screen.terminal.output.isTerminal && screen.output.number == nil
    return show(
      scene, request, in: NewsText.self, isSilent: { isQuiet && (try? $0.found?.get().items.isEmpty) ?? false })
  }

  func show<S: MovieScene & TextScene>(_ scene: S.Type, _ request: S.Interactor.Request) -> Shown
  where S.Presenter: JSONPresenting, S.View.ViewModel == S.Presenter.ViewModel {
    show(scene, request, in: S.View.self)
  }

  func show(_ scene: ReferenceScene.Type, _ request: ReferenceScene.Request) -> Shown {
    switch request {
    case .find(let route): { try await show(found(route)) }
    }
  }

  func leave(to route: Route) -> Shown {
    {
      switch route {
      case .movie:
        guard let request = openingRequest(for: route, onlyShows: false) else { return .invalidRequest }
        return await open(request)
      case .shelve(let id, let shelf, let isOnShelf, let namespace):
        guard let shelf = Shelf(rawValue: shelf) else { return .invalidRequest }
        let film = context.film(id, in: namespace)
        // A film that is seen leaves the watchlist.
        let addition: ShelfScene.Request = shelf == .seen ? .see([film]) : .add([film], to: shelf)
        return try await show(ShelfScene.self, isOnShelf ? addition : .remove([film], from: shelf))()
      case .logIn: return try await logIn()
      case .doctor:
        return await show(DoctorScene.self, .check, DoctorPresenter(words: words), in: DoctorText.self) { doctor($0) }
      // Others lead to scenes.
      default: return .invalidRequest
      }
    }
  }

  func reject(_ problem: RouteProblem) -> Shown {
    { throw SetupProblem(problem) }
  }

  /// Shows a scene in a view of its own.
  func show<S: MovieScene, View: TextView>(
    _ scene: S.Type, _ request: S.Interactor.Request, in view: View.Type,
    isSilent: @escaping @Sendable (S.Interactor.Response) -> Bool = { _ in false }
  ) -> Shown
  where S.Presenter: JSONPresenting, S.Presenter.ViewModel: SpokenViewModel, View.ViewModel == S.Presenter.ViewModel {
    let presenter = S.Presenter(words: words, today: preferences.today)
    return {
      await show(scene, request, presenter, in: view, isSilent: isSilent) {
        context.open(scene, to: $0, followingChanges: false)
      }
    }
  }

  // MARK: - Running a scene and showing its responses

  /// Runs a scene with one request and shows the result as text, JSON or, for a list, a table.
  ///
  /// A response that `isSilent` is not written.
  func show<I: Interactor, P: JSONPresenting, View: TextView>(
    _ scene: Any.Type, _ request: I.Request, _ presenter: P, in view: View.Type,
    isSilent: @escaping @Sendable (I.Response) -> Bool = { _ in false },
    open: (Output<I.Response>) -> SceneDriver<I>
  ) async -> Outcome?
  where P.Response == I.Response, P.ViewModel: SpokenViewModel, View.ViewModel == P.ViewModel {
    if let problem = screen.format.problem(of: P.jsonFields) { return await report(problem) }
    let spinner = spinner
    // Getting a type's name takes a fortieth of the start-up time.
    let name = launch.trace == nil ? "" : String(describing: scene)
    // Nil until the scene has been shown.
    let outcome = SharedValue<Outcome?>(nil)
    let output = Output<I.Response> { [self] response, isFinal in
      launch.trace?.write(turn: "response", scene: name, response)
      let viewModel = presenter.viewModel(for: response)
      launch.trace?.write(turn: isFinal ? "view-model" : "progress", scene: name, viewModel)
      guard isFinal else { return await spinner?.show(viewModel.progress, viewModel.activity) ?? () }
      let hasContent = viewModel.outcome.hasContent
      outcome.withLock { $0 = viewModel.outcome }
      if !hasContent || !isSilent(response) {
        await write(response, viewModel, of: presenter, in: view, stopping: spinner)
      }
      // Without a page, nothing has stopped it.
      await spinner?.stop()
      if hasContent, let shownItems = launch.shownItems, let list = response as? any ItemContaining {
        shownItems.add(list.items)
      }
      // In JSON mode, an error is the only output on standard error.
      guard hasContent || !screen.format.isJSON else { return }
      if screen.format.isJSON, let failure = presenter.jsonFailure(beside: response, like: viewModel) {
        return failures.withLock { $0.append(failure) }
      }
      for warning in screen.isOnTerminal ? viewModel.warningsNotOnScreen : viewModel.warnings {
        screen.say(warning)
      }
      // Some scenes do not know the age of what they show.
      if viewModel.warnings.isEmpty, hasContent, filmSource.usedStale.value, !isOffline {
        screen.say(words.notRefreshedData)
      }
    }
    launch.trace?.write(turn: "request", scene: name, request)
    await open(output).handle(request)
    return outcome.value
  }

  /// Writes a response in the format of the command. A table has no place for a failure, which is then text.
  ///
  /// The spinner runs until something is written, since a view may first fetch an image.
  func write<P: JSONPresenting, View: TextView>(
    _ response: P.Response, _ viewModel: P.ViewModel, of presenter: P, in view: View.Type, stopping spinner: Spinner?
  ) async where P.ViewModel: SpokenViewModel, View.ViewModel == P.ViewModel {
    let hasContent = viewModel.outcome.hasContent
    let page = hasContent ? screen.output : screen.errors
    let write: @Sendable (String) async -> Void = { [screen] text in
      await spinner?.stop()
      if hasContent { screen.show(text) } else { screen.terminal.errors.write(text) }
    }
    let table = hasContent && screen.format.isTable ? presenter.table(of: response) : nil
    switch (screen.format, table) {
    case (.json(let names), _):
      let content = presenter.json(of: response, like: viewModel)
      guard hasContent else { return failures.withLock { $0.append(content) } }
      let fields = names.isEmpty ? nil : P.jsonFields.picking(names)
      await write(JSONView(layout: screen.jsonLayout, fields: fields).render(JSONPage(content: content)))
    case (.table(let hasHeader), let table?):
      await spinner?.stop()
      // Programs read it, so it never goes through a pager.
      screen.terminal.output.write(TSVView(hasHeader: hasHeader).render(table))
    case _ where screen.isSpoken: await write(SpokenText(page: page).render(viewModel))
    default:
      let display = View(page: page).writing(write) { [posters] in
        PagePictures(await posters?.art(for: $0, on: page) ?? [:])
      }
      await display.display(viewModel)
    }
  }

  /// Nil if lines of standard error cannot be overwritten.
  var spinner: Spinner? {
    let (terminal, errors) = (screen.terminal, screen.terminal.errors)
    guard terminal.showsSpinner else { return nil }
    return Spinner(
      CleanText(words.loading), turns: !screen.isSpoken, charset: errors.charset, width: terminal.width,
      write: errors.write)
  }
}
