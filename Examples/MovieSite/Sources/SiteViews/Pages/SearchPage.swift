public import MovieDisplay

extension PageFrame {
  /// A search.
  public func page(of viewModel: SearchScene.ViewModel) -> HTML {
    let title = viewModel.query.isEmpty ? words.search : viewModel.query
    return page(
      title, query: viewModel.query, footnotes: viewModel.footnotes,
      "\(content(of: viewModel))\(steps(viewModel.hints))")
  }

  private func content(of viewModel: SearchScene.ViewModel) -> HTML {
    switch viewModel.content {
    case .prompt(let text, nil), .searching(let text, nil): "<h1>\(words.search)</h1><p>\(text)</p>"
    case .prompt(_, let earlier?), .searching(_, let earlier?): results(earlier)
    case .results(let found): results(found, people: viewModel.people)
    case .nothing(let state): "\(message(state))\(people(viewModel.people))"
    case .failed(let state, nil): message(state)
    case .failed(let state, let earlier?): "\(message(state, level: 2))\(results(earlier))"
    }
  }

  private func results(_ results: SearchScene.Results, people: [PeopleScene.Row] = []) -> HTML {
    """
    <h1>\(results.title)</h1>\(note([results.extent, results.place].compactMap(\.self).joined(separator: " · ")))\(note(results.note))
    \(self.people(people))\(grid(results.rows.map { row in
      "\(card(row.card, roles: row.originalTitle ?? ""))"
    }))
    """
  }
}
