public import MovieDisplay
public import MovieDomain

/// Loads a list of films page by page.
public actor ListInteractor: Interactor {
  private let catalog: any MovieCatalog
  private let genreNames: GenreNames
  private let output: Output<ListScene.Response>
  private var response: ListScene.Response
  /// Nil before a list was asked for.
  private var wanted: (genre: String?, page: Int)?
  private var latest = LatestTask()

  public init(
    catalog: any MovieCatalog, genreNames: GenreNames = .ofTheCatalog, output: Output<ListScene.Response>
  ) {
    self.catalog = catalog
    self.genreNames = genreNames
    self.output = output
    response = .init(source: catalog.source, list: .popular, films: .loading)
  }

  public func handle(_ request: ListScene.Request) async {
    switch request {
    case .load(let list, let genre, let page):
      response = .init(source: catalog.source, list: MovieList(rawValue: list) ?? .popular, films: .loading)
      wanted = (genre, page)
      await latest.start { await self.load() }.finish()
    case .refresh:
      guard wanted != nil else { return }
      response.isLoadingMore = false
      await latest.start { await self.load() }.finish()
    case .nextPage:
      guard !response.isLoadingMore, let page = response.films.value?.nextPage else { return }
      response.isLoadingMore = true
      await latest.start { await self.loadMore(page) }.finish()
    }
  }

  private func load() async {
    guard await present(finally: false) else { return }
    let genre = await answer { () throws(CatalogError) in try await self.genre() }
    guard !Task.isCancelled else { return }
    if case .success(let genre) = genre {
      response.genre = genre
    }
    let films = await answer { () throws(CatalogError) in try await self.firstPage(of: try genre.get()) }
    guard !Task.isCancelled else { return }
    response.films.take(films)
    _ = await present(finally: true)
  }

  private func loadMore(_ number: Int) async {
    let turn = latest.turn
    defer {
      // Also when the asker went away: the next request must find the way free.
      if turn == latest.turn { response.isLoadingMore = false }
    }
    guard await present(finally: false), var films = response.films.value else { return }
    let page = await answer { () throws(CatalogError) in try await self.page(number) }
    guard !Task.isCancelled else { return }
    response.isLoadingMore = false
    response.films.take(
      page.map {
        films.append($0)
        return films
      })
    _ = await present(finally: true)
  }

  private func firstPage(of genre: ListScene.GenreChoice) async throws(CatalogError) -> PagedList<Movie> {
    if case .unknown = genre { throw CatalogError(.notFound) }
    return PagedList(try await page(wanted?.page ?? 1))
  }

  private func page(_ number: Int) async throws(CatalogError) -> Page<Movie> {
    let genre: Genre.ID? = if case .genre(let genre) = response.genre { genre.id } else { nil }
    return response.list.arrange(try await catalog.movies(in: response.list, genre: genre, page: number))
  }

  /// Finds the genre that was asked for by number or by name, whatever its letters' case.
  private func genre() async throws(CatalogError) -> ListScene.GenreChoice {
    guard var wanted = wanted?.genre else { return .all }
    if case .genre(let known) = response.genre {
      // Its name may be another one by now, in another language.
      wanted = String(known.id)
    }
    let genres = try await catalog.genres()
    if let genre = await genreNames.genre(wanted, among: genres) { return .genre(genre) }
    return .unknown(wanted, suggestions: await genreNames.suggestions(for: wanted, among: genres))
  }

  private func present(finally isFinal: Bool) async -> Bool {
    guard !Task.isCancelled else { return false }
    await isFinal ? output.present(response) : output.presentProgress(response)
    return !Task.isCancelled
  }
}
