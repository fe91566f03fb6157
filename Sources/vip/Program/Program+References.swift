import LibC
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText

// Films and people as they are named on the command line.
extension Program {
  /// The route with the ids of what it names: films, people and the services of the settings.
  func found(_ route: Route) async throws -> Route {
    switch route {
    case .filmNamed(let text, let page):
      let film = try await film(text == Route.input ? nil : MovieReference(text))
      return page.route(to: film.movie, source: film.source.idNamespace)
    case .personNamed(let text, let showsAllFilms, let role):
      let person = try await person(text == Route.input ? nil : PersonReference(text))
      return .person(
        id: person.id, source: person.source?.idNamespace, showsAllFilms: showsAllFilms, role: role)
    case .discover(let criteria, let page): return .discover(try await found(criteria), page: page)
    case .pick(let shelf, let criteria, let seed):
      return .pick(from: shelf, try await found(criteria), seed: seed)
    case .shelf(let id, let criteria, let sort, let isDescending, let page):
      return .shelf(id: id, try await found(criteria), sort: sort, isDescending: isDescending, page: page)
    default: return route
    }
  }

  /// Returns the film that was named. If several match, asks which one; without a terminal, throws them.
  /// Nil names the film on standard input.
  func film(_ reference: MovieReference?) async throws -> FilmID {
    let reference = try reference ?? input { try MovieReference($0.only) }
    return try await chosen {
      try await resolver.film(reference)
    } choice: {
      $0.filmID
    }
  }

  private func person(_ reference: PersonReference?) async throws -> PersonScene.Subject {
    let reference = try reference ?? input { try PersonReference($0.only) }
    return try await chosen {
      try await resolver.person(reference)
    } choice: {
      PersonScene.Subject(id: $0.item.id, source: $0.source)
    }
  }

  /// The criteria with the ids of people and the services of the settings.
  func found(_ criteria: [Route.Criterion]) async throws -> [Route.Criterion] {
    var found: [Route.Criterion] = []
    for criterion in criteria {
      switch (criterion.name, criterion.value) {
      case ("on", FilterOptions.ownServices): found += try await ownServices().map { .init("on", $0) }
      case ("person", let name): found.append(try await person(named: name))
      default: found.append(criterion)
      }
    }
    return found
  }

  private func person(named name: String) async throws -> Route.Criterion {
    guard let reference = try? PersonReference(words: [name]) else {
      throw SetupProblem.usage("--person needs an id or a name; standard input is not read.")
    }
    let person = try await person(reference)
    if let source = person.source, source != context.catalog.source {
      throw SetupProblem(
        code: "unsupported", sentence: words.opening.otherCatalog(reference.text), status: ExitStatus.failure)
    }
    return .init("person", String(person.id), label: { if case .name(let name) = reference { name } else { "" } }())
  }

  /// The services of the settings.
  private func ownServices() async throws -> [String] {
    let own = await context.settings.current().services
    guard own.isEmpty else { return own }
    throw SetupProblem.usage(words.opening.noOwnServices, hint: words.opening.adviceOnOwnServices)
  }

  /// Returns the films that were named, in order, and the outcomes of those that could not be found. With a shelf, only
  /// its films are meant.
  func films(
    _ arguments: MovieArguments, on shelf: Shelf? = nil
  ) async -> (ids: [FilmID], failures: [Outcome]) {
    func resolved(_ reference: MovieReference, exactly: Bool = false) async throws(UnresolvedReference) -> FilmID {
      guard let shelf else { return try await resolver.film(reference, exactly: exactly) }
      return try await resolver.film(on: shelf, reference, exactly: exactly)
    }
    // People type `favorites add city lights`.
    if let title = arguments.title, let id = try? await resolved(title, exactly: true) { return ([id], []) }
    var ids: [FilmID] = []
    var failures: [Outcome] = []
    var references = arguments.references
    do {
      if arguments.readsInput { references += try input { try $0.entries.map { try MovieReference($0) } } }
    } catch {
      return ([], [report(error)])
    }
    for reference in references {
      do {
        ids.append(
          try await chosen {
            try await resolved(reference)
          } choice: {
            $0.filmID
          })
      } catch {
        failures.append(report(error))
      }
    }
    if !failures.isEmpty, let title = arguments.title, !screen.isForPrograms {
      screen.say(words.quoteTitle(title.text))
    }
    return (ids, failures)
  }

  private var resolver: ReferenceResolver { ReferenceResolver(context) }

  /// Returns what a reference names. If several match and someone is there to answer, asks which one.
  private func chosen<Value>(
    _ resolve: () async throws -> Value, choice: (ReferenceCandidate) -> Value
  ) async throws -> Value {
    let spinner = Spinner(terminal: screen.terminal, text: words.loading)
    await spinner.start()
    do {
      let value = try await resolve()
      await spinner.stop()
      return value
    } catch {
      await spinner.stop()
      guard let unresolved = error as? UnresolvedReference, case .ambiguous(let candidates, _) = unresolved.failure,
        canAsk
      else { throw error }
      return choice(try choose(among: candidates, of: unresolved))
    }
  }

  /// Writes an error to standard error, and returns how the request ended.
  func report(_ error: any Error) -> Outcome {
    switch error {
    case let problem as SetupProblem:
      problem.write(asJSON: screen.isForPrograms, environment: environment)
      return problem.status == ExitStatus.usage ? .invalidRequest : .failed
    case let problem as InputProblem:
      let sentence = CleanText(words.sentence(for: problem)).string
      return report(
        SetupProblem(code: "input", sentence: sentence, hint: words.advice(for: problem), status: ExitStatus.failure))
    case let unresolved as UnresolvedReference:
      let viewModel = ReferencePresenter(words: words).viewModel(for: unresolved)
      screen.fail(
        screen.isForPrograms
          ? JSONView().render(ReferenceJSON(words: words).viewModel(for: unresolved))
          : ReferenceText(page: screen.errors).render(viewModel))
      return viewModel.outcome
    // A question that was cancelled.
    default: return .failed
    }
  }

  /// Reads standard input to its end. On a terminal, says so.
  private func input<Value>(_ parse: (InputList) throws -> Value) throws -> Value {
    if isatty(STDIN_FILENO) == 1 { screen.say(words.readsTerminal) }
    return try parse(InputList(InputLine.readAll(upTo: InputList.longest)))
  }

  /// Whether someone sits at the terminal to answer.
  private var canAsk: Bool {
    !screen.isForPrograms && isatty(STDIN_FILENO) == 1 && screen.terminal.errors.isTerminal
  }

  /// Asks on standard error, so that standard output has nothing but the result.
  private func choose(
    among candidates: [ReferenceCandidate], of unresolved: UnresolvedReference
  ) throws -> ReferenceCandidate {
    let viewModel = ReferencePresenter(words: words).viewModel(for: unresolved)
    let errors = screen.terminal.errors
    errors.write(ReferenceText(page: screen.errors).question(viewModel))
    let numbers = 1...viewModel.candidates.count
    while true {
      errors.write(words.asksForChoice(upTo: numbers.upperBound))
      guard let line = InputLine.read() else {
        // Ctrl-D leaves the cursor behind the prompt.
        errors.write("\n")
        throw CancellationError()
      }
      let answer = line.filter { !$0.isWhitespace }
      if answer.isEmpty { throw CancellationError() }
      if let number = Int(answer), numbers.contains(number) { return candidates[number - 1] }
    }
  }
}

extension ReferenceCandidate {
  fileprivate var filmID: FilmID { FilmID(source, item.id) }
}
