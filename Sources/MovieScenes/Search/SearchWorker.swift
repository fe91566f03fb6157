public import MovieDisplay
import MovieDomain

/// Searches the catalog, debounces typing, and reads and writes the search history.
struct SearchWorker: Worker {
  /// How long typing must pause before the catalog is queried.
  static let pause = Duration.milliseconds(300)
  /// How long results must stay on screen before a typed query is recorded.
  static let settlingTime = Duration.seconds(2)

  /// As many people as leave room for films.
  private static let mostPeople = 3

  let context: SceneContext

  func answer(_ question: SearchInteractor.Question) async -> SearchInteractor.Answer? {
    switch question {
    case .films(let question, let cause):
      if cause == .typing, (try? await context.clock.sleep(for: Self.pause)) == nil { return nil }
      async let people = cause == .reload ? [] : self.people(for: question)
      let films = await result { () async throws(CatalogError) in try await self.page(question) }
      let named = await people
      return films.map { .films(PageAnswer(key: question.key, page: $0), people: named) }
    case .suggestions(let text):
      return .suggestions(await context.history.recent().suggestions(for: text))
    case .remember(let query, let cause):
      if cause == .typing, (try? await context.clock.sleep(for: Self.settlingTime)) == nil { return nil }
      await context.history.remember(query)
      return .remembered
    }
  }

  /// The people whose names were searched for; none if they cannot be found.
  private func people(for question: PageQuestion<SearchScene.Subject>) async -> [Person] {
    guard let query = question.key.query, query.year == nil, question.page == 1 else { return [] }
    let name = (query.withYearFromText ?? query).text
    let people = try? await context.catalog.people(matching: name, page: 1)
    return Array(
      (people?.elements ?? []).filter { FoldedText($0.name).isName(FoldedText(name)) }.prefix(Self.mostPeople))
  }

  private func page(_ question: PageQuestion<SearchScene.Subject>) async throws(CatalogError) -> ResultsPage<Movie> {
    switch question.key {
    case .popular:
      MovieList.popular.arrange(try await context.catalog.movies(in: .popular, genre: nil, page: question.page))
    case .query(let query):
      try question.existing(try await context.catalog.movies(matching: query, page: question.page))
    }
  }
}

extension FoldedText {
  /// Whether the query is this name or a part of it that people use: the last name, or several words of it.
  ///
  /// A first name alone is more often a word of a title.
  fileprivate func isName(_ query: FoldedText) -> Bool {
    guard let first = query.words.first else { return false }
    return query.words.count == 1 ? words.last == first : query.words.allSatisfy(words.contains)
  }
}

extension SearchScene: MovieScene {
  public typealias Presenter = SearchPresenter

  public static func interactor(in context: SceneContext) -> SearchInteractor {
    SearchInteractor(source: context.catalog.source)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    SearchWorker(context: context)
  }
}
