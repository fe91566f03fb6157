public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Picks one film for tonight.
public struct PickInteractor: Interactor {
  /// A request is also the question to the worker.
  public typealias Question = PickScene.Request
  /// The film, or why there is none, and what it was picked from, with its names resolved.
  public typealias Answer = PickScene.Response

  public private(set) var response: PickScene.Response

  /// Creates an interactor. `sources` are the catalogs that films may come from.
  public init(source: CatalogSource, sources: [CatalogSource]) {
    response = PickScene.Response(source: source, sources: sources)
  }

  public mutating func handle(_ request: PickScene.Request) -> [Effect<Question>] {
    switch request {
    case .pick(let source, let seed): (response.from, response.seed) = (source, seed)
    }
    response.pick = nil
    return [.ask(request)]
  }

  public mutating func receive(_ answer: PickScene.Response, to question: Question) -> [Effect<Question>] {
    // What is on screen stays when it cannot be loaded in another language.
    if case .failure? = answer.pick, response.pick != nil { return [] }
    response = answer
    return []
  }

  public var filmsOnScreen: Set<FilmID> { Set([response.filmID].compactMap(\.self)) }

  public mutating func mark(_ marks: [FilmID: FilmMarks]) {
    response.marks = marks
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    guard changed.contains(.language), case .filter? = response.from, let source = response.from else { return [] }
    return [.ask(.pick(from: source, seed: response.seed))]
  }
}

extension PickScene: MovieScene {
  public typealias Presenter = PickPresenter

  public static func interactor(in context: SceneContext) -> PickInteractor {
    PickInteractor(source: context.catalog.source, sources: context.sources)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    PickWorker(context: context)
  }
}
