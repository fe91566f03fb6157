public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension PickScene: MovieScene {
  /// What to pick from.
  public enum Source: Sendable, Equatable {
    /// The films on a shelf of the viewer that meet some criteria. Names are resolved; if one means nothing, the
    /// response has similar names.
    case shelf(Shelf, FilterSelection = FilterSelection())
    /// The films of the catalog in use that meet some criteria.
    case filter(FilterSelection)

    var shelf: Shelf? { if case .shelf(let shelf, _) = self { shelf } else { nil } }

    var filter: FilterSelection {
      switch self {
      case .shelf(_, let filter), .filter(let filter): filter
      }
    }
  }

  /// A request for a film.
  public enum Request: LanedQuestion, Equatable {
    /// Picks a film. The same seed picks the same film as long as the source does not change.
    case pick(from: Source, seed: UInt64)
  }

  /// The film, as far as it is picked.
  public struct Response: Sendable, Equatable {
    /// The catalog whose films need no qualifier.
    public var source: CatalogSource
    /// The number that decided on the film.
    public var seed: UInt64 = 0
    /// What the film was picked from; nil before the first request.
    public var from: Source?
    /// The film and the number of films to choose from, or why there is none; nil until it is known.
    public var pick: Result<Pick, CatalogOrStoreError>?
    /// The marks of the film.
    public var marks: [FilmID: FilmMarks] = [:]

    /// Creates a response; the defaults describe a scene before its first request.
    public init(source: CatalogSource, from: Source? = nil, pick: Result<Pick, CatalogOrStoreError>? = nil) {
      self.source = source
      self.from = from
      self.pick = pick
    }

    var filmID: FilmID? {
      switch try? pick?.get().film {
      case .shelved(let film)?: film.id
      case .listed(let movie)?: FilmID(source, movie.id)
      case nil: nil
      }
    }
  }

  /// A film that was picked.
  public struct Pick: Sendable, Equatable {
    /// The film; nil if there is none to choose from.
    public var film: Film?
    /// Its running time in minutes, as stored with a film of a shelf; nil if that is not known.
    public var runtime: Int?
    /// The number of films to choose from.
    public var total: Int
    /// If there is no film to choose from, the number of those that are still to come.
    public var toCome: Int
    /// Whether the shelf has no film at all, whatever the criteria.
    public var isShelfEmpty: Bool
    /// Why the film was picked from fewer films, or may be outdated; nil for a current one.
    public var error: CatalogError?

    /// Creates a pick.
    public init(
      film: Film?, runtime: Int? = nil, total: Int, toCome: Int = 0, isShelfEmpty: Bool = false,
      error: CatalogError? = nil
    ) {
      self.film = film
      self.runtime = runtime
      self.total = total
      self.toCome = toCome
      self.isShelfEmpty = isShelfEmpty
      self.error = error
    }
  }

  /// A film with what its source knows about it.
  public enum Film: Sendable, Equatable {
    /// A film of a shelf.
    case shelved(ShelvedFilm)
    /// A film of the catalog in use.
    case listed(Movie)
  }

  public typealias Interactor = PickInteractor
  public typealias Presenter = PickPresenter

  public static func worker(in context: SceneContext) -> AnyWorker {
    PickWorker(context: context)
  }
}

/// Picks one film for tonight.
public struct PickInteractor: CatalogInteractor {
  /// A request is also the question to the worker.
  public typealias Question = PickScene.Request

  public private(set) var response: PickScene.Response

  /// Creates an interactor. Films of `source` need no qualifier.
  public init(source: CatalogSource) {
    response = PickScene.Response(source: source)
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

  /// A shelf that had no film may have one now. The film on screen stays.
  public mutating func libraryChanged() -> [Effect<Question>] {
    guard let source = response.from, source.shelf != nil, case .success(let pick)? = response.pick, pick.film == nil
    else { return [] }
    return [.ask(.pick(from: source, seed: response.seed))]
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    guard changed.contains(.language), case .filter? = response.from, let source = response.from else { return [] }
    return [.ask(.pick(from: source, seed: response.seed))]
  }
}

private struct PickWorker: Worker {
  /// How often another film is picked because one cannot be read.
  private static let mostAttempts = 20

  let context: SceneContext

  func answer(_ question: PickScene.Request) async -> PickScene.Response? {
    var response = PickScene.Response(source: context.catalog.source)
    var source: PickScene.Source
    switch question {
    case .pick(let from, let seed): (source, response.seed) = (from, seed)
    }
    do throws(CatalogOrStoreError) {
      switch source {
      case .shelf(let shelf, var selection):
        response.pick = .success(try await pick(from: shelf, meeting: &selection, seed: response.seed))
        source = .shelf(shelf, selection)
      case .filter(var selection):
        response.pick = .success(try await pick(from: &selection, seed: response.seed))
        source = .filter(selection)
      }
    } catch {
      if case .catalog(let error) = error, error.code == .cancelled { return nil }
      response.pick = .failure(error)
    }
    response.from = source
    return response
  }

