public import MovieDisplay
public import MovieDomain

/// Loads the shelves of the home scene, all at once, and reports them as they come.
public actor HomeInteractor: Interactor {
  /// The shelves, in the order in which they are shown.
  static let lists: [MovieList] = [.topRated, .popular, .nowPlaying, .upcoming]

  private let catalog: any MovieCatalog
  /// A genre by name or number; its popular films stand on a shelf of their own.
  private let genre: String?
  private let output: Output<HomeScene.Response>
  private var shelves: [HomeScene.ShelfResult] = []
  private var latest = LatestTask()

  public init(catalog: any MovieCatalog, genre: String? = nil, output: Output<HomeScene.Response>) {
    self.catalog = catalog
    self.genre = genre
    self.output = output
  }

  public func handle(_ request: HomeScene.Request) async {
    if request == .load || shelves.isEmpty {
      shelves = Self.lists.map { .init(list: $0, state: .loading) }
      shelves += genre.map { [.init(list: .popular, narrowing: .named($0), state: .loading)] } ?? []
    }
    await latest.start { await self.load() }.finish()
  }

  /// Ends without a word once cancelled: a newer request, or nobody, waits for the answer.
  private func load() async {
    await presentProgress()
    await withTaskGroup { group in
      for (index, shelf) in shelves.enumerated() {
        group.addTask { [catalog] in (index, await Self.answer(from: catalog, for: shelf)) }
      }
      var missing = shelves.count
      for await (index, (narrowing, answer)) in group {
        guard !Task.isCancelled else { return }
        shelves[index].narrowing = narrowing
        shelves[index].state.take(answer)
        missing -= 1
        if missing > 0 {
          await presentProgress()
        }
      }
    }
    guard !Task.isCancelled else { return }
    await output.present(response)
  }

  private static func answer(
    from catalog: any MovieCatalog, for shelf: HomeScene.ShelfResult
  ) async -> (HomeScene.ShelfResult.Narrowing?, Result<Page<Movie>, CatalogError>) {
    do throws(CatalogError) {
      let genre = try await genre(of: shelf, from: catalog)
      let page = await MovieScenes.answer { () throws(CatalogError) in
        shelf.list.arrange(try await catalog.movies(in: shelf.list, genre: genre?.id, page: 1))
      }
      return (genre.map { .genre($0) }, page)
    } catch {
      return (shelf.narrowing, .failure(error))
    }
  }

  private static func genre(
    of shelf: HomeScene.ShelfResult, from catalog: any MovieCatalog
  ) async throws(CatalogError) -> Genre? {
    switch shelf.narrowing {
    case nil: return nil
    case .genre(let genre): return genre
    case .named(let name):
      guard let genre = try await catalog.genres().named(name) else { throw CatalogError(.notFound) }
      return genre
    }
  }

  private func presentProgress() async {
    guard !Task.isCancelled else { return }
    await output.presentProgress(response)
  }

  private var response: HomeScene.Response {
    HomeScene.Response(source: catalog.source, shelves: shelves)
  }
}
