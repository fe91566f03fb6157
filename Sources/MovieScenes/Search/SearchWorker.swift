import MovieDisplay
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
      let name = name(in: question)
      async let people = people(named: name)
      let films = await result { () async throws(CatalogError) in try await self.page(question) }
      let found = await people
      return films.map { page in
        let hasNoFilm = (try? page.get())?.elements.isEmpty
        let query = FoldedText(name ?? "")
        let named = found.filter { FoldedText($0.name).isName(query, orTitle: hasNoFilm == false) }
        // What is neither a title nor a name may be a name with typing errors, which the catalog forgives.
        let isMisspelled = hasNoFilm == true && named.isEmpty && !query.words.isEmpty
        let shown = (isMisspelled ? found : named).prefix(Self.mostPeople)
        return .films(PageAnswer(key: question.key, page: page), people: Array(shown))
      }
    case .suggestions(let text):
      // A search also works without a history.
      guard await remembersSearches, let searches = try? await context.history.searches() else {
        return .suggestions([])
      }
      return .suggestions(searches.suggestions(for: text))
    case .remember(let query, let cause):
      if cause == .typing, (try? await context.clock.sleep(for: Self.settlingTime)) == nil { return nil }
      if await remembersSearches { try? await context.history.record(query) }
      return .remembered
    }
  }

  /// False if the settings cannot be read, which may say so.
  private var remembersSearches: Bool {
    get async { (try? await context.settings.settings().remembersSearches) ?? false }
  }

  /// What is searched for as the name of a person; nil where no people are shown.
  private func name(in question: PageQuestion<SearchScene.Subject>) -> String? {
    guard let query = question.key.query, query.year == nil, question.page == 1 else { return nil }
    return (query.withYearFromText ?? query).text
  }

  /// The people whom the catalog finds by a name; none if they cannot be found.
  private func people(named name: String?) async -> [Person] {
    guard let name else { return [] }
    return (try? await context.catalog.people(matching: name, page: 1).elements) ?? []
  }

  private func page(_ question: PageQuestion<SearchScene.Subject>) async throws(CatalogError) -> ResultsPage<Movie> {
    guard let query = question.key.query else {
      return try await context.catalog.movies(in: .popular, genre: nil, page: question.page)
    }
    return try question.existing(try await context.catalog.movies(matching: query, page: question.page))
  }
}

extension FoldedText {
  /// Whether the query is this name or a part of it that people use: the last name, or several words of it, of which the
  /// last may lack its end.
  ///
  /// A first name alone is more often a word of a title, and counts only if no title has it.
  fileprivate func isName(_ query: FoldedText, orTitle isTitle: Bool) -> Bool {
    guard let first = query.words.first else { return false }
    return query.words.count == 1 && isTitle ? words.last == first : hasWords(startingLike: query)
  }
}
