import MovieDisplay
import MovieDomain
import MovieScenes

struct PickWorker: Worker {
  /// How often another film is picked because one cannot be read.
  private static let mostAttempts = 20

  let context: SceneContext

  func answer(_ question: PickScene.Request) async -> PickScene.Response? {
    var response = PickScene.Response(source: context.catalog.source, sources: context.sources)
    var source: PickScene.Source
    switch question {
    case .pick(let from, let seed): (source, response.seed) = (from, seed)
    }
    var random = SeededGenerator(seed: response.seed)
    do throws(CatalogOrStoreError) {
      switch source {
      case .shelf(let shelf, var selection):
        response.pick = .success(try await pick(from: shelf, meeting: &selection, &random))
        source = .shelf(shelf, selection)
      case .filter(var selection):
        response.pick = .success(try await pick(from: &selection, &random))
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
    from shelf: Shelf, meeting selection: inout FilterSelection, _ random: inout SeededGenerator
  ) async throws(CatalogOrStoreError) -> PickScene.Pick {
    let filter = try await mapping(CatalogOrStoreError.catalog) { () async throws(CatalogError) in
      try await context.shelfFilter(&selection)
    }
    if selection.problem != nil { return PickScene.Pick(film: nil, total: 0) }
    return try await mapping(CatalogOrStoreError.store) { () async throws(StoreError) in
      try await context.films.snapshot { reader throws(StoreError) in
        let total = try await reader.films(on: shelf, .title, meeting: filter, offset: 0, limit: 0).total
        for _ in 0..<min(total, Self.mostAttempts) {
          let offset = random.number(below: total)
          let part = try await reader.films(on: shelf, .title, meeting: filter, offset: offset, limit: 1)
          if let film = part.elements.first { return PickScene.Pick(film: .shelved(film), total: total) }
        }
        return PickScene.Pick(film: nil, total: total)
      }
    }
  }

  private func id(of film: Movie) -> FilmID { FilmID(context.catalog.source, film.id) }

  /// The first page says how many films there are. If the page of the film cannot be loaded, such as offline, the film
  /// is one of the first page.
  private func pick(
    from selection: inout FilterSelection, _ random: inout SeededGenerator
  ) async throws(CatalogOrStoreError) -> PickScene.Pick {
    let first: ResultsPage<Movie>
    do throws(CatalogError) {
      selection = try await context.resolve(selection)
      guard selection.problem == nil else { return PickScene.Pick(film: nil, total: 0) }
      first = try await context.catalog.movies(meeting: selection.filter, page: 1)
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
    let (page, row) = random.number(below: total).quotientAndRemainder(dividingBy: size)
    var chosen = first
    var problem: CatalogError?
    if page > 0 {
      do throws(CatalogError) {
        let other = try await context.catalog.movies(meeting: selection.filter, page: page + 1)
        if !other.elements.isEmpty { chosen = other }
      } catch {
        problem = error
      }
    }
    let films = Array(chosen.elements[(row % chosen.elements.count)...] + chosen.elements)
    // Tonight's film is rather one that the viewer has not seen.
    let marks = (try? await context.films.marks(of: Set(films.map(id(of:))))) ?? [:]
    let film = films.first { marks[id(of: $0)]?.shelves.contains(.seen) != true } ?? films[0]
    return PickScene.Pick(film: .listed(film), total: total, error: problem ?? chosen.staleness?.error)
  }
}

/// A small random number generator (SplitMix64) whose numbers depend only on its seed, on every platform.
private struct SeededGenerator {
  private var state: UInt64
  /// How many picks came before this one.
  private let turn: UInt64

  /// Creates a generator. Of 64 seeds that follow each other, each picks another film than the one before, so that the
  /// next seed is a way to another film.
  init(seed: UInt64) {
    turn = seed % 64
    state = seed - turn
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number below `count`, which is at least 1. Unlike the standard library's, it never changes with a version.
  mutating func number(below count: Int) -> Int {
    let count = UInt64(max(1, count))
    // Half of all films further, and without a common divisor, so that no film comes twice before all have come.
    let step = count / 2 + (count % 4 == 2 ? 2 : 1)
    return Int((next() % count &+ turn &* step) % count)
  }
}
