import MovieDomain

/// A catalog that answers when, and with what, a test says.
actor ScriptedCatalog: MovieCatalog {
  enum Question: Sendable, Hashable {
    case list(MovieList, genre: Genre.ID? = nil, page: Int = 1)
    case search(MovieQuery, page: Int = 1)
    case movie(Movie.ID)
    case people(page: Int = 1)
    case person(Person.ID)
    case genres
  }

  private typealias Answer = Result<any Sendable, CatalogError>
  private struct Pending {
    let number: Int
    let question: Question
    let continuation: CheckedContinuation<Answer, Never>
  }

  nonisolated let source: CatalogSource
  /// Every question since the beginning.
  private(set) var asked: [Question] = []
  private var pending: [Pending] = []
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var cancelled: Set<Int> = []
  private let heedsCancellation: Bool

  /// One that does not heed cancellation answers all the same, as a network can when it is too late to stop.
  init(source: CatalogSource = .tmdb, heedsCancellation: Bool = true) {
    self.source = source
    self.heedsCancellation = heedsCancellation
  }

  /// Questions that wait for an answer.
  var open: [Question] { pending.map(\.question) }

  /// Returns once that many questions were asked since the beginning.
  func waitForQuestions(_ count: Int) async {
    guard asked.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  /// Answers the oldest open question of its kind; does nothing when there is none.
  func answer<Value: Sendable>(_ question: Question, with result: Result<Value, CatalogError>) {
    guard let index = pending.firstIndex(where: { $0.question == question }) else { return }
    pending.remove(at: index).continuation.resume(returning: result.map { $0 })
  }

  /// Answers the open question that was asked so many others after the oldest.
  func answer<Value: Sendable>(openAt index: Int, with result: Result<Value, CatalogError>) {
    pending.remove(at: index).continuation.resume(returning: result.map { $0 })
  }

  func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> Page<Movie> {
    try await ask(.list(list, genre: genre, page: page))
  }

  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> Page<Movie> {
    try await ask(.search(query, page: page))
  }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    try await ask(.movie(id))
  }

  func popularPeople(page: Int) async throws(CatalogError) -> Page<Person> {
    try await ask(.people(page: page))
  }

  func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    try await ask(.person(id))
  }

  func genres() async throws(CatalogError) -> [Genre] {
    try await ask(.genres)
  }

  private func ask<Value: Sendable>(_ question: Question) async throws(CatalogError) -> Value {
    let number = asked.count
    asked.append(question)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Answer, Never>) in
        if cancelled.contains(number) {
          continuation.resume(returning: .failure(CatalogError(.cancelled)))
        } else {
          pending.append(Pending(number: number, question: question, continuation: continuation))
        }
        wakeWatchers()
      }
    } onCancel: {
      Task { await cancel(number) }
    }
    guard let value = try answer.get() as? Value else { throw CatalogError(.malformedAnswer) }
    return value
  }

  private func cancel(_ number: Int) {
    guard heedsCancellation else { return }
    cancelled.insert(number)
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    pending.remove(at: index).continuation.resume(returning: .failure(CatalogError(.cancelled)))
  }

  private func wakeWatchers() {
    for watcher in watchers where watcher.count <= asked.count {
      watcher.continuation.resume()
    }
    watchers.removeAll { $0.count <= asked.count }
  }
}
