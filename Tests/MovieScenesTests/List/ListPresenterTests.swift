import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite struct ListPresenterTests {
  @Test func `The position says which pages are on screen, and hints lead on`() {
    var films = page(2)
    films.append(ResultsPage(number: 3, totalPages: 9, totalResults: 180, elements: [Movie.sample(3)]))
    var more = response(.loaded(films))
    more.isLoadingMore = true
    assertShown([
      "a page": list(.loaded(page(2))), "two pages": list(.loaded(films)), "the last page": list(.loaded(page(9))),
      "a page of a genre": list(.loaded(page(2)), genre: .found(Genre(id: 27, name: "Horror"))),
      "another page is loading": ListPresenter.shown(more), "loading": list(.loading), "not loaded": list(.idle),
    ])
  }

  @Test func `What is missing or outdated is a warning, but offline mode is none`() {
    let (timedOut, offline) = (CatalogError(.timedOut, host: "a.example"), CatalogError(.offline))
    let cached = ResultsPage(
      number: 2, totalPages: 9, totalResults: 180, elements: [Movie.sample(1)],
      staleness: Staleness(age: .seconds(7200), error: offline))
    let skipped = ResultsPage(totalResults: 9, elements: [Movie.sample(1)], skipped: 1)
    var failed = response(.loaded(page(1)))
    failed.nextPageError = timedOut
    assertShown([
      "cached, and offline": list(.stale(PagedList(cached), offline)),
      "not refreshed, with a row that cannot be read": list(.stale(PagedList(skipped), timedOut)),
      "no next page": ListPresenter.shown(failed),
    ])
  }

  @Test func `The names of people belong to their ids, also in the link to the next page`() throws {
    let people: [Route.Criterion] = [.init("person", "1"), .init("person", "2", label: "Murnau")]
    let films = PagedList(ResultsPage(totalPages: 2, totalResults: 40, elements: [Movie.sample(5)]))
    var selection = try FilterSelection(people)
    func viewModel() -> ListScene.ViewModel {
      ListPresenter.shown(.init(source: .tmdb, key: .filtered(selection), pages: .loaded(films)))
    }
    #expect(viewModel().title == "Discover · with Murnau")
    #expect(viewModel().hints.first?.route == .discover(people, page: 2))
    selection.filter.people = [1]
    #expect(viewModel().title == "Discover")
  }

  @Test func `The title has genres as they were typed until they are looked up`() throws {
    let selection = try FilterSelection([.init("genre", "Comedy"), .init("genre", "35"), .init("without", "Horror")])
    let viewModel = ListPresenter.shown(.init(source: .tmdb, key: .filtered(selection), pages: .loading))
    #expect(viewModel.title == "Discover · Comedy · without Horror")
  }

  @Test func `A page after the last links to the last, of the same genre`() {
    let genre = GenreSelection.found(Genre(id: 27, name: "Horror"))
    let response = ListScene.Response(
      source: .tmdb, key: .init(.popular, genre: genre), firstPage: 99,
      pages: .failed(CatalogError(.outOfRange, lastPage: 5)))
    let viewModel = ListPresenter.shown(response, in: RussianWords())
    #expect(viewModel.emptyState == EmptyState(title: "Страницы 99 нет; последняя — 5"))
    #expect(viewModel.hints == [Hint(text: "Последняя страница", route: .list(id: "popular", genre: "27", page: 5))])
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
    func remarks(_ source: CatalogSource, _ key: ListScene.Selection) -> [String?] {
      ListPresenter.shown(.init(source: source, key: key, pages: films)).rows.map(\.remark)
    }
    #expect(remarks(.tmdb, .upcoming) == ["out Mar 4, 2001", "out Nov 20, 2026", "Dec 24, 2026", nil])
    #expect(remarks(.tmdb, .popular) == [nil, "Nov 20, 2026", "Dec 24, 2026", nil])
    #expect(remarks(.publicDomain, .upcoming) == [nil, nil, nil, nil])
  }

  private func page(_ number: Int) -> PagedList<Movie> {
    PagedList(ResultsPage(number: number, totalPages: 9, totalResults: 180, elements: [.sample(number)]))
  }

  private func list(_ films: Loadable<PagedList<Movie>>, genre: GenreSelection? = nil) -> ListScene.ViewModel {
    ListPresenter.shown(response(films, genre: genre))
  }

  private func response(
    _ films: Loadable<PagedList<Movie>>, genre: GenreSelection? = nil
  ) -> ListScene.Response {
    .init(source: .tmdb, key: .init(.popular, genre: genre), pages: films)
  }
}
