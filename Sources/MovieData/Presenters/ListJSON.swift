public import MovieDisplay
import MovieDomain
public import MovieScenes

extension ListPresenter: JSONPresenting {
  public static var jsonFields: JSONFields { .movies(at: ["movies"]) }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    guard viewModel.outcome == .shown else {
      let code = response.pages.error.map { FailureCode($0) } ?? .notFound
      return .failure(viewModel.outcome == .invalidRequest ? .usage : code, saying: viewModel.emptyState)
    }
    guard let films = response.pages.value else { return .awaiting }
    let source = response.contentSource
    let movies = films.json(from: source, as: "movies") { $0.json(from: source, marks: response.marks) }
    let document = movies.adding([
      "list": name(of: response.key).json, "genre": (response.key.genre?.value).json,
      "film": (response.key.film?.id).json, "collection": (response.key.film?.collection).json, "age": films.age,
    ])
    return .document(document)
  }

  private func name(of key: ListScene.Selection) -> String {
    switch key {
    case .list(let list, _): list.rawValue
    case .filtered: "discover"
    case .similar: "similar"
    case .collection: "collection"
    case .trending: "trending"
    }
  }
}

extension ListPresenter: TSVPresenting {
  public static var tsvColumns: [String] { Movie.tsvColumns }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    (response.pages.value?.elements ?? []).map { $0.tsvRow(from: response.otherSource) }
  }
}
