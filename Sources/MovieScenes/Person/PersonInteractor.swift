public import MovieDisplay
public import MovieDomain

/// Loads one person.
public actor PersonInteractor: Interactor {
  private let catalog: any MovieCatalog
  private let output: Output<PersonScene.Response>
  private var id: Person.ID?
  private var details = Loadable<PersonDetails>.loading
  private var latest = LatestTask()

  public init(catalog: any MovieCatalog, output: Output<PersonScene.Response>) {
    self.catalog = catalog
    self.output = output
  }

  public func handle(_ request: PersonScene.Request) async {
    if case .load(let id) = request {
      self.id = id
      details = .loading
    }
    // A refresh of nobody has nothing to ask for.
    guard let id else { return }
    await latest.start { await self.load(id) }.finish()
  }

  private func load(_ id: Person.ID) async {
    guard !Task.isCancelled else { return }
    await output.presentProgress(response)
    let details = await answer { [catalog] () throws(CatalogError) in try await catalog.person(id) }
    guard !Task.isCancelled else { return }
    self.details.take(details)
    await output.present(response)
  }

  private var response: PersonScene.Response {
    .init(source: catalog.source, details: details)
  }
}
