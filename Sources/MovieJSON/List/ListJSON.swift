public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Turns a `ListScene.Response` into JSON.
public struct ListJSON: WordsPresenter {
  private let text: ListPresenter

  /// The fields of each film.
  public static var fields: JSONFields { .movies(at: "movies") }

  public init(words: any Words, today: CalendarDate) {
    text = ListPresenter(words: words, today: today)
  }

  public func viewModel(for response: ListScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    guard viewModel.outcome == .shown else {
      let code = FailureCode(decisiveOf: [response.pages.error].compactMap(\.self))
      return JSONPage(
        failure: viewModel.outcome == .invalidRequest ? .usage : code, saying: viewModel.emptyState, like: viewModel)
    }
    guard let films = response.pages.value else { return .awaiting(like: viewModel) }
    let document = films.json(from: response.source, as: "movies") { $0.json(from: response.source) }.adding([
      "list": response.key.list.rawValue.json, "genre": (response.key.genre?.genre).json, "age": films.age,
    ])
    return JSONPage(document, like: viewModel)
  }
}
