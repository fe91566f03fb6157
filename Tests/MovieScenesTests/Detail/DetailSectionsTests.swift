import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// Short and full lists of cast and crew.
@Suite struct DetailSectionsTests {
  @Test func theCastShowsEachPersonsCharacters() throws {
    let cast = try section(.cast, of: .sample(1).with { $0.credits = Self.credits })
    #expect(
      cast.content
        == .people([
          .init(
            id: 1, name: "Peter Sellers", role: "Strangelove / Muffley", portraitPath: "/s.jpg", route: .person(id: 1)),
          .init(id: 2, name: "Slim Pickens", role: "", route: .person(id: 2)),
        ]))
    #expect(cast.note == nil)
    #expect(cast.more == nil)
  }

  @Test func theCrewIsSortedByImportanceOfTheJobs() throws {
    let crew = try section(.crew, of: .sample(1).with { $0.credits = Self.credits })
    guard case .people(let people) = crew.content else {
      Issue.record("The crew has no people.")
      return
    }
    #expect(people.map(\.name) == ["Stanley Kubrick", "Terry Southern", "Ken Adam", "Anna", "Zoe"])
    #expect(people.first?.role == "Director, Screenplay, Producer")
  }

  @Test func theHintOpensTheFirstPerson() throws {
    let both = viewModel(of: .sample(1).with { $0.credits = Self.credits })
    #expect(both.hint == .init(text: "Person details", route: .person(id: 1)))
    let crew = viewModel(of: .sample(1).with { $0.credits = Credits(cast: [], crew: Self.credits.crew) })
    #expect(crew.hint?.route == .person(id: 12))
    #expect(viewModel(of: .sample(1)).hint == nil)
  }

  @Test func aLongListIsShortUntilExpanded() throws {
    let details = MovieDetails.sample(1).with { $0.credits = .long }
    let cast = try section(.cast, of: details)
    #expect(cast.rows == 12)
    #expect(cast.more == .init(text: "154 more", route: .movie(id: 1, .credits)))
    let crew = try section(.crew, of: details)
    #expect(crew.rows == 8)
    #expect(crew.more == .init(text: "553 more", route: .movie(id: 1, .credits)))
    for (id, count) in [(DetailScene.Section.ID.cast, 166), (.crew, 561)] {
      let whole = try section(id, of: details, expanded: [.credits])
      #expect(whole.rows == count)
      #expect(whole.more == nil)
    }
  }

  private static let credits = Credits(
    cast: [
      .init(id: 1, name: "Peter Sellers", roles: ["Strangelove"], profilePath: "/s.jpg"),
      .init(id: 2, name: "Slim Pickens", roles: [""]),
      .init(id: 1, name: "Peter Sellers", roles: ["Muffley", "Strangelove"]),
    ],
    crew: [
      .init(id: 10, name: "Anna", roles: ["Best Boy"]), .init(id: 11, name: "Ken Adam", roles: ["Production Design"]),
      .init(id: 12, name: "Stanley Kubrick", roles: ["Producer"]), .init(id: 13, name: "Zoe"),
      .init(id: 12, name: "Stanley Kubrick", roles: ["Director"]),
      .init(id: 14, name: "Terry Southern", roles: ["Screenplay"]),
      .init(id: 12, name: "Stanley Kubrick", roles: ["Screenplay", "Producer"]),
    ])

  private func viewModel(
    of details: MovieDetails, expanded: Set<DetailScene.Part> = []
  ) -> DetailScene.ViewModel {
    DetailPresenter(words: EnglishWords())
      .viewModel(for: .init(source: .tmdb, id: 1, state: .loaded(details), expanded: expanded))
  }

  private func section(
    _ id: DetailScene.Section.ID, of details: MovieDetails, expanded: Set<DetailScene.Part> = []
  ) throws -> DetailScene.Section {
    try #require(viewModel(of: details, expanded: expanded).film?.sections.first { $0.id == id })
  }
}

extension DetailScene.Section {
  fileprivate var rows: Int {
    if case .people(let people) = content { people.count } else { 0 }
  }
}

extension Credits {
  fileprivate static let long = Credits(
    cast: (1...166).map { .init(id: $0, name: "Player \($0)") },
    crew: (1...561).map { .init(id: $0, name: "Maker \($0)", roles: ["Grip"]) })
}
