public import MovieDisplay

extension PageFrame {
  /// A person.
  public func page(of viewModel: PersonScene.ViewModel) -> HTML {
    let body: HTML =
      viewModel.emptyState.map { message($0) }
        ?? """
        <h1>\(viewModel.name)</h1>
        \(factList(viewModel.facts))
        \(biography(viewModel.biography))
        <section class="part"><h2>\(viewModel.films.title)</h2>\(note(viewModel.films.note))\
        \(grid(viewModel.films.rows.map { card($0.card, roles: $0.roles) }))\
        \(steps([viewModel.films.more].compactMap(\.self)))</section>
        """
    let title = viewModel.emptyState?.title ?? viewModel.name
    return page(title, footnotes: viewModel.footnotes, body)
  }

  private func biography(_ biography: PersonScene.Biography) -> HTML {
    if biography.text.isEmpty { return "" }
    return """
      <section class="part"><h2>\(biography.title)</h2>\(note(biography.note))\
      \(paragraphs(biography.text))</section>
      """
  }
}
