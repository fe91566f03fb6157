public import MovieDisplay
import MovieDomain
public import MovieScenes

extension ReferenceScene {
  /// A request for the film or person that a text names.
  public enum Request: LanedQuestion, Hashable {
    /// Finds what a `filmNamed` or `personNamed` route leads to. Other routes are found as they are.
    case find(Route)
  }

  /// What was found.
  public struct Response: Sendable, Hashable {
    /// The route to what was found; nil until then, and if nothing or several were found.
    public var found: Route?
    /// Why not one film or person was found; nil if one was.
    public var failure: UnresolvedReference?

    /// Creates a response; the defaults describe a scene that has found nothing yet.
    public init(found: Route? = nil, failure: UnresolvedReference? = nil) {
      self.found = found
      self.failure = failure
    }
  }
}

/// Finds the film or person that a text names.
public struct ReferenceInteractor: Interactor {
  /// A request is also the question to the worker.
  public typealias Question = ReferenceScene.Request
  /// The route to what was found, or why nothing was.
  public typealias Answer = Result<Route, UnresolvedReference>

  public private(set) var response = ReferenceScene.Response()

  /// Creates an interactor with nothing found.
  public init() {}

  public mutating func handle(_ request: ReferenceScene.Request) -> [Effect<Question>] {
    response = ReferenceScene.Response()
    return [.ask(request)]
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch answer {
    case .success(let route): response.found = route
    case .failure(let failure): response.failure = failure
    }
    return []
  }
}

struct ReferenceWorker: Worker {
  let resolver: ReferenceResolver

  func answer(_ question: ReferenceInteractor.Question) async -> ReferenceInteractor.Answer? {
    do throws(UnresolvedReference) {
      switch question {
      case .find(let route): return .success(try await resolver.route(to: route))
      }
    } catch {
      return error.failure == .catalog(CatalogError(.cancelled)) ? nil : .failure(error)
    }
  }
}

extension ReferenceScene: MovieScene {
  public typealias Presenter = ReferencePresenter

  public static func interactor(in context: SceneContext) -> ReferenceInteractor { ReferenceInteractor() }

  public static func worker(in context: SceneContext) -> AnyWorker {
    ReferenceWorker(resolver: ReferenceResolver(context))
  }
}
