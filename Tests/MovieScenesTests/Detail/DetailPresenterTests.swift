import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite struct DetailPresenterTests {
  @Test func aFilmIsShownAsFinishedText() throws {
    let film = try film(
      .sample(129).with { details in
        details.movie = Movie(
          id: 129, title: "Spirited Away", originalTitle: "千と千尋の神隠し", originalLanguage: "ja",
          releaseDate: "2001-07-20", overview: "A girl.",
          rating: Rating(average: 8.54, voteCount: 17_000), popularity: 85.07, posterPath: "/p.jpg")
        details.tagline = "The tunnel led Chihiro to a mysterious town…"
        details.genres = [.init(id: 16, name: "Animation"), .init(id: 14, name: "Fantasy")]
        details.countries = Region("JP").map { [Country($0, name: "Japan")] } ?? []
        details.runtime = 125
        details.credits = Credits(
          cast: [], crew: [.init(id: 608, name: "Hayao Miyazaki", roles: ["Writer", "Director"])])
        details.budget = 19_000_000
        details.homepage = "https://example.org"
      })
    assertShown(["a film": film])
  }

  @Test(arguments: [" ", "\u{200B}", "\u{301}", "\u{FFF9}"])
  func `A film and people with invisible names are shown with their ids`(name: String) throws {
    let film = try film(
      .sample(7).with {
        $0.movie.title = name
        $0.movie.originalTitle = name
        $0.credits = Credits(
          cast: [.init(id: 1, name: name, roles: [])], crew: [.init(id: 2, name: name, roles: ["Writer"])])
      })
    let people = film.sections.flatMap { section -> [String] in
      if case .people(let people) = section.content { people.map(\.name) } else { [] }
    }
    #expect(film.title == "#7" && people == ["#1", "#2"])
  }

  @Test(arguments: [("2001-07-20", nil), ("2001-07-19", "July 19, 2001")] as [(CalendarDate, String?)])
  func `The day in theaters is a fact unless the film was released on it`(day: CalendarDate, text: String?) throws {
    let details = MovieDetails.sample(1).with {
      $0.movie.releaseDate = "2001-07-20"
      $0.release = RegionalRelease(region: nil, theatrical: day)
    }
    #expect(try film(details).facts.first { $0.label == "In theaters" }?.value == text.map { .text($0) })
  }

  @Test func `Countries have the names of the language`() throws {
    let regions = ["SU", "US", "XC", "ZZ"].compactMap { Region($0) }
    let details = MovieDetails.sample(1).with { $0.countries = regions.map { Country($0, name: "Name of \($0.code)") } }
    let response = DetailScene.Response(source: .tmdb, key: .init(id: 1), value: .loaded(.init(details)))
    let facts = DetailPresenter.shown(response, in: RussianWords()).film?.facts
    let countries = facts?.first { $0.label == "Страны" }
    #expect(countries?.value == .text("СССР, США, Чехословакия, Name of ZZ"))
    #expect(
      countries?.links.map(\.route) == [films("country", "SU"), films("country", "US"), films("country", "XC")])
    let english = try film(details).facts
    #expect(english.contains { $0.value == .text("Soviet Union, United States, Czechoslovakia, Name of ZZ") })
  }

  @Test(
    arguments: [
      (.publicDomain, true),
      (CatalogSource(idNamespace: "shop"), false),
    ] as [(CatalogSource, Bool)])
  func `A film of another catalog or without criteria has no such links`(source: CatalogSource, isOther: Bool) throws {
    let details = MovieDetails.sample(1).with {
      $0.movie.releaseDate = "2001-07-20"
      $0.genres = [.init(id: 16, name: "Animation")]
      $0.credits = Credits(cast: [], crew: [.init(id: 7, name: "Ann", roles: ["Director"])])
      $0.collection = MovieCollection(id: 3, name: "All of it")
    }
    let response = DetailScene.Response(
      source: isOther ? .tmdb : source, key: .init(id: 1, source: source), value: .loaded(.init(details)))
    let film = try #require(DetailPresenter.shown(response).film)
    let namespace = isOther ? source.idNamespace : nil
    #expect(film.links.map(\.route) == [.person(id: 7, source: namespace)])
    #expect(film.facts.flatMap(\.links).map(\.route) == [.movie(id: 1, .collection, source: namespace)])
  }

  @Test(arguments: [("1869-01-01", false), ("2100-01-01", true), ("2115-11-18", false)] as [(CalendarDate, Bool)])
  func `A year leads to its films only if one can choose films by it`(date: CalendarDate, isLink: Bool) throws {
    let film = try film(MovieDetails(movie: Movie(id: 1, title: "100 Years", releaseDate: date)))
    let route = films("year", String(date.year))
    #expect(film.links.contains { $0.route == route } == isLink)
    #expect(film.facts.flatMap(\.links).contains { $0.route == route } == isLink)
  }

  @Test func `Several viewings, a review and tags are a section of their own`() throws {
    func viewings(_ viewings: Viewing...) -> [DetailScene.Review]? {
      let marks = FilmMarks(shelves: [.seen], diary: Diary(viewings: viewings))
      var response = DetailScene.Response(source: .tmdb, key: .init(id: 603), value: .loaded(.init(.sample(603))))
      response.marks = [603: marks]
      guard case .reviews(let rows)? = DetailPresenter.shown(response).film?.sections.first?.content else {
        return nil
      }
      return rows
    }
    let first = Viewing(day: try day("2025-01-01"), rating: StarRating(halves: 8))
    #expect(viewings(first)?.first?.author.hasPrefix("Seen") != true)
    let second = Viewing(day: try day("2025-03-01"), isRewatch: true, review: "*Better* now.", tags: "vampires, silent")
    #expect(
      viewings(first, second) == [
        .init(
          author: "Seen on Mar 1, 2025 · rewatch", date: "vampires, silent",
          text: FormattedText([.init(.paragraph, [.init("Better", isEmphasized: true), .init(" now.")])])),
        .init(author: "Seen on Jan 1, 2025 · 4 stars", text: FormattedText([])),
      ])
    let earlier = Viewing(day: try day("2010-01-01"))
    #expect(viewings(earlier, first)?.first?.author == "Seen on Jan 1, 2025 · rewatch · 4 stars")
  }

  private func day(_ date: CalendarDate) throws -> ViewingDay { try #require(ViewingDay(date, today: "2026-11-20")) }

  @Test(
    arguments: [
      (nil, [], ["Add to favorites", "Add to the watchlist"]),
      (FilmMarks(shelves: [.favorites]), ["In your favorites"], ["Remove from favorites", "Add to the watchlist"]),
      (FilmMarks(shelves: [.watchlist]), ["On your watchlist"], ["Add to favorites", "Remove from the watchlist"]),
      (
        FilmMarks(shelves: [.seen], diary: Diary(filmRating: StarRating(halves: 2))), ["Seen · 1 star"],
        ["Add to favorites"]
      ),
    ] as [(FilmMarks?, [String], [String])])
  func `A film's shelves have labels and hints that change them`(marks: FilmMarks?, labels: [String], hints: [String]) {
    var response = DetailScene.Response(source: .tmdb, key: .init(id: 603), value: .loaded(.init(.sample(603))))
    response.marks[FilmID(.tmdb, 603)] = marks
    let viewModel = DetailPresenter.shown(response)
    #expect(viewModel.film?.marks.map(\.text) == labels)
    #expect(viewModel.shelfHints.map(\.text) == hints)
    let isSeen = marks?.shelves.contains(.seen) ?? false
    #expect(viewModel.seenHint?.text == (isSeen ? "Mark as not seen" : "Mark as seen"))
    #expect(viewModel.seenHint?.route == .shelve(movieID: 603, on: "seen", !isSeen))
    let isFavorite = marks?.shelves.contains(.favorites) ?? false
    #expect(viewModel.shelfHints.first?.route == .shelve(movieID: 603, on: "favorites", !isFavorite))
  }

  @Test func aCachedFilmHasItsAge() {
    let error = CatalogError(.offline)
    var details = MovieDetails.sample(603, "Up")
    details.staleness = Staleness(age: .seconds(7200), error: error)
    let viewModel = viewModel(.stale(.init(details), error))
    #expect(viewModel.film?.note == "cached 2 hours ago")
    #expect(viewModel.warnings.isEmpty)
  }

  private func films(_ criterion: String, _ value: String) -> Route { .discover([.init(criterion, value)]) }

  @Test(arguments: [("千と千尋の神隠し", "千と千尋の神隠し"), ("\u{2060}", "#129")])
  func `A film without a visible title is shown by its original title or id`(original: String, shown: String) throws {
    let details = MovieDetails.sample(129).with {
      $0.movie = Movie(id: 129, title: "\u{200B} ", originalTitle: original)
    }
    let film = try film(details)
    #expect(film.title == shown && film.originalTitle == nil)
    let pages = Loadable.loaded(PagedList(ResultsPage(totalPages: 1, totalResults: 1, elements: [details.movie])))
    let list = ListPresenter.shown(.init(source: .tmdb, key: .init(.popular, genre: nil), pages: pages))
    #expect(list.rows.map(\.title) == [shown])
  }

  private func film(_ details: MovieDetails) throws -> DetailScene.Film {
    try #require(viewModel(.loaded(.init(details))).film)
  }

  private func viewModel(_ film: Loadable<DetailScene.LoadedFilm>) -> DetailScene.ViewModel {
    DetailPresenter.shown(.init(source: .tmdb, key: .init(id: 603), value: film))
  }
}
