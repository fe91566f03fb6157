public import MovieDisplay
public import MovieScenes

/// Turns a `HistoryScene.Response` into a table of recent searches, newest first.
public struct HistoryTSV: DateIndependentPresenter {
  private let text: HistoryPresenter

  public init(words: any Words) {
    text = HistoryPresenter(words: words)
  }

  public func viewModel(for response: HistoryScene.Response) -> TSVPage {
    let viewModel = text.viewModel(for: response)
    return TSVPage(columns: ["query"], rows: viewModel.searches.map { [$0.query] }, like: viewModel)
  }
}
