import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieStore
import MovieTestSupport
import MovieText
import Testing
import ViewerScenes

@testable import vip

/// No number of an entity stops a presenter or a view, in any scene, as text and as JSON.
@Suite struct ExtremeNumbersTests {
  private let today: CalendarDate = "9999-12-31"
  private let source = CatalogSource(idNamespace: "tmdb", newFilms: .enteringPublicDomain)

  /// A number that is added to an entity must be added to the source as well.
  @Test func `The source replaces every number of the entities`() {
    var usual = NumberSource(.usual)
    var extreme = NumberSource(.all(extreme: 0))
    let unchanged =
      Self.numbers(in: usual.details()).intersection(Self.numbers(in: extreme.details()))
      .union(Self.numbers(in: usual.personDetails()).intersection(Self.numbers(in: extreme.personDetails())))
    #expect(unchanged == [])
  }

  private static func numbers(in entity: some Sendable) -> Set<Leaf> {
    Set(
      Leaf.all(in: entity).filter { leaf in
        switch leaf.value {
        case .int, .double, .seconds: true
        case .text, .bool, .nothing: false
        }
      })
  }

  @Test func `Home shows every number`() throws {
    try everyPlan { numbers, words in
      let page = numbers.films()
      let error = numbers.error()
      let response = HomeScene.Response(
        source: source,
        shelves: [
          .init(list: .popular, state: .loaded(page)), .init(list: .upcoming, state: .stale(page, error)),
          .init(list: .nowPlaying, genre: .found(.init(id: numbers.int(27), name: "Horror")), state: .failed(error)),
        ])
      try show(response, of: HomeScene.self, words, schema: "home")
    }
  }

  @Test func `A list shows every number`() throws {
    try everyPlan { numbers, words in
      let films = numbers.films()
      let response = ListScene.Response(
        source: source, key: .popular, pages: .loaded(numbers.pages(films)), nextPageError: numbers.error())
      try show(response, of: ListScene.self, words, schema: "list")
    }
  }

  @Test func `A search shows every number`() throws {
    let query = try #require(MovieQuery("sample", year: .max))
    try everyPlan { numbers, words in
      for found in [numbers.films(), numbers.page([])] {
        let results = PagesResponse<SearchScene.Subject, Movie>(
          source: source, key: .query(query), pages: .loaded(numbers.pages(found)), nextPageError: numbers.error())
        for progress in [
          SearchScene.Progress.resting, .searching(.init(.query(query), page: numbers.int(2))),
          .failed(.init(.query(query), page: numbers.int(3)), CatalogError(.outOfRange)),
        ] {
          let response = SearchScene.Response(source: source, text: "sample", results: results, progress: progress)
          try show(response, of: SearchScene.self, words, schema: "search")
        }
      }
    }
  }

  @Test func `A film shows every number`() throws {
    try everyPlan { numbers, words in
      let details = numbers.details()
      let error = numbers.error()
      for state in [DetailScene.Response.State.stale(details, error), .failed(CatalogError(.notFound))] {
        let response = DetailScene.Response(
          source: source, id: numbers.int(603), state: state, expanded: Set(DetailScene.Part.allCases))
        try show(response, of: DetailScene.self, words, schema: "detail")
        let poster = PosterText(page: TextPage(width: 20))
        #expect(!poster.render(DetailPresenter(words: words).viewModel(for: response)).isEmpty)
      }
    }
  }

  @Test func `People show every number`() throws {
    try everyPlan { numbers, words in
      let people = numbers.page([numbers.person()])
      let response = PeopleScene.Response(source: source, key: .init(), pages: .loaded(numbers.pages(people)))
      try show(response, of: PeopleScene.self, words, schema: "people")
    }
  }

  @Test func `A person shows every number`() throws {
    try everyPlan { numbers, words in
      let details = numbers.personDetails()
      let response = PersonScene.Response(source: source, key: .init(id: 287), value: .stale(details, numbers.error()))
      try show(response, of: PersonScene.self, words, schema: "person")
    }
  }

  @Test func `Genres show every number`() throws {
    try everyPlan { numbers, words in
      let genres = [Genre(id: numbers.int(27), name: "Horror"), Genre(id: numbers.int(18), name: "Drama")]
      let response = GenresScene.Response(source: source, value: .stale(genres, numbers.error()))
      try show(response, of: GenresScene.self, words, schema: "genres")
    }
  }

