public import MovieDisplay
public import MovieScenes

/// Turns a `GenresScene.Response` into a table of genres, with their names as displayed.
public struct GenresTSV: DateIndependentPresenter {
  private let text: GenresPresenter

  public init(words: any Words) {
    text = GenresPresenter(words: words)
  }

  public func viewModel(for response: GenresScene.Response) -> TSVPage {
    let viewModel = text.viewModel(for: response)
    return TSVPage(
      columns: ["id", "name"], rows: viewModel.genres.map { [String($0.id), $0.name] }, like: viewModel)
  }
}
