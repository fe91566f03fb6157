public import MovieDisplay

/// A search: a whole page, or only its results for the script that searches while the visitor types.
public struct SearchPage: SearchDisplay {
  private let frame: PageFrame
  private let isPart: Bool
  private let sink: PageSink

  public init(_ frame: PageFrame, isPart: Bool, to sink: PageSink) {
    self.frame = frame
    self.isPart = isPart
    self.sink = sink
  }

  public func display(_ viewModel: SearchScene.ViewModel) async {
    let body: HTML = "\(content(of: viewModel))\(frame.steps(viewModel.hints))"
    let title = viewModel.query.isEmpty ? frame.words.search : viewModel.query
    await sink.show(
      isPart ? body : frame.page(title, query: viewModel.query, footnotes: viewModel.footnotes, body),
      viewModel.outcome)
  }

  private func content(of viewModel: SearchScene.ViewModel) -> HTML {
    switch viewModel.content {
    case .prompt(let text, nil), .searching(let text, nil): "<h1>\(frame.words.search)</h1><p>\(text)</p>"
    case .prompt(_, let earlier?), .searching(_, let earlier?): results(earlier)
    case .results(let found): results(found)
    case .nothing(let state), .failed(let state, nil): frame.message(state)
    case .failed(let state, let earlier?): "\(frame.message(state, level: 2))\(results(earlier))"
    }
  }

  private func results(_ results: SearchScene.Results) -> HTML {
    """
    <h1>\(results.title)</h1>\(frame.note(results.extent))\(frame.note(results.note))
    \(frame.grid(results.rows.map { row in
      "\(frame.card(row.card, roles: row.originalTitle ?? ""))"
    }))
    """
  }
}
