public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Says a list of films in JSON.
public struct ListJSON: Presenter {
  private let text: ListPresenter

  public init(words: any Words, today: CalendarDate) {
    text = ListPresenter(words: words, today: today)
  }

  public func viewModel(for response: ListScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    guard said.outcome == .shown else {
      let code = FailureCode(decisiveOf: [response.films.error].compactMap(\.self))
      return JSONPage(failure: said.outcome == .misused ? .usage : code, saying: said.emptyState, like: said)
    }
    guard let films = response.films.value else { return .awaiting(like: said) }
    let genre: Genre? = if case .genre(let genre) = response.genre { genre } else { nil }
    let document = films.json(from: response.source, as: "movies").adding([
      "list": response.list.rawValue.json, "genre": genre.json, "age": films.age,
    ])
    return JSONPage(document, like: said)
  }
}
