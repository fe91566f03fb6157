import ArgumentParser
import MovieData
import MovieDisplay
import MovieDomain
import MovieLibC
import MovieScenes
import MovieTerminalDriver
import MovieText
import ViewerScenes

// Films and people as they are named on the command line.
extension Program {
  /// The route with the ids of what it names: films, people and the services of the settings. If several match, asks which
  /// one; without a terminal, throws them.
  func found(_ route: Route) async throws -> Route {
    var route = route
    switch route {
    case .filmNamed(Route.input, let page): route = .filmNamed(try input { try MovieReference($0.only).text }, page)
    case .personNamed(Route.input, let showsAllFilms, let role):
      let name = try input { try PersonReference(argument: $0.only.text).text }
      route = .personNamed(name, showsAllFilms: showsAllFilms, role: role)
    default: break
    }
    return route.isNamed ? try await asking { [route] in try await $0.route(to: route) } : route
  }

  /// Returns the films that were named, in order, and the outcomes of those that could not be found. Returns no films to
  /// people if one was not found that may be a word of a title, such as Star Wars: programs quote what they pass on. With
  /// a shelf, only its films are meant.
  func films(
    _ arguments: MovieArguments, on shelf: Shelf? = nil
  ) async throws -> (ids: [FilmID], failures: [Outcome]) {
    if let title = arguments.title {
      // People type `favorites add city lights`.
      do {
        return ([try await asking { try await $0.film(title, on: shelf, matching: .exact) }], [])
      } catch {
        // Otherwise, each argument is a film.
        guard (error as? UnresolvedReference)?.failure == .notFound else { return ([], [await report(error)]) }
      }
    }
    var ids: [FilmID] = []
    var failures: [Outcome] = []
    var unfound: [String] = []
    var references = arguments.references
    if arguments.readsInput { references += try input { try $0.entries.map { try MovieReference($0) } } }
    for reference in references {
      do {
        // What is typed for another command must not change a film whose title looks like it.
        let id = try await asking { try await $0.film(reference, on: shelf, matching: .words) }
        // A number beside words may be one of a title.
        if arguments.title != nil, shelf == nil, case .id = reference {
          try await ReferenceResolver(context).checkThatExists(id)
        }
        ids.append(id)
      } catch {
        failures.append(await report(error))
        if reference.isWords { unfound.append(reference.text) }
      }
    }
    guard !failures.isEmpty, !screen.format.isJSON, let title = arguments.title else { return (ids, failures) }
    // Where most arguments are ids, the others are hardly words of a title.
    let isTitle = unfound.isEmpty || arguments.references.count(where: \.isWords) * 2 >= arguments.references.count
    screen.say("hint: \(isTitle ? words.quoteTitle(title.text) : words.notIDs(unfound))")
    return ([], failures)
  }

  /// Returns what a reference names. If several match and someone is there to answer, asks which one.
  func asking<Value>(_ resolve: (ReferenceResolver) async throws -> Value) async throws -> Value {
    let spinner = spinner
    await spinner?.start()
    let resolver = ReferenceResolver(context) { unresolved, candidates throws(UnresolvedReference) in
      await spinner?.stop()
      guard !screen.format.isJSON, isatty(STDIN_FILENO) == 1, screen.terminal.errors.isTerminal else {
        throw unresolved
      }
      guard let number = answer(to: unresolved) else {
        var cancelled = unresolved
        cancelled.failure = .catalog(CatalogError(.cancelled))
        throw cancelled
      }
      return candidates[number - 1]
    } guessing: { movie, text in
      await spinner?.stop()
      if !screen.format.isJSON { screen.say(ReferencePresenter(words: words).guess(movie, for: text)) }
    }
    let value = await result { () async throws(any Error) in try await resolve(resolver) }
    await spinner?.stop()
    return try value.get()
  }

  /// Writes an error to standard error, and returns how the request ended.
  func report(_ error: any Error) async -> Outcome {
    switch error {
    case let problem as SetupProblem:
      if screen.format.isJSON {
        failures.withLock { $0.append(problem.failure) }
      } else {
        problem.write(asJSON: false, color: launch.options.color)
      }
      return problem.status == .validationFailure ? .invalidRequest : .failed
    case let error as InputError: return await report(InputProblem.unreadable(reason: error.reason))
    case let problem as InputProblem:
      let sentence = CleanText(words.sentence(for: problem)).string
      let hint = problem == .tooLong || problem == .tooManyEntries ? words.adviceOnLongLists : ""
      return await report(SetupProblem(code: "input", sentence: sentence, hint: hint))
    case let unresolved as UnresolvedReference where !unresolved.isCancelled:
      let presenter = ReferencePresenter(words: words)
      let viewModel = presenter.viewModel(for: .failure(unresolved))
      await write(.failure(unresolved), viewModel, of: presenter, in: ReferenceText.self, stopping: nil)
      return viewModel.outcome
    case let problem as RouteProblem: return await report(SetupProblem(problem))
    // A question that was canceled.
    case is UnresolvedReference, is CancellationError: return .failed
    default: return await report(SetupProblem(code: "unexpected", sentence: Vip.message(for: error)))
    }
  }

  /// Reads standard input to its end. On a terminal, says so.
  private func input<Value>(_ parse: (InputList) throws -> Value) throws -> Value {
    if isatty(STDIN_FILENO) == 1 { screen.say(words.readsTerminal) }
    return try parse(InputList(StandardInput.readAll(upTo: InputList.longest)))
  }

  /// Asks on standard error, so that standard output has nothing but the result. Returns the number of a candidate; nil if
  /// the question was canceled.
  private func answer(to unresolved: UnresolvedReference) -> Int? {
    let viewModel = ReferencePresenter(words: words).viewModel(for: .failure(unresolved))
    let errors = screen.terminal.errors
    errors.write(ReferenceText(page: screen.errors).question(viewModel))
    let numbers = 1...viewModel.candidates.count
    while true {
      errors.write(errors.charset.text(words.asksForChoice(upTo: numbers.upperBound)))
      guard let line = StandardInput.read() else {
        // Ctrl-D leaves the cursor behind the prompt.
        errors.write("\n")
        return nil
      }
      let answer = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if answer.isEmpty || answer.quits { return nil }
      if let number = Int(answer), numbers.contains(number) { return number }
      errors.say(words.noSuchNumber(answer))
    }
  }
}
