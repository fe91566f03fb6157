public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension ReferenceScene: MovieScene {
  /// A request for the film or person that a text names.
  public enum Request: LanedQuestion, Equatable {
    /// Finds what a `filmNamed` or `personNamed` route leads to. Other routes are found as they are.
    case find(Route)
  }

  /// The route to what was found, or why not one film or person was found; nil until the first answer.
  public typealias Response = Result<Route, UnresolvedReference>?

  /// Finds the film or person that a text names.
  public typealias Interactor = AnswerInteractor<Request, Response>
  public typealias Presenter = ReferencePresenter

  public static func interactor(in context: SceneContext) -> Interactor { Interactor(response: nil) }

  public static func worker(in context: SceneContext) -> AnyWorker {
    ReferenceWorker(resolver: ReferenceResolver(context))
  }
}

private struct ReferenceWorker: Worker {
  let resolver: ReferenceResolver

  func answer(_ question: ReferenceScene.Request) async -> ReferenceScene.Response? {
    do throws(UnresolvedReference) {
      switch question {
      case .find(let route): return .some(.success(try await resolver.route(to: route)))
      }
    } catch {
      return error.isCancelled ? nil : .some(.failure(error))
    }
  }
}

/// Why a reference names no single film or person.
public enum ReferenceFailure: Error, Sendable, Equatable {
  /// Several match, the likeliest first. `total` is the number of all matches, of which only the first are known.
  case ambiguous([ReferenceCandidate], total: Int)
  /// Nothing matches.
  case notFound
  /// The catalog has nothing with the IMDb id.
  case unknownIMDbID
  /// An IMDb id was given, and the catalog does not know such ids.
  case withoutIMDbIDs(CatalogSource)
  /// The reference names something of another kind, such as a person where a film is expected.
  case otherKind(CatalogItem.Kind)
  /// The person is of another catalog than the films that are looked for.
  case otherCatalog
  /// The viewer's services are meant, and the settings name none.
  case noServices
  /// The catalog could not be searched.
  case catalog(CatalogError)
  /// The library could not be read.
  case store(StoreError)
}

/// A film or person that a reference may name.
public struct ReferenceCandidate: Sendable, Equatable {
  /// The catalog it belongs to.
  public var source: CatalogSource
  /// The film or person.
  public var item: CatalogItem

  /// Creates a candidate.
  public init(_ source: CatalogSource, _ item: CatalogItem) {
    self.source = source
    self.item = item
  }
}

/// A reference that could not be resolved.
public struct UnresolvedReference: Error, Sendable, Equatable {
  /// What a reference is expected to name.
  public enum Expectation: Sendable, Equatable {
    /// Any film.
    case film
    /// A film on a shelf.
    case shelved(Shelf)
    /// Any person.
    case person
    /// The viewer's services.
    case services

    var shelf: Shelf? { if case .shelved(let shelf) = self { shelf } else { nil } }
  }

  /// The reference as text.
  public var text: String
  /// What it was expected to name.
  public var expected: Expectation
  /// Why it could not be resolved.
  public var failure: ReferenceFailure
  /// The catalog in use, whose ids need no qualifier.
  public var source: CatalogSource
  /// What was to be shown; nil if that is not known.
  public var route: Route?

  /// Whether the search was canceled, also by a viewer who chose none of several. That is never shown.
  package var isCancelled: Bool { if case .catalog(let error) = failure { error.code == .cancelled } else { false } }

  /// Creates an unresolved reference.
  public init(_ text: String, expected: Expectation, failure: ReferenceFailure, source: CatalogSource) {
    self.text = text
    self.expected = expected
    self.failure = failure
    self.source = source
  }
}
