public import MovieDisplay

/// A person.
public struct PersonPage: PersonDisplay {
  private let frame: PageFrame
  private let sink: PageSink

  public init(_ frame: PageFrame, to sink: PageSink) {
    self.frame = frame
    self.sink = sink
  }

  public func display(_ viewModel: PersonScene.ViewModel) async {
    let body: HTML =
      viewModel.emptyState.map { frame.message($0) }
        ?? """
        <h1>\(viewModel.name)</h1>
        \(frame.factList(viewModel.facts))
        \(biography(viewModel.biography))
        <section class="part"><h2>\(viewModel.films.title)</h2>\(frame.note(viewModel.films.note))\
        \(frame.grid(viewModel.films.rows.map { frame.card($0.card, roles: $0.roles) }))\
        \(frame.steps([viewModel.films.more].compactMap(\.self)))</section>
        """
    let title = viewModel.emptyState?.title ?? viewModel.name
    await sink.show(
      frame.page(title, footnotes: viewModel.footnotes, body), viewModel.outcome)
  }

  private func biography(_ biography: PersonScene.Biography) -> HTML {
    if biography.text.isEmpty { return "" }
    return """
      <section class="part"><h2>\(biography.title)</h2>\(frame.note(biography.note))\
      \(frame.paragraphs(biography.text))</section>
      """
  }
}
