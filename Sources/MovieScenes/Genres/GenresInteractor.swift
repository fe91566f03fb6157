public import MovieDisplay
public import MovieDomain

/// Loads the genres.
public actor GenresInteractor: Interactor {
  private let catalog: any MovieCatalog
  private let output: Output<GenresScene.Response>
  private var genres = Loadable<[Genre]>.loading
  private var latest = LatestTask()

  public init(catalog: any MovieCatalog, output: Output<GenresScene.Response>) {
    self.catalog = catalog
    self.output = output
  }

  public func handle(_ request: GenresScene.Request) async {
    await latest.start { await self.load() }.finish()
  }

  private func load() async {
    await output.presentProgress(response)
    let genres = await answer { [catalog] () throws(CatalogError) in try await catalog.genres() }
    guard !Task.isCancelled else { return }
    self.genres.take(genres)
    await output.present(response)
  }

  private var response: GenresScene.Response {
    .init(source: catalog.source, genres: genres)
  }
}
