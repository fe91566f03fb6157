import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct ReferenceResolverTests {
  static let films: [Movie] = [
    .sample(1, "Nosferatu", year: 1922), .sample(2, "Nosferatu", year: 2024),
    .sample(3, "Nosferatu in Venice", year: 1988),
    .sample(4, "Metropolis", year: 1927), .sample(5, "Metropolis Now", year: 2001), .sample(6, "Häxan", year: 1922),
    .sample(7, "Blade Runner", year: 1982), .sample(8, "Blade Runner 2049", year: 2017), .sample(9, "Faust, a Legend"),
    .sample(10, "Mission:12"),
  ]
  static let people = [
    Person(id: 121, name: "Buster Keaton"), Person(id: 126, name: "Joe Keaton"),
    Person(id: 127, name: "Buster Keaton Jr."),
    Person(id: 83, name: "F. W. Murnau"),
  ]

  let library = TransientFilmLibrary()

  // MARK: - Films

  @Test(
    arguments: [
      ("12", .init(.tmdb, 12)), ("tmdb:607", .init(.tmdb, 607)), ("built-in:12", .init(.publicDomain, 12)),
      ("public-domain:12", .init(.publicDomain, 12)), ("tt0013442", .init(.tmdb, 1)), ("faust", .init(.tmdb, 9)),
      ("metropolis", .init(.tmdb, 4)), ("METROPOLIS", .init(.tmdb, 4)), ("nosferatu 1922", .init(.tmdb, 1)),
      ("Nosferatu (2024)", .init(.tmdb, 2)), ("blade runner", .init(.tmdb, 7)), ("blade runner 2049", .init(.tmdb, 8)),
      ("mission:12", .init(.tmdb, 10)), ("nosferatu in", .init(.tmdb, 3)),
    ] as [(String, FilmID)])
  func aClearReferenceIsAFilm(text: String, id: FilmID) async throws {
    #expect(try await resolver().film(MovieReference(text)) == id)
  }

  @Test func severalFilmsAreCandidatesWithExactTitlesFirst() async throws {
    let unresolved = try await unresolved { try await resolver().film(MovieReference("nosferatu")) }
    #expect(unresolved.text == "nosferatu" && unresolved.expected == .film && unresolved.source == .tmdb)
    let (candidates, total) = try #require(unresolved.ambiguity)
    #expect(candidates.map(\.item.id) == [1, 2, 3] && total == 3)
    #expect(candidates.allSatisfy { $0.source == .tmdb })
  }

  @Test func `The only result with another title is a candidate where a change must not be a guess`() async throws {
    let resolver = resolver(
      SampleCatalog(.tmdb, page: ResultsPage(totalResults: 1, elements: [.sample(9, "Too Late for Tears")])))
    #expect(try await resolver.film(MovieReference("rate")) == .init(.tmdb, 9))
    let unresolved = try await unresolved { try await resolver.film(MovieReference("rate"), matching: .words) }
    #expect(unresolved.failure == .ambiguous([.init(.tmdb, .movie(.sample(9, "Too Late for Tears")))], total: 1))
    let viewModel = ReferencePresenter.shown(.failure(unresolved))
    #expect(viewModel.state.title == "No film matches “rate”" && viewModel.candidates.count == 1)
    #expect(try await resolver.film(MovieReference("late tears"), matching: .words) == .init(.tmdb, 9))
  }

  @Test(arguments: [
    ("rate", true), ("too late", true), ("Too late for tears", false), ("too late for tears 1949", false), ("9", false),
  ])
  func `A film with another title is told as a guess`(text: String, isGuess: Bool) async throws {
    let film = Movie.sample(9, "Too Late for Tears", year: 1949)
    let context = SceneContext(catalog: SampleCatalog(.tmdb, page: ResultsPage(totalResults: 1, elements: [film])))
    try await confirmation(expectedCount: isGuess ? 1 : 0) { told async throws in
      let resolver = ReferenceResolver(
        context,
        guessing: { guess, typed in
          #expect(guess == film && typed == text)
          told()
        })
      #expect(try await resolver.film(MovieReference(text)) == .init(.tmdb, 9))
      // A change names its film.
      _ = try? await resolver.film(MovieReference(text), matching: .words)
    }
  }

  @Test func `An id that the catalog does not have is checked, unless the catalog fails`() async throws {
    let resolver = resolver(SampleCatalog(.tmdb, films: Self.films, failures: [13: CatalogError(.offline)]))
    try await resolver.checkThatExists(.init(.tmdb, 10))
    try await resolver.checkThatExists(.init(.tmdb, 13))
    let unresolved = try await unresolved { try await resolver.checkThatExists(.init(.tmdb, 14)) }
    #expect(unresolved == UnresolvedReference("14", expected: .film, failure: .notFound, source: .tmdb))
    #expect(ReferencePresenter.shown(.failure(unresolved)).state.message == "This catalog has no film with id 14.")
  }

  @Test func `Only films with exactly the title are candidates for an exact match`() async throws {
    let several = try await unresolved { try await resolver().film(MovieReference("nosferatu"), matching: .exact) }
    #expect(several.ambiguity?.candidates.count == 3)
    let none = try await unresolved { try await resolver().film(MovieReference("nosferatu in"), matching: .exact) }
    #expect(none.failure == .notFound)
  }

  @Test func theOnlyFilmOfAPageMayNotBeTheOnlyResult() async throws {
    let resolver = resolver(
      SampleCatalog(.tmdb, page: ResultsPage(totalResults: 40, elements: [.sample(9, "Faust, a Legend")])))
    let unresolved = try await unresolved { try await resolver.film(MovieReference("faust")) }
    #expect(unresolved.failure == .ambiguous([.init(.tmdb, .movie(.sample(9, "Faust, a Legend")))], total: 40))
  }

  @Test(
    arguments: [
      ("xyzzy", .notFound), ("nosferatu 1999 x", .notFound), ("nowhere:12", .notFound), ("tt9999999", .unknownIMDbID),
      ("tt0000036", .otherKind(.person)),
    ] as [(String, ReferenceFailure)])
  func whatNamesNoFilmIsReported(text: String, failure: ReferenceFailure) async throws {
    let unresolved = try await unresolved { try await resolver().film(MovieReference(text)) }
    #expect(unresolved == UnresolvedReference(text, expected: .film, failure: failure, source: .tmdb))
  }

  @Test(arguments: ["faust", "tt0013442"])
  func aFailedSearchIsReported(text: String) async throws {
    let resolver = resolver(SampleCatalog(.tmdb, error: CatalogError(.timedOut)))
    let unresolved = try await unresolved { try await resolver.film(MovieReference(text)) }
    #expect(unresolved.failure == .catalog(CatalogError(.timedOut)))
    #expect(try await resolver.film(MovieReference("424242")) == .init(.tmdb, 424_242), "An id is not looked up.")
  }

  /// Goldens of `SessionProgramTests` have IMDb ids when no catalog can look them up.
  @Test func imdbIDsAreLookedUpInAnotherCatalogIfTheOneInUseHasNone() async throws {
    let other = SampleCatalog(.tmdb, imdbIDs: ["tt0013442": .movie(.sample(653))])
    let builtIn = SampleCatalog(.publicDomain)
    #expect(try await resolver(builtIn, other: other).film(MovieReference("tt0013442")) == .init(.tmdb, 653))
  }

  @Test func `People in criteria are found by their names`() async throws {
    let year = Route.Criterion("year", "1922")
    let named = Route.Criterion("person", "murnau")
    let found = Route.Criterion("person", "83", label: "F. W. Murnau")
    #expect(try await resolver().route(to: .discover([named, year])) == .discover([found, year]))
    func shelf(_ person: Route.Criterion) -> Route {
      .shelf(id: "seen", [person], sort: "watched", isDescending: true, page: 1)
    }
    #expect(try await resolver().route(to: shelf(named)) == shelf(found))
    let unresolved = try await unresolved {
      try await resolver().route(to: .pick(from: "seen", [.init("person", "keaton")], seed: 1))
    }
    let (candidates, total) = try #require(unresolved.ambiguity)
    #expect(candidates.map(\.item.id) == [121, 126, 127] && total == 3 && unresolved.expected == .person)
  }

  // MARK: - Favorites

  @Test(
    arguments: [
      ("nosferatu", .init(.publicDomain, 12)), ("gen", .init(.tmdb, 961)), ("general 1926", .init(.tmdb, 961)),
      ("12", .init(.tmdb, 12)), ("built-in:12", .init(.publicDomain, 12)),
    ] as [(String, FilmID)])
  func aTitleIsThatOfAFavoriteOfAnyCatalog(text: String, id: FilmID) async throws {
    try await addFavorites()
    #expect(try await resolver().film(MovieReference(text), on: .favorites) == id)
  }

  @Test(arguments: ["general 1999", "blade runner", "…"])
  func otherTitlesAreNoFavorites(text: String) async throws {
    try await addFavorites()
    let unresolved = try await unresolved { try await resolver().film(MovieReference(text), on: .favorites) }
    #expect(unresolved == UnresolvedReference(text, expected: .shelved(.favorites), failure: .notFound, source: .tmdb))
  }

  @Test func `A favorite that was added in another language is found by its title of today`() async throws {
    try await library.add([.sample(9, "Фауст", on: .favorites)])
    let resolver = resolver(
      SampleCatalog(.tmdb, page: ResultsPage(totalResults: 1, elements: [.sample(9, "Faust, a Legend")])))
    #expect(
      try await resolver.film(MovieReference("faust legend"), on: .favorites, matching: .words) == .init(.tmdb, 9))
  }

  @Test func severalFavoritesAreCandidatesOfTheirCatalogs() async throws {
    try await addFavorites()
    try await library.add(.sample(653, "Nosferatu", on: .favorites))
    let unresolved = try await unresolved { try await resolver().film(MovieReference("nosferatu"), on: .favorites) }
    let (candidates, total) = try #require(unresolved.ambiguity)
    #expect(total == 2)
    #expect(Set(candidates.map { $0.source.qualified($0.item.id) }) == ["built-in:12", "tmdb:653"])
  }

  @Test func `A film is found while another is removed`() async throws {
    try await library.add((1...501).map { .sample($0, "Film \($0 + 1000)", on: .favorites) })
    let context = SceneContext(catalog: SampleCatalog(.tmdb), films: ShrinkingLibrary(base: library))
    #expect(
      try await ReferenceResolver(context).film(MovieReference("film 1501"), on: .favorites) == .init(.tmdb, 501))
  }

  @Test func aLibraryThatCannotBeReadIsReported() async throws {
    var context = SceneContext(catalog: SampleCatalog(.tmdb))
    context.films = UnusableLibrary()
    let resolver = ReferenceResolver(context)
    let unresolved = try await unresolved { try await resolver.film(MovieReference("x"), on: .favorites) }
    #expect(unresolved.failure == .store(StoreError(.denied)))
  }

  // MARK: - People

  @Test(
    arguments: [
      ("17", .init(id: 17)), ("built-in:17", .init(id: 17, source: .publicDomain)),
      ("murnau", .init(id: 83, source: .tmdb)), ("buster keaton", .init(id: 121, source: .tmdb)),
      ("nm0000036", .init(id: 121, source: .tmdb)),
    ] as [(String, PersonScene.Subject)])
  func aClearReferenceIsAPerson(text: String, subject: PersonScene.Subject) async throws {
    #expect(try await resolver().person(PersonReference(text)) == subject)
  }

  @Test(arguments: [
    ("xyzzy", ReferenceFailure.notFound), ("nm9999999", .unknownIMDbID), ("nm0013442", .otherKind(.movie)),
  ])
  func aReferenceToNoPersonIsReported(text: String, failure: ReferenceFailure) async throws {
    #expect(try await unresolved { try await resolver().person(PersonReference(text)) }.failure == failure)
  }

  // MARK: - Support

  private func resolver(
    _ catalog: SampleCatalog = SampleCatalog(
      .tmdb,
      films: films, people: people,
      imdbIDs: [
        "tt0013442": .movie(.sample(1)), "tt0000036": .person(people[0]), "nm0000036": .person(people[0]),
        "nm0013442": .movie(.sample(1)),
      ]), other: any MovieCatalog = SampleCatalog(.publicDomain)
  ) -> ReferenceResolver {
    ReferenceResolver(SceneContext(catalog: catalog, otherCatalogs: [other], films: library))
  }

  private func addFavorites() async throws {
    for (source, film) in [
      (CatalogSource.publicDomain, Movie.sample(12, "Nosferatu", year: 1922)),
      (.tmdb, .sample(961, "The General", year: 1926)), (.tmdb, .sample(4, "Metropolis", year: 1927)),
    ] {
      // Stored films know only the namespace of their catalog.
      let stored = CatalogSource(idNamespace: source.idNamespace)
      try await library.add(
        StoredFilm(source: stored, details: MovieDetails(movie: film), on: .favorites, added: .sample))
    }
  }

  private func unresolved<Value>(_ resolve: () async throws -> Value) async throws -> UnresolvedReference {
    let error = await #expect(throws: UnresolvedReference.self) { _ = try await resolve() }
    return try #require(error)
  }
}

