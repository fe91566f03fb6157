import MovieDisplay
import MovieDomain
import MovieScenes
import RandomTestSupport
import SceneTestSupport
import Testing

/// Random sequences of requests, setting changes and answers.
@Suite struct SearchSessionTests {
  @Test func theScreenShowsTheLastTextAndTheLastAnswer() {
    for seed: UInt64 in 0..<1000 {
      var session = SearchSession(seed: seed)
      if let problem = session.run() { Issue.record("Seed \(seed): \(problem)") }
    }
  }
}

/// A random session. The seed determines all steps.
private struct SearchSession {
  private var scene = SearchLanes()
  private var random: SeededGenerator
  private var number = 0
  /// The expected text, and the text when the results on screen arrived.
  private var (text, shownText) = ("", "")
  /// The results that must be on screen. They never disappear.
  private var results: (subject: SearchScene.Subject, page: Int, films: [Movie.ID])?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns the first problem, or nil.
  mutating func run(steps: Int = 60) -> String? {
    for _ in 1...steps {
      act()
      if let problem { return problem }
    }
    for lane in [SearchLanes.Question.Lane.films, .suggestions, .history] {
      answer(lane)
      if let problem { return problem }
    }
    return nil
  }

  private mutating func act() {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<6: type(text + ["a", "b", " "][Int.random(in: 0...2, using: &random)])
    case 6..<8: type(String(text.dropLast()))
    case 8..<10:
      scene.handle(
        .submit(text, year: Bool.random(using: &random) ? 1982 : nil, page: Int.random(in: 1...2, using: &random)))
    case 10: (text, _) = ("", scene.handle(.clear))
    case 11, 12: scene.handle(.open)
    case 13, 14: scene.handle(.nextPage)
    case 15: scene.handle(.refresh)
    case 16: scene.change([Setting.allCases[Int.random(in: 0..<Setting.allCases.count, using: &random)]])
    case 17: answer(.suggestions)
    case 18: answer(.history)
    default: answer(.films)
    }
  }

  private mutating func type(_ newText: String) {
    text = newText
    scene.handle(.queryChanged(text))
    let subject = MovieQuery(text).map { SearchScene.Subject.query($0) } ?? .popular
    // Typing the query of the results on screen makes them current again.
    if results?.subject == subject, results?.page == 1 { shownText = text }
  }

  private mutating func answer(_ lane: SearchLanes.Question.Lane) {
    number += 1
    guard case .films(let question, _)? = scene.asked[lane] else {
      return scene.answer(lane, with: lane == .history ? .remembered : .suggestions(["\(number)"]))
    }
    let isSearching = scene.isSearching
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      scene.answer(.films, with: nil)
      if isSearching { text = shownText }
    case 1:
      scene.answer(.failure(CatalogError(.timedOut)))
    case let choice:
      let films = choice == 2 ? [] : [number]
      scene.answer(.success(.sample(films, number: question.page, of: 3)))
      let earlier = question.isAppended ? results : nil
      results = (question.key, earlier?.page ?? question.page, (earlier?.films ?? []) + films)
      if isSearching { shownText = text }
    }
  }

  private var problem: String? {
    let (response, asked) = (scene.response, scene.asked[.films])
    if response.text != text { return "The field holds “\(response.text)”, not “\(text)”." }
    if response.results?.key != results?.subject || scene.films != results?.films {
      return "On screen are \(scene.films ?? []), not \(results?.films ?? [])."
    }
    guard case .films(let question, _)? = asked else {
      let isLoading = scene.isSearching || response.results?.isLoadingMore == true
      return isLoading ? "Nothing is asked, and the scene says that it loads." : nil
    }
    guard case .searching(let search) = response.progress else { return nil }
    return search == question ? nil : "\(question) is asked for \(search)."
  }
}

/// A search interactor with the open question of each lane.
struct SearchLanes {
  typealias Question = SearchInteractor.Question

  private var interactor = SearchInteractor(source: .tmdb)
  private(set) var asked: [Question.Lane: Question] = [:]

  var response: SearchScene.Response { interactor.response }
  /// The ids of the films on screen; nil before the first results.
  var films: [Movie.ID]? { response.results?.pages.value?.elements.map(\.id) }

  mutating func handle(_ request: SearchScene.Request) {
    perform(interactor.handle(request))
  }

