public import MovieDisplay
public import MovieDomain

/// Loads popular people page by page.
public actor PeopleInteractor: Interactor {
  private let catalog: any MovieCatalog
  private let output: Output<PeopleScene.Response>
  private var response: PeopleScene.Response
  /// Nil before a page was asked for.
  private var wantedPage: Int?
  private var latest = LatestTask()

  public init(catalog: any MovieCatalog, output: Output<PeopleScene.Response>) {
    self.catalog = catalog
    self.output = output
    response = .init(source: catalog.source, people: .loading)
  }

  public func handle(_ request: PeopleScene.Request) async {
    switch request {
    case .load(let page):
      response = .init(source: catalog.source, people: .loading)
      wantedPage = page
      await latest.start { await self.load(page) { PagedList($0) } }.finish()
    case .refresh:
      guard let page = wantedPage else { return }
      response.isLoadingMore = false
      await latest.start { await self.load(page) { PagedList($0) } }.finish()
    case .nextPage:
      guard !response.isLoadingMore, let people = response.people.value, let page = people.nextPage else { return }
      response.isLoadingMore = true
      await latest.start {
        await self.load(page) { page in
          var people = people
          people.append(page)
          return people
        }
      }.finish()
    }
  }

  private func load(
    _ number: Int, joining: @Sendable (Page<Person>) -> PagedList<Person>
  ) async {
    let turn = latest.turn
    defer {
      // Also when the asker went away: the next request must find the way free.
      if turn == latest.turn { response.isLoadingMore = false }
    }
    guard !Task.isCancelled else { return }
    await output.presentProgress(response)
    let page = await answer { [catalog] () throws(CatalogError) in try await catalog.popularPeople(page: number) }
    guard !Task.isCancelled else { return }
    response.isLoadingMore = false
    response.people.take(page.map(joining))
    await output.present(response)
  }
}
