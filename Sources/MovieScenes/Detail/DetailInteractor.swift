public import MovieDisplay
public import MovieDomain

/// Loads one film with its parts, in one question.
public actor DetailInteractor: Interactor {
  private let catalog: any MovieCatalog
  private let output: Output<DetailScene.Response>
  /// Nil before a film was asked for.
  private var response: DetailScene.Response?
  private var loading: Task<Void, Never>?

  public init(catalog: any MovieCatalog, output: Output<DetailScene.Response>) {
    self.catalog = catalog
    self.output = output
  }

  public func handle(_ request: DetailScene.Request) async {
    switch request {
    case .load(let id, let parts):
      let response = DetailScene.Response(source: catalog.source, id: id, state: .loading, expanded: parts)
      await load(response)
    case .refresh:
      guard var response else { return }
      if case .failed = response.state {
        response.state = .loading
      }
      await load(response)
    case .expand(let part):
      await expand(part)
    }
  }

  private func load(_ response: DetailScene.Response) async {
    loading?.cancel()
    self.response = response
    let task = Task { await ask(for: response.id) }
    loading = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    if loading == task {
      loading = nil
    }
  }

  /// Ends without a word once cancelled: a newer request, or nobody, waits for the answer.
  private func ask(for id: Movie.ID) async {
    guard !Task.isCancelled, let response else { return }
    await output.presentProgress(response)
    let details = await answer { [catalog] () throws(CatalogError) in try await catalog.movie(id) }
    guard !Task.isCancelled else { return }
    // From here on, what is expanded is shown by the request itself: this one's last word is said.
    loading = nil
    self.response?.state.take(details)
    await present()
  }

  private func expand(_ part: DetailScene.Part) async {
    response?.expanded.insert(part)
    guard let response else { return }
    if let loading {
      await output.presentProgress(response)
      await loading.value
    } else {
      await present()
    }
  }

  private func present() async {
    guard let response else { return }
    await output.present(response)
  }
}