  mutating func change(_ settings: Set<Setting>) {
    perform(interactor.settingsChanged(settings))
  }

  /// Answers the question in a lane; nil ends it without an answer.
  mutating func answer(_ lane: Question.Lane, with answer: SearchInteractor.Answer?) {
    guard let question = asked.removeValue(forKey: lane) else { return }
    if let answer {
      perform(interactor.receive(answer, to: question))
    } else {
      interactor.abandon(question)
    }
  }

  /// Answers the question in the films lane.
  mutating func answer(_ page: Result<ResultsPage<Movie>, CatalogError>) {
    guard case .films(let question, _)? = asked[.films] else { return }
    answer(.films, with: .films(PageAnswer(key: question.key, page: page)))
  }

  /// Submits a query and answers it.
  mutating func find(_ text: String, _ page: ResultsPage<Movie> = .sample([1])) {
    handle(.submit(text, page: page.number))
    answer(.success(page))
    answer(.history, with: .remembered)
  }

  private mutating func perform(_ effects: [Effect<Question>]) {
    for effect in effects {
      switch effect {
      case .ask(let question): asked[question.lane] = question
      case .cancel(let lane): asked[lane] = nil
      }
    }
  }

  fileprivate var isSearching: Bool {
    if case .searching = response.progress { true } else { false }
  }
}

extension SearchScene.Subject {
  static func of(_ text: String, year: Int? = nil) throws -> Self {
    .query(try #require(MovieQuery(text, year: year)))
  }
}

extension SearchInteractor.Question {
  /// A question for a page of matching films.
  static func page(
    _ page: Int = 1, of text: String, year: Int? = nil, _ cause: SearchInteractor.Cause, isAppended: Bool = false
  ) throws -> Self {
    .films(PageQuestion(try .of(text, year: year), page: page, isAppended: isAppended), cause)
  }
}

extension ResultsPage<Movie> {
  /// A page of a list with several pages.
  static func sample(_ ids: [Int], number: Int, of pages: Int) -> ResultsPage {
    ResultsPage(
      number: number, totalPages: pages, totalResults: pages * 20, elements: ResultsPage.sample(ids).elements)
  }
}

/// Which searches are remembered.
@Suite struct SearchRememberingTests {
  var scene = SearchLanes()

  @Test mutating func aSubmittedSearchThatFindsSomethingIsRemembered() {
    scene.handle(.submit(" Blade  Runner "))
    scene.answer(.success(.sample([1])))
    #expect(scene.asked == [.history: .remember("Blade Runner", .submission)])
  }

  @Test(arguments: [SearchScene.Request.submit("blade"), .queryChanged("blade")])
  mutating func aSearchThatFindsNothingIsNotRemembered(request: SearchScene.Request) {
    scene.handle(request)
    scene.answer(.success(.sample([])))
    #expect(scene.asked[.history] == nil)
  }

  @Test mutating func `A search that finds only people is remembered`() {
    scene.handle(.submit("keaton"))
    guard case .films(let question, _)? = scene.asked[.films] else { return }
    let films = PageAnswer(key: question.key, page: .success(.sample([])))
    scene.answer(.films, with: .films(films, people: [Person(id: 1, name: "Buster Keaton")]))
    #expect(scene.asked[.history] == .remember("keaton", .submission))
  }

  @Test(arguments: [SearchScene.Request.queryChanged("blade"), .clear])
  mutating func aTypedQueryThatIsReplacedIsNotRemembered(request: SearchScene.Request) {
    scene.handle(.queryChanged("bla"))
    scene.answer(.success(.sample([1])))
    #expect(scene.asked[.history] == .remember("bla", .typing))
    scene.handle(request)
    #expect(scene.asked[.history] == nil)
  }

  @Test mutating func requestingTheNextPageRemembersATypedQueryImmediately() {
    scene.handle(.queryChanged("blade"))
    scene.answer(.success(.sample([1], number: 1, of: 2)))
    scene.handle(.nextPage)
    scene.answer(.success(.sample([2], number: 2, of: 2)))
    #expect(scene.asked[.history] == .remember("blade", .submission))
  }

  @Test func aTypedQueryIsRememberedInTheBackground() {
    #expect(SearchInteractor.Question.remember("blade", .typing).rule == .background)
    #expect(SearchInteractor.Question.remember("blade", .submission).rule == .trailing)
  }
}
