import ArgumentParser
import LibC
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import ProgramScenes

/// A reference that names nothing. It has been reported.
struct ReferenceStop: Error {
  let outcome: Outcome
}

// Films and people as they are named on the command line.
extension Program {
  /// Does some work with the film that was named. If several match, asks which one; without a terminal, lists them.
  /// Nil names the film on standard input.
  func withFilm(_ reference: MovieReference?, _ work: (FilmID) async -> Outcome?) async -> Outcome? {
    do throws(ReferenceStop) {
      let reference = if let reference { reference } else { try input { try MovieReference($0.only) } }
      let film = try await resolved { () async throws(UnresolvedReference) in
        try await resolver.film(reference)
      } choice: {
        $0.filmID
      }
      return await work(film)
    } catch {
      return error.outcome
    }
  }

  /// Does some work with the person who was named. If several match, asks which one; without a terminal, lists them.
  /// Nil names the person on standard input.
  func withPerson(
    _ reference: PersonReference?, _ work: (PersonScene.Subject) async -> Outcome?
  ) async -> Outcome? {
    do throws(ReferenceStop) {
      let reference = if let reference { reference } else { try input { try PersonReference($0.only) } }
      let person = try await resolved { () async throws(UnresolvedReference) in
        try await resolver.person(reference)
      } choice: {
        PersonScene.Subject(id: $0.item.id, source: $0.source)
      }
      return await work(person)
    } catch {
      return error.outcome
    }
  }

  /// Does some work with criteria, after looking up the people that are named and the services of the settings.
  func withNames(
    in criteria: [Route.Criterion], _ work: ([Route.Criterion]) async -> Outcome?
  ) async -> Outcome? {
    var found: [Route.Criterion] = []
    do throws(ReferenceStop) {
      for criterion in criteria {
        switch (criterion.name, criterion.value) {
        case ("on", FilterOptions.ownServices): found += try await ownServices().map { .init("on", $0) }
        case ("person", let name): found.append(try await person(named: name))
        default: found.append(criterion)
        }
      }
    } catch {
      return error.outcome
    }
    return await work(found)
  }

  private func person(named name: String) async throws(ReferenceStop) -> Route.Criterion {
    guard let reference = try? PersonReference(words: [name]) else {
      throw stop(.usage("--person needs an id or a name; standard input is not read."))
    }
    if case .id(let id) = reference { return .init("person", String(id)) }
    let person = try await resolved { () async throws(UnresolvedReference) in
      try await resolver.person(reference)
    } choice: {
      PersonScene.Subject(id: $0.item.id, source: $0.source)
    }
    if let source = person.source, source != context.catalog.source {
      throw stop(
        SetupProblem(
          code: "unsupported", sentence: words.opening.otherCatalog(reference.text), status: ExitStatus.failure))
    }
    return .init("person", String(person.id), label: { if case .name(let name) = reference { name } else { "" } }())
  }

  /// The services of the settings.
  private func ownServices() async throws(ReferenceStop) -> [String] {
    let own = await context.settings.current().services
    guard own.isEmpty else { return own }
    throw stop(.usage(words.opening.noOwnServices, hint: words.opening.adviceOnOwnServices))
  }

  /// Returns the films that were named, in order, and the outcomes of those that could not be found.
  func films(_ arguments: MovieArguments) async -> (ids: [FilmID], failures: [Outcome]) {
    await resolvedAll(arguments) { reference, exactly async throws(UnresolvedReference) in
      try await resolver.film(reference, exactly: exactly)
    }
  }

  /// Returns the films of a shelf that were named, in order, and the outcomes of those that could not be found.
  func films(_ arguments: MovieArguments, on shelf: Shelf) async -> (ids: [FilmID], failures: [Outcome]) {
    await resolvedAll(arguments) { reference, exactly async throws(UnresolvedReference) in
      try await resolver.film(on: shelf, reference, exactly: exactly)
    }
  }

  private var resolver: ReferenceResolver { ReferenceResolver(context) }

