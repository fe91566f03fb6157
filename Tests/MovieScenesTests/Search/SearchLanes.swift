import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

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
    var page = ResultsPage.sample(ids, total: pages * 20)
    page.number = number
    page.totalPages = pages
    return page
  }
}
