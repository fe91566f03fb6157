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
    DetailPresenter(words: EnglishWords()).viewModel(
      for: .init(source: .tmdb, key: .init(id: 1), value: .loaded(.init(details))))
  }
}

/// Excerpts and full reviews. Goldens of `DetailTextTests` have the links to more of them.
@Suite struct DetailReviewsTests {
  @Test func aReviewIsShownAsFinishedText() throws {
    let reviews = [
      Review(id: "a", author: "Ana", rating: 9, text: "Good.\n\nVery.", date: "2014-05-12"),
      Review(id: "b", author: " ", text: "?"),
    ]
    assertShown(["two reviews": try section(of: reviews)])
  }

  @Test func `Only the first reviews are shown until expanded, and then all in full`() throws {
    let reviews = (1...9).map { number in
      Review(id: "\(number)", author: "Ana", text: "T\(number) " + String(repeating: "word,\n", count: 100))
    }
    #expect(try section(of: reviews).texts.map { $0.prefix(2) } == ["T1", "T2", "T3", "T4", "T5"])
    let section = try section(of: reviews, expanded: [.reviews])
    #expect(section.texts == reviews.map { String($0.text.dropLast()) })
    #expect(section.more == nil)
  }

  static let long: [(text: String, excerpt: String?)] = [
    (run("a", 340), nil), (run("a", 341), run("a", 300) + "…"), (run("é", 1000), run("é", 300) + "…"),
    ("\(run("a", 150)) \(run("b", 400))", "\(run("a", 150)) \(run("b", 149))…"), (run("\n", 1000) + "short", nil),
    (run(" ", 9000), nil), (run("<b></b>", 2000) + run("word ", 100), run("word ", 59) + "word…"),
    (run("word, ", 100), run("word, ", 49) + "word…"),
  ]

  private static func run(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test(arguments: long)
  func aReviewIsCutInsideAWordOnlyIfTheWordIsLong(text: String, excerpt: String?) throws {
    let section = try section(of: [Review(id: "a", author: "Ana", text: text)])
    #expect(section.texts == [excerpt ?? (text.hasPrefix("\n") ? "short" : text.first == " " ? "" : text)])
  }

  @Test func `An excerpt keeps emphasis and links`() throws {
    let text =
      "# Title\n\n**\(Self.run("bold ", 30))end** and [a link](https://a.example)\n\n- \(Self.run("item ", 60))"
    let section = try section(of: [Review(id: "a", author: "Ana", text: text)])
    let blocks = try #require(section.reviews.first).text.blocks
    #expect(blocks.count == 1)
    let runs = try #require(blocks.first).runs
    #expect(runs.first { $0.isStrong }?.text == Self.run("bold ", 30) + "end")
    #expect(runs.contains(.init("a link", link: "https://a.example")))
    #expect(runs.map(\.text).joined().contains("a link • item item"))
    #expect(runs.last?.text.hasSuffix("item…") == true)
  }

  private func section(of reviews: [Review], expanded: Set<DetailScene.Part> = []) throws -> DetailScene.Section {
    let page = ResultsPage(totalResults: reviews.count, elements: reviews)
    let details = MovieDetails.sample(1).with { $0.reviews = page }
    let viewModel = DetailPresenter(words: EnglishWords())
      .viewModel(for: .init(source: .tmdb, key: .init(id: 1, expanded: expanded), value: .loaded(.init(details))))
    return try #require(viewModel.film?.sections.first { $0.id == .reviews })
  }
}

extension DetailScene.Section {
  fileprivate var reviews: [DetailScene.Review] { if case .reviews(let reviews) = content { reviews } else { [] } }
  fileprivate var texts: [String] { reviews.map(\.text.plain) }
}
