import MovieDomain

/// A catalog that answers when, and with what, a test says.
actor ScriptedCatalog: MovieCatalog {
  nonisolated let source: CatalogSource

  private typealias Answer = Result<Page<Movie>, CatalogError>
  private struct Question {
    let number: Int
    let list: MovieList
    let continuation: CheckedContinuation<Answer, Never>
  }

  private var open: [Question] = []
  private var asked: [MovieList] = []
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var cancelled: Set<Int> = []
  private var nextNumber = 0

  init(source: CatalogSource = .tmdb) {
    self.source = source
  }

  func movies(in list: MovieList, page: Int) async throws(CatalogError) -> Page<Movie> {
    let number = nextNumber
    nextNumber += 1
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Answer, Never>) in
        if cancelled.contains(number) {
          continuation.resume(returning: .failure(CatalogError(.cancelled)))
        } else {
          open.append(Question(number: number, list: list, continuation: continuation))
        }
        asked.append(list)
        wakeWatchers()
      }
    } onCancel: {
      Task { await cancel(number) }
    }
    return try answer.get()
  }

  /// Returns once that many questions were asked since the beginning.
  func waitForQuestions(_ count: Int) async {
    guard asked.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  /// Answers the oldest open question about a list.
  func answer(_ list: MovieList, with result: Result<Page<Movie>, CatalogError>) {
    guard let index = open.firstIndex(where: { $0.list == list }) else { return }
    open.remove(at: index).continuation.resume(returning: result)
  }

  var openQuestions: Int { open.count }

  private func cancel(_ number: Int) {
    cancelled.insert(number)
    guard let index = open.firstIndex(where: { $0.number == number }) else { return }
    open.remove(at: index).continuation.resume(returning: .failure(CatalogError(.cancelled)))
  }

  private func wakeWatchers() {
    for watcher in watchers where watcher.count <= asked.count {
      watcher.continuation.resume()
    }
    watchers.removeAll { $0.count <= asked.count }
  }
}