  private func resolvedAll(
    _ arguments: MovieArguments,
    _ resolve: (MovieReference, _ exactly: Bool) async throws(UnresolvedReference) -> FilmID
  ) async -> (ids: [FilmID], failures: [Outcome]) {
    // People type `favorites add city lights`.
    if let title = arguments.title, let id = try? await resolve(title, true) { return ([id], []) }
    var ids: [FilmID] = []
    var failures: [Outcome] = []
    var references = arguments.references
    if arguments.readsInput {
      do throws(ReferenceStop) {
        references += try input { try $0.entries.map { try MovieReference($0) } }
      } catch {
        return ([], [error.outcome])
      }
    }
    for reference in references {
      do throws(ReferenceStop) {
        let id = try await resolved { () async throws(UnresolvedReference) in
          try await resolve(reference, false)
        } choice: {
          $0.filmID
        }
        ids.append(id)
      } catch {
        failures.append(error.outcome)
      }
    }
    if !failures.isEmpty, let title = arguments.title, !screen.isForPrograms {
      screen.say(words.quoteTitle(title.text))
    }
    return (ids, failures)
  }

  private func resolved<Value>(
    _ resolve: () async throws(UnresolvedReference) -> Value, choice: (ReferenceCandidate) -> Value
  ) async throws(ReferenceStop) -> Value {
    let spinner = Spinner(terminal: screen.terminal, text: words.loading)
    await spinner.start()
    do throws(UnresolvedReference) {
      let value = try await resolve()
      await spinner.stop()
      return value
    } catch {
      await spinner.stop()
      if case .ambiguous(let candidates, _) = error.failure, canAsk {
        guard let candidate = choose(among: candidates, of: error) else { throw ReferenceStop(outcome: .failed) }
        return choice(candidate)
      }
      throw report(error)
    }
  }

  private func report(_ unresolved: UnresolvedReference) -> ReferenceStop {
    if screen.isForPrograms {
      screen.fail(JSONView().render(ReferenceJSON(words: words).viewModel(for: unresolved)))
    } else {
      let viewModel = ReferencePresenter(words: words).viewModel(for: unresolved)
      screen.fail(ReferenceText(page: screen.errors).render(viewModel))
    }
    return ReferenceStop(outcome: ReferencePresenter(words: words).viewModel(for: unresolved).outcome)
  }

  // MARK: Standard input

  /// Reads standard input to its end. On a terminal, says so.
  private func input<Value>(_ parse: (InputList) throws -> Value) throws(ReferenceStop) -> Value {
    if isatty(STDIN_FILENO) == 1 { screen.say(words.readsTerminal) }
    do {
      return try parse(InputList(InputLine.readAll(upTo: InputList.longest)))
    } catch let problem as InputProblem {
      let sentence = CleanText(words.sentence(for: problem)).string
      throw stop(
        SetupProblem(
          code: "input", sentence: sentence, hint: words.advice(for: problem), status: ExitStatus.failure))
    } catch let problem as SetupProblem {
      throw stop(problem)
    } catch {
      throw stop(.usage("\(error)"))
    }
  }

  func stop(_ problem: SetupProblem) -> ReferenceStop {
    problem.write(asJSON: screen.isForPrograms, environment: environment)
    return ReferenceStop(outcome: problem.status == ExitStatus.usage ? .invalidRequest : .failed)
  }

  // MARK: Questions

  /// Whether someone sits at the terminal to answer.
  private var canAsk: Bool {
    !screen.isForPrograms && isatty(STDIN_FILENO) == 1 && screen.terminal.errors.isTerminal
  }

  /// Asks on standard error, so that standard output has nothing but the result. Nil if cancelled.
  private func choose(among candidates: [ReferenceCandidate], of unresolved: UnresolvedReference) -> ReferenceCandidate?
  {
    let viewModel = ReferencePresenter(words: words).viewModel(for: unresolved)
    let errors = screen.terminal.errors
    errors.write(ReferenceText(page: screen.errors).question(viewModel))
    let numbers = 1...viewModel.candidates.count
    while true {
      errors.write(words.asksForChoice(upTo: numbers.upperBound))
      guard let line = InputLine.read() else {
        // Ctrl-D leaves the cursor behind the prompt.
        errors.write("\n")
        return nil
      }
      let answer = line.filter { !$0.isWhitespace }
      if answer.isEmpty { return nil }
      if let number = Int(answer), numbers.contains(number) { return candidates[number - 1] }
    }
  }
}

extension ReferenceCandidate {
  fileprivate var filmID: FilmID { FilmID(source, item.id) }
}
