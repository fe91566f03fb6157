public import MovieDisplay

extension PageFrame {
  /// A search.
  public func page(of viewModel: SearchScene.ViewModel) -> HTML {
    let isFound = if case .results = viewModel.content { true } else { false }
    let title = viewModel.query.isEmpty ? words.search : viewModel.query
    return page(
      title, query: viewModel.query, footnotes: viewModel.footnotes,
      "\(content(of: viewModel))\(steps(viewModel.hints, after: isFound ? previousPage : nil))")
  }

  private func content(of viewModel: SearchScene.ViewModel) -> HTML {
    switch viewModel.content {
    case .prompt(let text, nil): #"<h1>\#(words.search)</h1><p class="prompt">\#(text) \#(words.shorterTitles)</p>"#
    case .searching(let text, nil): "<h1>\(words.search)</h1><p>\(text)</p>"
    case .prompt(_, let earlier?), .searching(_, let earlier?): results(earlier)
    case .results(let found): results(found, people: viewModel.people)
    case .nothing(let state): "\(message(state))\(named(viewModel.people))\(people(viewModel.people))"
    case .failed(let state, nil): message(state)
    case .failed(let state, let earlier?): "\(message(state, level: 2))\(results(earlier))"
    }
  }

  private func results(_ results: SearchScene.Results, people: [PeopleScene.Row] = []) -> HTML {
    let extent = [results.extent, results.place].compactMap(\.self).joined(separator: " · ")
    let films: HTML = people.isEmpty ? note(extent) : "<h2>\(extent)</h2>"
    return """
      <h1>\(results.title)</h1>\(named(people))\(self.people(people))\(films)\(note(results.note))
      \(grid(results.rows.map { card($0.card, roles: $0.originalTitle ?? "") }))
      """
  }

  /// The heading over the people with the name.
  private func named(_ people: [PeopleScene.Row]) -> HTML {
    people.isEmpty ? "" : "<h2>\(words.people): \(people.count)</h2>"
  }
}
