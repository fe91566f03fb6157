import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

/// Short and full lists of cast and crew.
@Suite struct DetailSectionsTests {
  @Test func `The cast has all characters of a person, and the crew is sorted by importance of the jobs`() throws {
    let details = MovieDetails.sample(1).with {
      $0.credits = Self.credits
      $0.videos = (1...5).map { Video(id: "\($0)", name: "Clip \($0)", site: "youtube", key: "k\($0)") }
    }
    assertShown(["the film": try #require(viewModel(of: details).film).sections])
  }

  @Test func theHintOpensTheFirstPerson() throws {
    let both = viewModel(of: .sample(1).with { $0.credits = Self.credits })
    #expect(both.hint == .init(text: "Person details", route: .person(id: 1)))
    let crew = viewModel(of: .sample(1).with { $0.credits = Credits(cast: [], crew: Self.credits.crew) })
    #expect(crew.hint?.route == .person(id: 12))
    #expect(viewModel(of: .sample(1)).hint == nil)
  }

  @Test func `Each part that did not come has a warning`() {
    let parts: [@Sendable (inout MovieDetails) -> Void] = [
      { $0.credits = nil }, { $0.reviews = nil }, { $0.watchOptions = nil }, { $0.release = nil }, { $0.videos = nil },
      { $0.recommendations = nil },
    ]
    var details = MovieDetails.sample(1).with { $0.credits = Self.credits }
    details.reviews = ResultsPage(totalResults: 0, elements: [])
    #expect(viewModel(of: details).warnings.isEmpty)
    for (count, remove) in parts.enumerated() {
      remove(&details)
      #expect(viewModel(of: details).warnings.count == count + 1)
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

  private func viewModel(of details: MovieDetails) -> DetailScene.ViewModel {
    DetailPresenter(words: EnglishWords()).viewModel(for: .init(source: .tmdb, id: 1, state: .loaded(details)))
  }
}
