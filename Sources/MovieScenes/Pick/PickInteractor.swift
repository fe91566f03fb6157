public import MovieDisplay
public import MovieDomain

extension PickScene {
  /// What to pick from. Other sources, such as films that meet some criteria, are further cases.
  public enum Source: Sendable, Hashable {
    /// A shelf of the viewer.
    case shelf(Shelf)
  }

  /// A request for a film.
  public enum Request: Sendable, Hashable {
    /// Picks a film. The same seed picks the same film as long as the source does not change.
    case pick(from: Source, seed: UInt64)
  }

  /// The film, as far as it is picked.
  public struct Response: Sendable, Hashable {
    /// The catalog whose films need no qualifier.
    public var source: CatalogSource
    /// The catalogs that films may come from.
    public var sources: [CatalogSource]
    /// What the film was picked from; nil before the first request.
    public var from: Source?
    /// The film and the number of films to choose from, or why there is none; nil until it is known.
    public var pick: Result<Pick, StoreError>?
    /// The marks of the film.
    public var marks: [FilmID: FilmMarks]

    /// Creates a response; the defaults describe a scene before its first request.
    public init(
      source: CatalogSource, sources: [CatalogSource]? = nil, from: Source? = nil,
      pick: Result<Pick, StoreError>? = nil, marks: [FilmID: FilmMarks] = [:]
    ) {
      self.source = source
      self.sources = sources ?? [source]
      self.from = from
      self.pick = pick
      self.marks = marks
    }
  }

  /// A film that was picked.
  public struct Pick: Sendable, Hashable {
    /// The film; nil if there is none to choose from.
    public var film: ShelvedFilm?
    /// The number of films to choose from.
    public var total: Int

    /// Creates a pick.
    public init(film: ShelvedFilm?, total: Int) {
      self.film = film
      self.total = total
    }
  }
}

/// Picks one film for tonight.
public struct PickInteractor: Interactor {
  public typealias Request = PickScene.Request
  public typealias Answer = Result<PickScene.Pick, StoreError>

  /// A task for `PickWorker`.
  public struct Question: LanedQuestion {
    /// What to pick from.
    public var source: PickScene.Source
    /// Determines the film.
    public var seed: UInt64
  }

  public private(set) var response: PickScene.Response

  /// Creates an interactor. `sources` are the catalogs that films may come from.
  public init(source: CatalogSource, sources: [CatalogSource]) {
    response = PickScene.Response(source: source, sources: sources)
  }

  public mutating func handle(_ request: PickScene.Request) -> [Effect<Question>] {
    switch request {
    case .pick(let source, let seed):
      response.from = source
      response.pick = nil
      return [.ask(Question(source: source, seed: seed))]
    }
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    response.pick = answer
    return []
  }

  public var filmsOnScreen: Set<FilmID> { Set([(try? response.pick?.get())?.film?.id].compactMap(\.self)) }

  public mutating func mark(_ marks: [FilmID: FilmMarks]) {
    response.marks = marks
  }
}

/// Picks films from shelves.
public struct PickWorker: Worker {
  /// How often another film is picked because one cannot be read.
  private static let mostAttempts = 20

  private let films: any FilmLibrary

  /// Creates a worker that picks from the shelves of a library.
  public init(films: any FilmLibrary) {
    self.films = films
  }

  public func answer(
    _ question: PickInteractor.Question, report: @escaping @concurrent @Sendable (PickInteractor.Answer) async -> Void
  ) async -> PickInteractor.Answer? {
    switch question.source {
    case .shelf(let shelf):
      await result { () async throws(StoreError) in try await pick(from: shelf, seed: question.seed) }
    }
  }

  private func pick(from shelf: Shelf, seed: UInt64) async throws(StoreError) -> PickScene.Pick {
    try await films.snapshot { reader throws(StoreError) in
      let total = try await reader.films(on: shelf, .title, offset: 0, limit: 0).total
      var random = SeededGenerator(seed: seed)
      for _ in 0..<min(total, Self.mostAttempts) {
        let part = try await reader.films(on: shelf, .title, offset: random.number(below: total), limit: 1)
        if let film = part.elements.first { return PickScene.Pick(film: film, total: total) }
      }
      return PickScene.Pick(film: nil, total: total)
    }
  }
}

extension PickScene: MovieScene {
  public typealias Presenter = PickPresenter

  public static func interactor(in context: SceneContext) -> PickInteractor {
    PickInteractor(source: context.catalog.source, sources: context.sources)
  }

  public static func worker(in context: SceneContext) -> any Worker<PickInteractor.Question, PickInteractor.Answer> {
    PickWorker(films: context.films)
  }
}
