public import MovieDisplay
import MovieDomain
public import MovieScenes

extension GenresPresenter: JSONPresenting {
  public static var jsonFields: JSONFields { JSONFields(of: Genre(id: 0, name: "").json, at: ["genres"]) }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    if let genres = response.value.value {
      return .document(["source": response.source.json, "genres": genres.json])
    }
    guard let error = response.value.error else { return .awaiting }
    return .failure(FailureCode(error), saying: viewModel.emptyState)
  }
}

/// Turns a `GenresScene.Response` into a table of genres, with their names as displayed.
extension GenresPresenter: TSVPresenting {
  public static var tsvColumns: [String] { ["id", "name"] }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    viewModel.rows.map { [String($0.id), $0.name] }
  }
}
