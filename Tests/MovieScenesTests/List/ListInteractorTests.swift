import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// Tests `PagesInteractor` with films; the people scene and searches use the same type, and `SearchPagingTests` and
/// `SearchRefreshTests` have more of it.
@Suite struct ListInteractorTests {
  typealias Selection = ListScene.Selection
  typealias Question = PageQuestion<Selection>

  static let error = CatalogError(.timedOut)

  var interactor = ListInteractor(source: .tmdb, key: .popular, refreshingOn: [.language, .region, .adult])
  let first = Question(.popular)
  let second = Question(.popular, page: 2, isAppended: true)

  @Test mutating func theAnswerReplacesTheGenresNameWithTheGenre() {
    let key = Selection(.popular, genre: .found(Genre(id: 27, name: "Horror")))
    _ = interactor.handle(.load(.init(.popular, genre: .named("horror"))))
    receive(page(1, [1]), for: Question(.init(.popular, genre: .named("horror"))), as: key)
    #expect(interactor.response.key == key)
    #expect(interactor.handle(.nextPage) == [.ask(Question(key, page: 2, isAppended: true))])
  }

  // MARK: - The next page

  @Test(arguments: [[], [.load(.popular)], [.refresh], [.nextPage], [.nextPage, .refresh]] as [[ListScene.Request]])
  mutating func nextPageAsksNothingBeforeTheFirstLoadAndWhileAnythingIsLoading(requests: [ListScene.Request]) {
    if !requests.isEmpty { load(ids: [1]) }
    for request in requests {
      #expect(interactor.handle(request).count == 1)
    }
    let before = interactor.response
    #expect(interactor.handle(.nextPage) == [])
    #expect(interactor.response == before)
  }

  @Test mutating func `A next page that is canceled or fails keeps the films, and can be requested again`() {
    load(ids: [1])
    let before = interactor.response
    _ = interactor.handle(.nextPage)
    interactor.abandon(second)
    #expect(interactor.response == before)
    #expect(interactor.handle(.nextPage) == [.ask(second)])
    receive(.failure(Self.error), for: second)
    var failed = before
    failed.nextPageError = Self.error
    #expect(interactor.response == failed)
    #expect(interactor.response.error == Self.error)
    #expect(interactor.handle(.nextPage) == [.ask(second)])
    #expect(interactor.response.error == nil)
    receive(page(2, [2]), for: second)
    #expect(ids == [1, 2])
  }

  @Test mutating func afterTwoPagesWithoutNewFilmsTheListIsStalledUntilAPageHasSome() {
    load(ids: [1, 2])
    let isStalled = [[2, 1], [1], [2], [3]].enumerated().map { index, ids in
      _ = interactor.handle(.nextPage)
      receive(
        ResultsPage(number: index + 2, totalPages: 9, totalResults: 180, elements: ids.map { .sample($0) }),
        for: Question(.popular, page: index + 2, isAppended: true))
      return interactor.response.isStalled
    }
    #expect(isStalled == [false, true, true, false])
    #expect(ids == [1, 2, 3])
    #expect(interactor.handle(.nextPage).count == 1)
  }

  // MARK: - Refresh

  @Test mutating func `The next page does not make the pages before it current`() {
    load(ids: [1])
    _ = interactor.handle(.refresh)
    receive(.failure(Self.error), for: first)
    _ = interactor.handle(.nextPage)
    receive(page(2, [2]), for: second)
    #expect(ids == [1, 2])
    #expect(interactor.response.pages.error == Self.error)
  }

  @Test mutating func `A refresh supersedes the next page, and clears its error`() {
    load(ids: [1])
    _ = interactor.handle(.nextPage)
    #expect(interactor.handle(.refresh) == [.ask(first)])
    #expect(interactor.response.isLoadingMore == false)
    #expect(first.lane == second.lane)
    #expect(first.rule == .latest)
    receive(page(1, [1]), for: first)
    _ = interactor.handle(.nextPage)
    receive(.failure(Self.error), for: second)
    _ = interactor.handle(.refresh)
    #expect(interactor.response.nextPageError == Self.error)
    receive(page(1, [1]), for: first)
    #expect(interactor.response.nextPageError == nil)
  }

  private var ids: [Movie.ID]? { interactor.response.pages.value?.elements.map(\.id) }

  private func page(_ number: Int, _ ids: [Int]) -> ResultsPage<Movie> {
    ResultsPage(number: number, totalPages: 3, totalResults: 60, elements: ids.map { .sample($0) })
  }

  private mutating func load(ids: [Int]) {
    _ = interactor.handle(.load(.popular))
    receive(page(1, ids), for: first)
  }

  private mutating func receive(_ page: ResultsPage<Movie>, for question: Question, as key: Selection? = nil) {
    receive(.success(page), for: question, as: key)
  }

  private mutating func receive(
    _ page: Result<ResultsPage<Movie>, CatalogError>, for question: Question, as key: Selection? = nil
  ) {
    #expect(interactor.receive(PageAnswer(key: key ?? question.key, page: page), to: question) == [])
  }
}