  private func pick(
    from shelf: Shelf, meeting selection: inout FilterSelection, seed: UInt64
  ) async throws(CatalogOrStoreError) -> PickScene.Pick {
    let filter = try await mapping(CatalogOrStoreError.catalog) { () async throws(CatalogError) in
      try await context.shelfFilter(&selection)
    }
    if selection.problem != nil { return PickScene.Pick(film: nil, total: 0) }
    let released = ShelfFilter(
      filter?.criteria ?? MovieFilter(), of: context.catalog.source, releasedBy: context.today())
    return try await mapping(CatalogOrStoreError.store) { () async throws(StoreError) in
      try await context.films.snapshot { reader throws(StoreError) in
        let total = try await reader.films(on: shelf, .title, meeting: released, offset: 0, limit: 0).total
        if total == 0 {
          let toCome = try await reader.films(on: shelf, .title, meeting: filter, offset: 0, limit: 0).total
          let all = try await reader.films(on: shelf, .title, meeting: nil, offset: 0, limit: 0).total
          return PickScene.Pick(film: nil, total: 0, toCome: toCome, isShelfEmpty: all == 0)
        }
        let first = Self.number(below: total, seed: seed)
        // Of the films that follow, the first that can be read.
        for step in 0..<min(total, Self.mostAttempts) {
          let offset = first < total - step ? first + step : first - (total - step)
          let part = try await reader.films(on: shelf, .title, meeting: released, offset: offset, limit: 1)
          if let film = part.elements.first {
            let runtime = try await reader.details(of: film.id)?.details.runtime
            return PickScene.Pick(film: .shelved(context.known(film)), runtime: runtime, total: total)
          }
        }
        return PickScene.Pick(film: nil, total: total)
      }
    }
  }

  private func id(of film: Movie) -> FilmID { FilmID(context.catalog.source, film.id) }

  /// The first film that the viewer has not seen; nil if there is none. If the library cannot be read, that is an error
  /// only where such a film is needed.
  private func firstUnseen(of films: [Movie], isNeeded: Bool) async throws(CatalogOrStoreError) -> Movie? {
    let marks: [FilmID: FilmMarks]
    do throws(StoreError) {
      marks = try await context.films.marks(of: Set(films.map(id(of:))))
    } catch {
      if isNeeded { throw .store(error) }
      marks = [:]
    }
    return films.first { marks[id(of: $0)]?.shelves.contains(.seen) != true }
  }

  /// The first page says how many films there are. If the page of the film cannot be loaded, such as offline, or all of
  /// its films are still to come, the film is one of the first page.
  private func pick(
    from selection: inout FilterSelection, seed: UInt64
  ) async throws(CatalogOrStoreError) -> PickScene.Pick {
    let first: ResultsPage<Movie>
    var filter: MovieFilter
    do throws(CatalogError) {
      selection = try await context.resolve(selection)
      guard selection.problem == nil else { return PickScene.Pick(film: nil, total: 0) }
      // No catalog knows what the viewer has seen.
      filter = selection.filter
      filter.isUnseen = false
      first = try await context.catalog.movies(meeting: filter, page: 1)
    } catch {
      throw .catalog(error)
    }
    guard !first.elements.isEmpty else { return PickScene.Pick(film: nil, total: 0) }
    let pages = max(1, first.totalPages)
    var size = first.elements.count
    var total = size
    if pages > 1 {
      // Rows that were left out make the first page shorter than others.
      size = max(size, (first.totalResults + pages - 1) / pages)
      total = max(total, min(first.totalResults, size * pages))
    }
    let (page, row) = Self.number(below: total, seed: seed).quotientAndRemainder(dividingBy: size)
    var chosen = first
    var problem: CatalogError?
    if page > 0 {
      do throws(CatalogError) {
        let other = try await context.catalog.movies(meeting: filter, page: page + 1)
        if !other.elements.isEmpty { chosen = other }
      } catch {
        problem = error
      }
    }
    let inTurn = Array(chosen.elements[(row % chosen.elements.count)...]) + chosen.elements + first.elements
    let today = context.today()
    let films = inTurn.filter { !$0.isToCome(after: today) }
    // Other pages may have films that are out.
    guard let next = films.first ?? (pages > 1 ? inTurn.first : nil) else {
      return PickScene.Pick(film: nil, total: 0, toCome: total)
    }
    // A film that the viewer has not seen is preferred.
    let isNeeded = selection.filter.isUnseen
    var unseen = try await firstUnseen(of: films, isNeeded: isNeeded)
    // If it has to be one, another page may have it.
    for step in 1..<min(pages, Self.mostAttempts) where isNeeded && unseen == nil {
      chosen = try await mapping(CatalogOrStoreError.catalog) { () async throws(CatalogError) in
        try await context.catalog.movies(meeting: filter, page: (page + step) % pages + 1)
      }
      unseen = try await firstUnseen(of: chosen.elements.filter { !$0.isToCome(after: today) }, isNeeded: true)
    }
    guard let film = isNeeded ? unseen : unseen ?? next else {
      return PickScene.Pick(film: nil, total: 0)
    }
    let staleness = Staleness.older(first.staleness, chosen.staleness)
    return PickScene.Pick(film: .listed(film), total: total, error: problem ?? staleness?.error)
  }

  /// Returns a number below `count`, which is at least 1. It depends only on the seed, on every platform, and never
  /// changes with a version of the standard library.
  ///
  /// 64 consecutive seeds pick different films, so seed + 1 gives another film.
  private static func number(below count: Int, seed: UInt64) -> Int {
    // How many picks came before this one.
    let turn = seed % 64
    // SplitMix64.
    var mixed = seed - turn &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    let count = UInt64(count)
    // Half of all films further, and without a common divisor, so that no film comes twice before all have come.
    let step = count / 2 + (count % 4 == 2 ? 2 : 1)
    return Int((mixed % count &+ turn &* step) % count)
  }
}
