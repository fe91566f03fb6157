public import MovieDomain

/// Loads posters of films that the viewer adds to a shelf, so that a cache has them for use without a network.
///
/// What cannot be loaded in time is left out, because a film without its poster is still worth adding.
public struct PosterKeeper: Sendable {
  private let timeLimit: Duration
  private let waits: Bool
  private let load: @Sendable (_ path: String, _ source: CatalogSource, _ timeLimit: Duration) async -> Void

  /// Creates a keeper that calls `load` with the path of a poster and its catalog. `timeLimit` is for all posters of a
  /// request together. If `waits` is false, the request does not wait for them.
  public init(
    timeLimit: Duration = .seconds(5), waits: Bool = true,
    load: @escaping @Sendable (_ path: String, _ source: CatalogSource, _ timeLimit: Duration) async -> Void
  ) {
    self.timeLimit = timeLimit
    self.waits = waits
    self.load = load
  }

  /// Loads nothing, for catalogs without images.
  public static let none = PosterKeeper(timeLimit: .zero) { _, _, _ in }

  package func keep(_ films: [(path: String, source: CatalogSource)]) async {
    if waits { await loadAll(films) } else { Task { await loadAll(films) } }
  }

  private func loadAll(_ films: [(path: String, source: CatalogSource)]) async {
    guard timeLimit > .zero, !films.isEmpty else { return }
    let end = ContinuousClock.now.advanced(by: timeLimit)
    var waiting = films[...]
    await withTaskGroup(of: Void.self) { group in
      func startNext() {
        let left = ContinuousClock.now.duration(to: end)
        guard left > .zero, let film = waiting.popFirst() else { return }
        group.addTask { [load] in await load(film.path, film.source, left) }
      }
      for _ in 0..<Self.mostAtOnce { startNext() }
      while await group.next() != nil { startNext() }
    }
  }

  private static let mostAtOnce = 8
}
