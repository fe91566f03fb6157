public import MovieDisplay
public import MovieDomain

/// Loads the shelves of the home scene, all at once, and reports them as they come.
public actor HomeInteractor: Interactor {
  /// The shelves, in the order in which they are shown.
  static let lists: [MovieList] = [.topRated, .popular, .nowPlaying, .upcoming]

  private let catalog: any MovieCatalog
  private let output: Output<HomeScene.Response>
  private var shelves: [HomeScene.ShelfResult] = []
  private var loading: Task<Void, Never>?

  public init(catalog: any MovieCatalog, output: Output<HomeScene.Response>) {
    self.catalog = catalog
    self.output = output
  }

  public func handle(_ request: HomeScene.Request) async {
    loading?.cancel()
    if request == .load || shelves.isEmpty {
      shelves = Self.lists.map { .init(list: $0, state: .loading) }
    }
    let task = Task { await load() }
    loading = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Ends without a word once cancelled: a newer request, or nobody, waits for the answer.
  private func load() async {
    await presentProgress()
    await withTaskGroup { group in
      for list in Self.lists {
        group.addTask { [catalog] in await Self.answer(from: catalog, for: list) }
      }
      var missing = Self.lists.count
      for await (list, answer) in group {
        guard !Task.isCancelled else { return }
        update(list, with: answer)
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
    from catalog: any MovieCatalog, for list: MovieList
  ) async -> (MovieList, Result<Page<Movie>, CatalogError>) {
    do throws(CatalogError) {
      return (list, .success(list.arrange(try await catalog.movies(in: list, genre: nil, page: 1))))
    } catch {
      return (list, .failure(error))
    }
  }

  private func update(_ list: MovieList, with answer: Result<Page<Movie>, CatalogError>) {
    guard let index = shelves.firstIndex(where: { $0.list == list }) else { return }
    switch (answer, shelves[index].state) {
    case (.success(let page), _):
      shelves[index].state = .loaded(page)
    case (.failure(let error), .loaded(let kept)), (.failure(let error), .stale(let kept, _)):
      shelves[index].state = .stale(kept, error)
    case (.failure(let error), .loading), (.failure(let error), .failed):
      shelves[index].state = .failed(error)
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