extension UnresolvedReference {
  /// The candidates that are listed, and how many there are.
  fileprivate var ambiguity: (candidates: [ReferenceCandidate], total: Int)? {
    if case .ambiguous(let candidates, let total) = failure { (candidates, total) } else { nil }
  }
}

/// A golden of `SessionProgramTests` has the sentence about a guess.
@Suite struct ReferencePresenterTests {
  @Test func `Several films are listed with the ids to type, and people with their films`() {
    let films = [
      ReferenceCandidate(.tmdb, .movie(.sample(1, "Nosferatu", year: 1922))),
      .init(.publicDomain, .movie(.sample(2, "Nosferatu", year: nil))),
    ]
    let many = (1...20).map { ReferenceCandidate(.tmdb, .movie(.sample($0))) }
    let person = Person(
      id: 121, name: "Buster Keaton",
      knownFor: ["The General", "Sherlock Jr.", "The Navigator"].map { .init(title: $0, movieID: nil) })
    assertShown([
      "two films": shown(.film, .ambiguous(films, total: 2)),
      "ten films, and a search for the others": shown(.film, .ambiguous(many, total: 31)),
      "a person, whom a search would not find": shown(.person, .ambiguous([.init(.tmdb, .person(person))], total: 20)),
    ])
  }

  @Test func `Every failure says what happened and what to do`() {
    assertShown([
      "no film": shown(.film, .notFound), "no favorite": shown(.shelved(.favorites), .notFound),
      "no person": shown(.person, .notFound), "an unknown id of IMDb": shown(.film, .unknownIMDbID),
      "a catalog without ids of IMDb": shown(.film, .withoutIMDbIDs(.publicDomain)),
      "a person in place of a film": shown(.film, .otherKind(.person)),
      "a film in place of a person": shown(.person, .otherKind(.movie)),
      "no answer": shown(.film, .catalog(CatalogError(.timedOut, host: "a.example"))),
      "no credential": shown(.film, .catalog(CatalogError(.missingCredential))),
      "no permission": shown(.shelved(.favorites), .store(StoreError(.denied))),
      "a long text": shown(.shelved(.favorites), .notFound, text: String(repeating: "x", count: 100)),
    ])
  }

  private func shown(
    _ expected: UnresolvedReference.Expectation, _ failure: ReferenceFailure, text: String = "nosferatu"
  ) -> ReferenceScene.ViewModel {
    ReferencePresenter.shown(.failure(.init(text, expected: expected, failure: failure, source: .tmdb)))
  }
}
