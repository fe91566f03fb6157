public import MovieDisplay
public import MovieDomain

/// Loads the shelves of the home scene, all at once, and reports them as they come.
public actor HomeInteractor: Interactor {
  /// The shelves, in the order in which they are shown.
  static let lists: [MovieList] = [.topRated, .popular, .nowPlaying, .upcoming]

  private let catalog: any MovieCatalog
  private let genre: @Sendable () async -> String?
  private let genreNames: GenreNames
  private let output: Output<HomeScene.Response>
  private var shelves: [HomeScene.ShelfResult] = []
  /// The genre of the shelf below the lists, as the viewer set it.
  private var shownGenre: String?
  /// The places of shelves that are asked for and have no answer yet.
  private var awaited: Set<Int> = []
  private var latest = LatestTask()

  /// `genre` is read with each request and gives a name or a number, or nil for no shelf of a genre.
  public init(
    catalog: any MovieCatalog, genre: @escaping @Sendable () async -> String? = { nil },
    genreNames: GenreNames = .ofTheCatalog, output: Output<HomeScene.Response>
  ) {
    self.catalog = catalog
    self.genre = genre
    self.genreNames = genreNames
    self.output = output
  }

  public func handle(_ request: HomeScene.Request) async {
    if request == .load || shelves.isEmpty {
      guard request != .refreshGenre else { return }
      shelves = Self.lists.map { .init(list: $0, state: .loading) }
      shownGenre = nil
    }
    // A request for the genre alone asks again for what an earlier one still waits for: it takes its place.
    if request != .refreshGenre {
      awaited = Set(shelves.indices)
    }
    await latest.start { await self.load() }.finish()
  }

  /// Ends without a word once cancelled: a newer request, or nobody, waits for the answer.
  private func load() async {
    let genre = await genre()
    guard !Task.isCancelled else { return }
    showShelf(of: genre)
    if !awaited.isEmpty {
      await presentProgress()
    }
    await withTaskGroup { group in
      for index in awaited.sorted() {
        group.addTask { [shelf = shelves[index]] in (index, await self.answer(for: shelf)) }
      }
      for await (index, (narrowing, answer)) in group {
        guard !Task.isCancelled else { return }
        awaited.remove(index)
        shelves[index].narrowing = narrowing
        shelves[index].state.take(answer)
        if !awaited.isEmpty {
          await presentProgress()
        }
      }
    }
    guard !Task.isCancelled else { return }
    await output.present(response)
  }

  /// Puts the shelf of another genre in the place of the one that is there.
  private func showShelf(of genre: String?) {
    guard genre != shownGenre else { return }
    shownGenre = genre
    let place = Self.lists.count
    shelves.removeSubrange(place...)
    awaited.remove(place)
    if let genre {
      shelves.append(.init(list: .popular, narrowing: .named(genre), state: .loading))
      awaited.insert(place)
    }
  }

  private nonisolated func answer(
    for shelf: HomeScene.ShelfResult
  ) async -> (HomeScene.ShelfResult.Narrowing?, Result<Page<Movie>, CatalogError>) {
    do throws(CatalogError) {
      let genre = try await genre(of: shelf)
      let page = await MovieScenes.answer { () throws(CatalogError) in
        shelf.list.arrange(try await catalog.movies(in: shelf.list, genre: genre?.id, page: 1))
      }
      return (genre.map { .genre($0) }, page)
    } catch {
      return (shelf.narrowing, .failure(error))
    }
  }

  private nonisolated func genre(of shelf: HomeScene.ShelfResult) async throws(CatalogError) -> Genre? {
    switch shelf.narrowing {
    case nil: return nil
    case .genre(let genre):
      // Its name may be another one by now, in another language.
      return (try? await catalog.genres())?.named(String(genre.id)) ?? genre
    case .named(let name):
      guard let genre = await genreNames.genre(name, among: try await catalog.genres()) else {
        throw CatalogError(.notFound)
      }
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