  @Test func `Favorites show every number`() throws {
    try everyPlan { numbers, words in
      let movie = numbers.movie()
      let list = ShelfScene.Response(
        source: source, films: [.init(source: source, movie: movie, added: today)],
        unreadable: [.init(id: .init(source, numbers.int(7)), title: nil)])
      try show(list, of: ShelfScene.self, words, schema: "shelf")
      let repair = ShelfScene.Response(
        source: source,
        lastChange: .repair(.success(.init(count: numbers.int(3), films: list.unreadable, path: "/library"))))
      try show(repair, of: ShelfScene.self, words, schema: nil)
      let changes = ShelfScene.Response(
        source: source,
        lastChange: .films(
          [
            .init(.init(source, movie.id), title: movie.title, .added), .init(.init(source, numbers.int(4)), .removed),
            .init(.init(source, numbers.int(5)), .notThere()),
            .init(.init(source, numbers.int(6)), .notLoaded(numbers.error())),
          ], on: .favorites))
      try show(changes, of: ShelfScene.self, words, schema: "shelf-changes")
    }
  }

  @Test func `A transfer shows every number`() throws {
    try everyPlan { numbers, words in
      for response in [
        TransferScene.Response.importing(numbers.int(3), of: numbers.int(9)),
        .imported(numbers.report(), from: nil, onto: .favorites),
        .exported(ExportReport(written: numbers.int(9)), to: "films.json"),
      ] {
        try show(response, TransferPresenter(words: words), TransferText.self, schema: nil)
      }
    }
  }

  @Test func `The doctor shows every number`() throws {
    try everyPlan { numbers, words in
      let server = HealthFinding.ServerAnswer.responded(protocol: nil, milliseconds: numbers.int(131))
      let findings: [HealthFinding] = [
        .server(host: "api.example.org", isEncrypted: true, server),
        .server(host: "api.example.org", isEncrypted: true, .failed(numbers.error())),
        .file(.films, path: "/library", .sound(count: numbers.int(12), bytes: numbers.int(9_000))),
        .file(
          .films, path: "/library",
          .partlyUnreadable(count: numbers.int(12), unreadable: numbers.int(1), bytes: numbers.int(9_000))),
        .file(.cache, path: "/cache", .sound(count: numbers.int(348), bytes: numbers.int(2_461_696))),
        .screen(isTerminal: true, columns: numbers.int(80)),
      ]
      try show(DoctorScene.Response(findings: findings), DoctorPresenter(words: words), DoctorText.self, schema: nil)
    }
  }

  /// Runs a test with each number in turn at each extreme, with all numbers at each extreme, and with random mixtures.
  private func everyPlan(_ test: (inout NumberSource, any ProgramWords) throws -> Void) throws {
    var usual = NumberSource(.usual)
    try test(&usual, EnglishProgramWords())
    var plans: [NumberSource.Plan] = (0..<20).map { .random(seed: $0) }
    plans += (0..<(usual.extremes.max() ?? 0)).map { .all(extreme: $0) }
    for (place, count) in usual.extremes.enumerated() {
      plans += (0..<count).map { .one(place, extreme: $0) }
    }
    for (index, plan) in plans.enumerated() {
      var numbers = NumberSource(plan)
      try test(&numbers, index % 2 == 0 ? EnglishProgramWords() : RussianProgramWords())
    }
  }

  private func show<S: MovieScene & TextScene>(
    _ response: S.Interactor.Response, of scene: S.Type, _ words: any ProgramWords, schema: String?
  ) throws where S.Presenter: JSONPresenting, S.View.ViewModel == S.Presenter.ViewModel {
    try show(response, S.Presenter(words: words, today: today), S.View.self, schema: schema)
  }

  /// Presents a response and renders it; what comes out is valid JSON, of the schema if there is one.
  private func show<P: JSONPresenting, View: TextView>(
    _ response: P.Response, _ presenter: P, _ view: View.Type, schema: String?
  ) throws where P.ViewModel == View.ViewModel {
    let viewModel = presenter.viewModel(for: response)
    for width in [20, 100] {
      #expect(!View(page: TextPage(width: width, command: { "vip \($0)" })).render(viewModel).isEmpty)
    }
    let page = JSONPresenter(presenter).viewModel(for: response)
    let document = try JSONValue(strictly: JSONView().render(page))
    // While the scene loads, there is no document yet.
    guard let schema, case .document = page.content, document != .object([]) else { return }
    #expect(try SchemaFolder.problems(of: document, by: schema) == [])
  }
}
