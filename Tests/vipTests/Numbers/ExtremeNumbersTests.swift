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
  private let today: CalendarDate
  private let source = CatalogSource(idNamespace: "tmdb", newFilms: .enteringPublicDomain)
  private let query: MovieQuery

  init() throws {
    today = try #require(CalendarDate(iso8601: "9999-12-31"))
    query = try #require(MovieQuery("sample", year: .max))
  }

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
      try show(
        response, HomePresenter(words: words, today: today), HomeText.self, HomeJSON(words: words, today: today),
        schema: "home")
    }
  }

  @Test func `A list shows every number`() throws {
    try everyPlan { numbers, words in
      let films = numbers.films()
      let response = ListScene.Response(
        source: source, key: .popular, pages: .loaded(numbers.pages(films)), nextPageError: numbers.error())
      try show(
        response, ListPresenter(words: words, today: today), ListText.self, ListJSON(words: words, today: today),
        schema: "list")
    }
  }

  @Test func `A search shows every number`() throws {
    try everyPlan { numbers, words in
      for found in [numbers.films(), numbers.page([])] {
        let results = PagesResponse<SearchScene.Subject, Movie>(
          source: source, key: .query(query), pages: .loaded(numbers.pages(found)), nextPageError: numbers.error())
        for progress in [
          SearchScene.Progress.resting, .searching(.init(.query(query), page: numbers.int(2))),
          .failed(.init(.query(query), page: numbers.int(3)), CatalogError(.outOfRange)),
        ] {
          let response = SearchScene.Response(source: source, text: "sample", results: results, progress: progress)
          try show(
            response, SearchPresenter(words: words), SearchText.self, SearchJSON(words: words), schema: "search")
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
        try show(response, DetailPresenter(words: words), DetailText.self, DetailJSON(words: words), schema: "detail")
        let poster = PosterText(page: TextPage(width: 20))
        #expect(!poster.render(DetailPresenter(words: words).viewModel(for: response)).isEmpty)
      }
    }
  }

  @Test func `People show every number`() throws {
    try everyPlan { numbers, words in
      let people = numbers.page([numbers.person()])
      let response = PeopleScene.Response(source: source, key: .init(), pages: .loaded(numbers.pages(people)))
      try show(response, PeoplePresenter(words: words), PeopleText.self, PeopleJSON(words: words), schema: "people")
    }
  }

  @Test func `A person shows every number`() throws {
    try everyPlan { numbers, words in
      let details = numbers.personDetails()
      let response = PersonScene.Response(source: source, key: .init(id: 287), value: .stale(details, numbers.error()))
      try show(
        response, PersonPresenter(words: words, today: today), PersonText.self, PersonJSON(words: words, today: today),
        schema: "person")
    }
  }

  @Test func `Genres show every number`() throws {
    try everyPlan { numbers, words in
      let genres = [Genre(id: numbers.int(27), name: "Horror"), Genre(id: numbers.int(18), name: "Drama")]
      let response = GenresScene.Response(source: source, value: .stale(genres, numbers.error()))
      try show(response, GenresPresenter(words: words), GenresText.self, GenresJSON(words: words), schema: "genres")
    }
  }

  @Test func `Favorites show every number`() throws {
    try everyPlan { numbers, words in
      let movie = numbers.movie()
      let list = ShelfScene.Response(
        source: source, films: [.init(source: source, movie: movie, added: today)],
        unreadable: [.init(id: .init(source, numbers.int(7)), title: nil)])
      try show(
        list, ShelfPresenter(words: words), ListText.self, ShelfJSON(words: words), schema: "shelf")
      let repair = ShelfScene.Response(
        source: source,
        lastChange: .repair(.success(.init(count: numbers.int(3), films: list.unreadable, path: "/library"))))
      try show(repair, ShelfPresenter(words: words), ListText.self, ShelfJSON(words: words), schema: nil)
      let changes = ShelfScene.Response(
        source: source,
        lastChange: .films(
          [
            .init(.init(source, movie.id), title: movie.title, .added), .init(.init(source, numbers.int(4)), .removed),
            .init(.init(source, numbers.int(5)), .notThere()),
            .init(.init(source, numbers.int(6)), .notLoaded(numbers.error())),
          ], on: .favorites))
      try show(
        changes, ShelfPresenter(words: words), ListText.self, ShelfJSON(words: words),
        schema: "shelf-changes")
    }
  }

  @Test func `A transfer shows every number`() throws {
    try everyPlan { numbers, words in
      for response in [
        TransferScene.Response.importing(numbers.int(3), of: numbers.int(9)),
        .imported(numbers.report(), from: nil, onto: .favorites),
        .exported(ExportReport(written: numbers.int(9)), to: "films.json"),
      ] {
        let json = TransferJSON(words: words)
        try show(response, TransferPresenter(words: words), TransferText.self, json, schema: nil)
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
      try show(
        DoctorScene.Response(findings: findings), DoctorPresenter(words: words), DoctorText.self,
        JSONPresenter(DoctorPresenter(words: words)), schema: nil)
    }
  }
}

extension ExtremeNumbersTests {
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

  /// Presents a response and renders it; what comes out is valid JSON, of the schema if there is one.
  private func show<T: Presenter, J: Presenter, View: TextView>(
    _ response: T.Response, _ text: T, _ view: View.Type, _ json: J, schema: String?
  ) throws where T.ViewModel == View.ViewModel, J.Response == T.Response, J.ViewModel == JSONPage {
    let viewModel = text.viewModel(for: response)
    for width in [20, 100] {
      #expect(!View(page: TextPage(width: width, command: { "vip \($0)" })).render(viewModel).isEmpty)
    }
    let page = json.viewModel(for: response)
    let document = try JSONValue(strictly: JSONView().render(page))
    // While the scene loads, there is no document yet.
    guard let schema, case .document = page.content, document != .object([]) else { return }
    #expect(try SchemaFolder.problems(of: document, by: schema) == [])
  }
}
