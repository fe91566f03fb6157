import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite struct ListPresenterTests {
  let presenter = ListPresenter(words: EnglishWords(), today: .sample)

  @Test func thePositionShowsThePagesOnScreen() {
    var films = PagedList(ResultsPage(number: 2, totalPages: 9, totalResults: 180, elements: [Movie.sample(1)]))
    #expect(presenter.viewModel(for: response(.loaded(films))).position == "page 2 of 9")
    films.append(ResultsPage(number: 3, totalPages: 9, totalResults: 180, elements: [Movie.sample(2)]))
    #expect(presenter.viewModel(for: response(.loaded(films))).position == "pages 2 to 3 of 9")
  }

  @Test func thePositionOfACachedListHasItsAge() {
    let error = CatalogError(.offline)
    var page = ResultsPage(number: 2, totalPages: 9, totalResults: 180, elements: [Movie.sample(1)])
    page.staleness = Staleness(age: .seconds(7200), error: error)
    let viewModel = presenter.viewModel(for: response(.stale(PagedList(page), error)))
    #expect(viewModel.position == "page 2 of 9 · cached 2 hours ago")
    #expect(viewModel.warnings.isEmpty)
  }

  @Test func hintsLinkToTheNextPageAndTheFirstFilm() {
    let films = PagedList(ResultsPage(number: 2, totalPages: 9, totalResults: 180, elements: [Movie.sample(5)]))
    let genre = GenreSelection.found(Genre(id: 27, name: "Horror"))
    let viewModel = presenter.viewModel(for: response(.loaded(films), genre: genre))
    #expect(viewModel.title == "Popular · Horror")
    #expect(
      viewModel.hints == [
        Hint(text: "Next page", route: .list(id: "popular", genre: "27", page: 3)),
        Hint(text: "Details", route: .movie(id: 5)),
      ])
  }

  @Test func `The names of people belong to their ids, also in the link to the next page`() throws {
    let people: [Route.Criterion] = [.init("person", "1"), .init("person", "2", label: "Murnau")]
    let films = PagedList(ResultsPage(totalPages: 2, totalResults: 40, elements: [Movie.sample(5)]))
    var selection = try FilterSelection(people)
    func viewModel() -> ListScene.ViewModel {
      presenter.viewModel(for: .init(source: .tmdb, key: .filtered(selection), pages: .loaded(films)))
    }
    #expect(viewModel().title == "Discover · with Murnau")
    #expect(viewModel().hints.first?.route == .discover(people, page: 2))
    selection.filter.people = [1]
    #expect(viewModel().title == "Discover")
  }

  @Test func theLastPageHasNoHintForANextPage() {
    let films = PagedList(ResultsPage(number: 9, totalPages: 9, totalResults: 180, elements: [Movie.sample(5)]))
    #expect(presenter.viewModel(for: response(.loaded(films))).hints.map(\.route) == [.movie(id: 5)])
  }

  @Test(arguments: [
    (EnglishWords() as any Words, "Page 99 does not exist; the last page is 5.", "Last page"),
    (RussianWords(), "Страницы 99 нет; последняя — 5.", "Последняя страница"),
  ])
  func `A page after the last links to the last`(words: any Words, title: String, hint: String) throws {
    let genre = GenreSelection.found(Genre(id: 27, name: "Horror"))
    let response = ListScene.Response(
      source: .tmdb, key: .init(.popular, genre: genre), firstPage: 99,
      pages: .failed(CatalogError(.outOfRange, lastPage: 5)))
    let viewModel = ListPresenter(words: words, today: .sample).viewModel(for: response)
    #expect(viewModel.emptyState == EmptyState(title: title))
    #expect(viewModel.hints == [Hint(text: hint, route: .list(id: "popular", genre: "27", page: 5))])
    #expect(viewModel.outcome == .failed)
  }

  @Test func upcomingFilmsShowTheirReleaseDateAndWhetherTheyAreOut() {
    let movies = [
      Movie(id: 1, title: "Out", releaseDate: "2001-03-04"),
      Movie(id: 2, title: "Today", releaseDate: "2026-11-20"),
      Movie(id: 3, title: "Soon", releaseDate: "2026-12-24"),
      Movie(id: 4, title: "Some day"),
    ]
    let films = Loadable.loaded(PagedList(ResultsPage(totalResults: 4, elements: movies)))
    let viewModel = presenter.viewModel(for: .init(source: .tmdb, key: .upcoming, pages: films))
    #expect(viewModel.rows.map(\.remark) == ["out Mar 4, 2001", "out Nov 20, 2026", "Dec 24, 2026", nil])
    let elsewhere = presenter.viewModel(for: .init(source: .tmdb, key: .popular, pages: films))
    #expect(elsewhere.rows.map(\.remark) == [nil, "Nov 20, 2026", "Dec 24, 2026", nil])
    let old = presenter.viewModel(for: .init(source: .publicDomain, key: .upcoming, pages: films))
    #expect(old.rows.allSatisfy { $0.remark == nil })
  }

  @Test func skippedRowsAndAFailedRefreshAreWarnings() {
    let films = PagedList(ResultsPage(totalResults: 9, elements: [Movie.sample(1)], skipped: 1))
    let viewModel = presenter.viewModel(for: response(.stale(films, CatalogError(.timedOut, host: "a.example"))))
    #expect(
      viewModel.warnings == ["Popular: a.example took too long to respond.", "Popular: 1 entry could not be read."])
    #expect(viewModel.outcome == .shown)
  }

  @Test func aFailedNextPageIsAWarning() {
    var response = response(
      .loaded(PagedList(ResultsPage(totalPages: 2, totalResults: 40, elements: [Movie.sample(1)]))))
    response.nextPageError = CatalogError(.timedOut, host: "a.example")
    let viewModel = presenter.viewModel(for: response)
    #expect(viewModel.rows.map(\.id) == [1])
    #expect(viewModel.warnings == ["Popular: a.example took too long to respond."])
  }

  @Test func loadingIsShownWithAndWithoutFilms() {
    #expect(presenter.viewModel(for: response(.loading)).activity == "Loading…")
    var more = response(.loaded(PagedList(ResultsPage<Movie>.sample([1]))))
    #expect(presenter.viewModel(for: more).activity == nil)
    more.isLoadingMore = true
    #expect(presenter.viewModel(for: more).activity == "Loading…")
    #expect(presenter.viewModel(for: more).rows.map(\.id) == [1])
  }

  @Test func aListThatIsNotLoadedHasAMessage() {
    let viewModel = presenter.viewModel(for: response(.idle))
    #expect(viewModel.emptyState == EmptyState(title: "Not loaded yet"))
    #expect(viewModel.activity == nil)
  }

  private func response(
    _ films: Loadable<PagedList<Movie>>, genre: GenreSelection? = nil
  ) -> ListScene.Response {
    .init(source: .tmdb, key: .init(.popular, genre: genre), pages: films)
  }
}