@Suite(.timeLimit(.minutes(10))) struct ListWorkerTests {
  typealias Selection = ListScene.Selection
  typealias Question = PageQuestion<Selection>

  @Test(
    arguments: [[Genre].english, .russian],
    ["Ужасы", "ужасы", "horror", "HORROR", "27", "horrors", "scary", "Ужастики"])
  func aGenreIsFoundByIDAndByNameInEitherLanguage(genres: [Genre], name: String) async throws {
    let answer = await answer(name, among: genres)
    let horror = try #require(genres.first { $0.id == 27 })
    let key = Selection(.popular, genre: .found(horror))
    #expect(answer?.key == key)
    #expect(ids(answer) == .success([127]))
    let title = ListPresenter.shown(.init(source: .tmdb, key: key), in: RussianWords()).title
    #expect(title.lowercased() == "популярные · ужасы")
  }

  @Test(arguments: [("horor", EnglishWords() as any Words, "Horror"), ("ужссы", RussianWords(), "ужасы")])
  func anUnknownGenreHasSuggestionsInTheDisplayLanguage(name: String, words: any Words, suggestion: String) async {
    let answer = await answer(name, among: .english, words: words)
    #expect(answer?.key.genre == .unknown(name, suggestions: [suggestion]))
    #expect(answer?.page == .failure(CatalogError(.notFound)))
  }

  @Test(arguments: [
    ("original-language", "Belarusian", "be"), ("original-language", "белорусский", "be"),
    ("original-language", "norwegian", "no"),
    ("country", "Bhutan", "BT"), ("country", "Бутан", "BT"), ("country", "Беларусь", "BY"),
    ("country", "Англия", "GB"), ("country", "Молдова", "MD"), ("country", "East Germany", "XG"),
  ])
  func `Languages and countries have names in either language`(criterion: String, name: String, code: String) throws {
    var selection = try FilterSelection([.init(criterion, name)])
    selection.resolveLanguageAndCountry(RussianWords())
    #expect((selection.language?.value ?? selection.country?.value?.code) == code)
  }

  /// The genre of a page, the genres that the catalog returns, and the genre and the films of the answer.
  private typealias LookUp = (
    genre: GenreSelection, page: Int, genres: Result<[Genre], CatalogError>, found: GenreSelection?,
    films: Result<[Movie.ID], CatalogError>?
  )

  private static let horror = GenreSelection.found(Genre(id: 27, name: "Horror"))
  private static let unreachable = CatalogError(.unreachable)

  private static let lookUps: [String: LookUp] = [
    "an unknown genre is looked up again": (
      .unknown("horror", suggestions: []), 1, .success(.english), horror, .success([127])
    ),
    "a known genre gets its name in the catalog's language": (
      horror, 1, .success(.russian), .found(Genre(id: 27, name: "ужасы")), .success([127])
    ),
    "a known genre needs no genres": (horror, 1, .failure(unreachable), horror, .success([127])),
    "the next page loads no genres": (horror, 2, .success(.russian), horror, .success([227])),
    "a name needs the genres": (.named("horror"), 1, .failure(unreachable), .named("horror"), .failure(unreachable)),
    "a canceled look-up is no answer": (.named("horror"), 1, .failure(CatalogError(.cancelled)), nil, nil),
  ]

  @Test(arguments: lookUps.keys.sorted()) func `A genre is looked up`(name: String) async throws {
    let (genre, page, genres, found, films) = try #require(Self.lookUps[name])
    let question = Question(.init(.popular, genre: genre), page: page, isAppended: page > 1)
    let answer = await answer(question, from: LocalCatalog(allGenres: genres))
    #expect(answer?.key == found.map { Selection(.popular, genre: $0) })
    #expect(ids(answer) == films)
  }

  @Test(arguments: [("", "Person in en"), ("Murnau", "Murnau")])
  func `A person in a filter has a name`(label: String, name: String) async throws {
    let filter = try FilterSelection([.init("person", "83", label: label)])
    let answer = await answer(Question(.filtered(filter)))
    let named = try FilterSelection([.init("person", "83", label: name)])
    #expect(answer?.key == .filtered(named))
  }

  @Test(arguments: [(5, 5), (98, 98), (99, nil), (500, nil)])
  func `An empty page after the last does not exist`(total: Int, last: Int?) async {
    let empty = LocalCatalog(films: [], totalPages: total)
    let answer = await answer(Question(.popular, page: 99), from: empty)
    #expect(answer?.page == .failure(CatalogError(.outOfRange, lastPage: last)))
    // The first page of an empty list exists, and the list may end while it is read.
    #expect(ids(await self.answer(Question(.popular), from: empty)) == .success([]))
    #expect(ids(await self.answer(Question(.popular, page: 99, isAppended: true), from: empty)) == .success([]))
  }

  @Test func aSingleVoteOfTenDoesNotRankFirst() async {
    let films = [(10, 1), (8.4, 5000), (8.5, 5000)].enumerated()
      .map { Movie.sample($0 + 1, average: $1.0, votes: $1.1) }
    #expect(ids(await answer(Question(.topRated), from: LocalCatalog(films: films))) == .success([3, 2, 1]))
    #expect(ids(await answer(Question(.popular), from: LocalCatalog(films: films))) == .success([1, 2, 3]))
  }

  @Test(arguments: MovieList.allCases)
  func aPageHasEachFilmOnce(list: MovieList) async {
    let catalog = LocalCatalog(films: [.sample(7), .sample(8), .sample(7)])
    #expect(ids(await answer(Question(.init(list)), from: catalog)) == .success([7, 8]))
  }

  private func answer(
    _ name: String, among genres: [Genre], words: any Words = RussianWords()
  ) async -> PageAnswer<Selection, Movie>? {
    await answer(
      Question(.init(.popular, genre: .named(name))), from: LocalCatalog(allGenres: .success(genres)), words: words)
  }

  private func answer(
    _ question: Question, from catalog: LocalCatalog = LocalCatalog(), words: any Words = RussianWords()
  ) async -> PageAnswer<Selection, Movie>? {
    await ListScene.worker(in: SceneContext(catalog: catalog, words: CurrentWords(words))).answer(question)
  }

  private func ids(_ answer: PageAnswer<Selection, Movie>?) -> Result<[Movie.ID], CatalogError>? {
    answer?.page.map { $0.elements.map(\.id) }
  }
}
