public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Turns a `ListScene.Response` into JSON.
public struct ListJSON: WordsPresenter {
  private let text: ListPresenter

  public init(words: any Words, today: CalendarDate) {
    text = ListPresenter(words: words, today: today)
  }

  public func viewModel(for response: ListScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    guard said.outcome == .shown else {
      let code = FailureCode(decisiveOf: [response.pages.error].compactMap(\.self))
      return JSONPage(failure: said.outcome == .misused ? .usage : code, saying: said.emptyState, like: said)
    }
    guard let films = response.pages.value else { return .awaiting(like: said) }
    let document = films.json(from: response.source, as: "movies").adding([
      "list": response.key.list.rawValue.json, "genre": (response.key.genre?.genre).json, "age": films.age,
    ])
    return JSONPage(document, like: said)
  }
}
