import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
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
    let people = try #require(crew.people)
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

  @Test func `All videos are on the page with nothing shortened`() throws {
    let videos = (1...5).map { Video(id: "\($0)", name: "Clip \($0)", site: "youtube", key: "k\($0)") }
    let section = try section(.videos, of: .sample(1).with { $0.videos = videos })
    #expect(section.more == .init(text: "2 more", route: .movie(id: 1, .complete)))
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

  private func viewModel(of details: MovieDetails) -> DetailScene.ViewModel {
    DetailPresenter(words: EnglishWords()).viewModel(for: .init(source: .tmdb, id: 1, state: .loaded(details)))
  }

  private func section(_ id: DetailScene.Section.ID, of details: MovieDetails) throws -> DetailScene.Section {
    try #require(viewModel(of: details).film?.sections.first { $0.id == id })
  }
}
