import MovieDisplay
import MovieDomain
import MovieLive
import MovieScenes
import ProgramScenes

extension Program {
  /// Shows what a route names.
  func show(_ route: Route) async -> Outcome? {
    let stage = StreamStage(program: self)
    return switch route {
    case .discover(let criteria, let page):
      await withNames(in: criteria) { await Route.discover($0, page: page).open(on: stage)() }
    case .pick(let shelf, let criteria, let seed):
      await withNames(in: criteria) { await Route.pick(from: shelf, $0, seed: seed).open(on: stage)() }
    default: await route.open(on: stage)()
    }
  }
}

/// Shows scenes as text, JSON or tables on the standard streams.
struct StreamStage: Stage {
  typealias Shown = () async -> Outcome?

  let program: Program

  var sources: [CatalogSource] { program.context.sources }

  func show(_ request: HomeScene.Request) -> Shown { scene(HomeScene.self, request) }
  func show(_ request: ListScene.Request) -> Shown { scene(ListScene.self, request) }
  func show(_ request: SearchScene.Request) -> Shown { scene(SearchScene.self, request) }
  func show(_ request: DetailScene.Request) -> Shown { scene(DetailScene.self, request) }
  func show(_ request: PeopleScene.Request) -> Shown { scene(PeopleScene.self, request) }
  func show(_ request: PersonScene.Request) -> Shown { scene(PersonScene.self, request) }
  func show(_ request: GenresScene.Request) -> Shown { scene(GenresScene.self, request) }
  func show(_ request: ShelfScene.Request) -> Shown { scene(ShelfScene.self, request) }
  func show(_ request: PickScene.Request) -> Shown { scene(PickScene.self, request) }
  func show(_ request: SettingsScene.Request) -> Shown { scene(SettingsScene.self, request) }

  func show(_ request: HistoryScene.Request) -> Shown {
    // Shows the history even if the setting turns recording and suggestions off.
    var context = program.context
    context.history = program.library.fullHistory
    return scene(HistoryScene.self, request, in: context)
  }

  func show(_ request: ReferenceScene.Request) -> Shown {
    guard case .find(let route) = request else { return { nil } }
    return {
      switch route {
      case .filmNamed(let text, let page):
        await program.withFilm(text == Route.input ? nil : try? MovieReference(text)) { film in
          await program.show(page.route(to: film.movie, source: film.source.idNamespace))
        }
      case .personNamed(let text, let showsAllFilms, let role):
        await program.withPerson(text == Route.input ? nil : try? PersonReference(text)) { person in
          await program.show(
            .person(id: person.id, source: person.source?.idNamespace, showsAllFilms: showsAllFilms, role: role))
        }
      default: await program.show(route)
      }
    }
  }

  func leave(to route: Route) -> Shown {
    switch route {
    case .trailer(let id, let namespace):
      { await program.open(.trailer, of: program.film(id, in: namespace), onlyShows: false) }
    case .shelve(let id, let shelf, let isOnShelf, let namespace):
      {
        guard let shelf = Shelf(rawValue: shelf) else { return .invalidRequest }
        let film = program.film(id, in: namespace)
        return await program.show(ShelfScene.self, isOnShelf ? .add([film], to: shelf) : .remove([film], from: shelf))
      }
    default: { await program.check() }
    }
  }

  func reject(_ problem: RouteProblem) -> Shown {
    { program.stop(SetupProblem(problem)).outcome }
  }

  private func scene<S: MovieScene & ShownScene>(
    _ scene: S.Type, _ request: S.Interactor.Request, in context: SceneContext? = nil
  ) -> Shown {
    { await program.show(scene, request) { (context ?? program.context).open(scene, to: $0, followingChanges: false) } }
  }
}

extension Program {
  fileprivate func film(_ id: Int, in namespace: String?) -> FilmID {
    FilmID(namespace.flatMap { name in context.sources.first { $0.isNamed(name) } } ?? context.catalog.source, id)
  }
}

extension SetupProblem {
  /// A route whose values cannot be used.
  init(_ problem: RouteProblem) {
    switch problem {
    case .unknown(let name): self = .usage("“\(name)” is unknown.")
    case .criterion(let criterion, let error):
      let (option, text) = ("--\(criterion.name)", criterion.value)
      let limits = Self.limits[criterion.name]
      self =
        switch error {
        case .outOfRange: .usage("\(option) must be \(limits?.limits ?? "in range").")
        case .reversed: .usage("The range “\(text)” of \(option) ends before it begins. Put the lower number first.")
        case .single:
          .usage("\(option) needs a range: “\(text)..” for at least \(text), “..\(text)” for at most \(text).")
        case .noNumber where limits != nil:
          .usage("\(option) must be a range of numbers, such as “\(limits?.example ?? "")”.")
        case .noNumber, nil: .usage("“\(text)” is not a value of \(option).")
        }
    }
  }

  private static var limits: [String: (limits: String, example: String)] {
    typealias Limits = MovieFilter.Limits
    func from<Value>(_ range: ClosedRange<Value>) -> String { "from \(range.lowerBound) to \(range.upperBound)" }
    return [
      "year": (from(Limits.years), "1990..1999"), "score": ("from 0 to 10", "7.."),
      "runtime": (from(Limits.runtimes), "..100"), "votes": (from(Limits.votes), "500.."),
    ]
  }
}
