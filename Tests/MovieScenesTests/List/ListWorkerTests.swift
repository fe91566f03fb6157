import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

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
    let presenter = ListPresenter(words: RussianWords(), today: .sample)
    let title = presenter.viewModel(for: .init(source: .tmdb, key: key)).title
    #expect(title.lowercased() == "популярные · ужасы")
  }

  @Test(arguments: [("horor", EnglishWords() as any Words, "Horror"), ("ужссы", RussianWords(), "Ужасы")])
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
  func `A language and a country are found by a name in either language`(
    criterion: String, name: String, code: String
  ) throws {
    var selection = try FilterSelection([.init(criterion, name)])
    selection.resolveLanguageAndCountry(RussianWords().detail)
    #expect((selection.language?.value ?? selection.country?.value?.code) == code)
  }

  @Test func anUnknownGenreIsLookedUpAgain() async {
    let question = Question(.init(.popular, genre: .unknown("horror", suggestions: [])))
    #expect(await answer(question)?.key.genre == .found(Genre(id: 27, name: "Horror")))
  }

  @Test func aKnownGenreGetsItsNameInTheCatalogsLanguage() async {
    let question = Question(.init(.popular, genre: .found(Genre(id: 27, name: "Horror"))))
    let renamed = await answer(question, from: LocalCatalog(allGenres: .success(.russian)))
    #expect(renamed?.key.genre == .found(Genre(id: 27, name: "ужасы")))
    let unnamed = await answer(question, from: LocalCatalog(allGenres: .failure(CatalogError(.timedOut))))
    #expect(unnamed?.key == question.key)
    #expect(ids(unnamed) == .success([127]))
  }

  @Test func theNextPageLoadsNoGenres() async {
    let key = Selection(.popular, genre: .found(Genre(id: 27, name: "Horror")))
    let catalog = LocalCatalog(allGenres: .success(.russian))
    let answer = await answer(Question(key, page: 2, isAppended: true), from: catalog)
    #expect(answer?.key == key)
    #expect(ids(answer) == .success([227]))
  }

  @Test func aListOfAGenreFailsWithoutTheGenres() async {
    let error = CatalogError(.unreachable)
    let question = Question(.init(.popular, genre: .named("horror")))
    let answer = await answer(question, from: LocalCatalog(allGenres: .failure(error)))
    #expect(answer?.key == question.key)
    #expect(answer?.page == .failure(error))
  }

  @Test func aCanceledLookUpOfAGenreIsNoAnswer() async {
    let genre = Question(.init(.popular, genre: .named("horror")))
    #expect(await answer(genre, from: LocalCatalog(allGenres: .failure(CatalogError(.cancelled)))) == nil)
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
