public import MovieDisplay
public import MovieDomain

/// Loads the shelves of the home scene, all at once, and reports them as they come.
public actor HomeInteractor: Interactor {
  /// The shelves, in the order in which they are shown.
  static let lists: [MovieList] = [.topRated, .popular, .nowPlaying, .upcoming]

  private let catalog: any MovieCatalog
  private let output: Output<HomeScene.Response>
  private var shelves: [HomeScene.ShelfResult] = []
  private var latest = LatestTask()

  public init(catalog: any MovieCatalog, output: Output<HomeScene.Response>) {
    self.catalog = catalog
    self.output = output
  }

  public func handle(_ request: HomeScene.Request) async {
    if request == .load || shelves.isEmpty {
      shelves = Self.lists.map { .init(list: $0, state: .loading) }
    }
    await latest.start { await self.load() }.finish()
  }

  /// Ends without a word once cancelled: a newer request, or nobody, waits for the answer.
  private func load() async {
    await presentProgress()
    await withTaskGroup { group in
      for (index, list) in Self.lists.enumerated() {
        group.addTask { [catalog] in
          (index, await answer { () throws(CatalogError) in try await Self.page(of: list, from: catalog) })
        }
      }
      var missing = Self.lists.count
      for await (index, answer) in group {
        guard !Task.isCancelled else { return }
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

  private static func page(
    of list: MovieList, from catalog: any MovieCatalog
  ) async throws(CatalogError) -> Page<Movie> {
    list.arrange(try await catalog.movies(in: list, genre: nil, page: 1))
  }

  private func presentProgress() async {
    guard !Task.isCancelled else { return }
    await output.presentProgress(response)
  }

  private var response: HomeScene.Response {
    HomeScene.Response(source: catalog.source, shelves: shelves)
  }
}
