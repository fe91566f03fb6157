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
    let source = response.filmSource
    let document = films.json(from: source, as: "movies") { $0.json(from: source) }.adding([
      "list": Self.name(of: response.key).json, "genre": (response.key.genre?.genre).json,
      "film": (response.key.film?.id).json, "collection": (response.key.film?.collection).json, "age": films.age,
    ])
    return JSONPage(document, like: viewModel)
  }

  private static func name(of key: ListScene.Selection) -> String {
    switch key {
    case .list(let list, _): list.rawValue
    case .filtered: "discover"
    case .similar: "similar"
    case .collection: "collection"
    case .trending: "trending"
    }
  }
}
