public import MovieDisplay

/// Renders a person: facts, biography and films. On a wide page, the films are beside the biography.
public struct PersonText: TextView<PersonScene.ViewModel>, BrowsableText {
  public let page: TextPage

  private static let gap = 4
  private static let mostOtherFilms = 88
  /// On pages of this width, the films have room beside the biography.
  private static let widthForTwoColumns = 136

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: PersonScene.ViewModel) -> [TextLine] {
    if let state = viewModel.emptyState {
      return emptyState(state)
    }
    if let activity = viewModel.activity {
      return paragraph(activity, style: .muted)
    }
    // The note on the biography may say how old the page is.
    let remark = viewModel.biography.text.isEmpty ? viewModel.biography.note : nil
    let content =
      portrait(of: viewModel).map { portrait in
        head(of: viewModel, beside: portrait) + [.empty] + films(viewModel.films, width: page.width)
      } ?? content(of: viewModel)
    return heading(viewModel.name, remark: remark ?? "") + content
      + footer(
        hints: [viewModel.hint].compactMap(\.self), footnotes: viewModel.footnotes,
        cards: viewModel.films.rows.map(\.card))
  }

  private func content(of viewModel: PersonScene.ViewModel) -> [TextLine] {
    guard page.width >= Self.widthForTwoColumns, !viewModel.biography.text.isEmpty, !viewModel.films.rows.isEmpty else {
      let parts = about(viewModel, width: page.width) + [films(viewModel.films, width: page.width)]
      // An empty line separates the heading from another heading, but not from the facts.
      return (viewModel.facts.isEmpty ? [.empty] : [])
        + parts.filter { !$0.isEmpty }.joined(separator: [.empty])
    }
    let left = min(Block.readableWidth, (page.width - Self.gap) * 9 / 20)
    let about = about(viewModel, width: left).filter { !$0.isEmpty }.joined(separator: [.empty])
    let films = films(viewModel.films, width: page.width - left - Self.gap)
    return Block.beside([Array(about), films], columnWidth: left, gap: Self.gap)
  }

  /// The facts and the biography.
  private func about(_ viewModel: PersonScene.ViewModel, width: Int) -> [[TextLine]] {
    let facts = facts(of: viewModel, width: width)
    guard !viewModel.biography.text.isEmpty else { return [facts] }
    return [facts, biography(of: viewModel, prose(viewModel.biography.text, width: width), width: width)]
  }

  func facts(of viewModel: PersonScene.ViewModel, width: Int) -> [TextLine] {
    FactTable(facts: viewModel.facts, page: page).lines(width: min(width, Block.readableWidth))
  }

  /// The heading of the biography, around its lines.
  func biography(of viewModel: PersonScene.ViewModel, _ lines: [TextLine], width: Int) -> [TextLine] {
    let note = viewModel.biography.note.map { CleanText($0).wrapped(to: width).map { TextLine($0, .muted) } }
    return SectionFrame(title: CleanText(viewModel.biography.title), note: nil, rest: note ?? [], width: width)
      .lines(around: lines)
  }

  private func films(_ films: PersonScene.Films, width: Int) -> [TextLine] {
    // What is printed is short. A page that scrolls is the same at every size, so that the focus stays on its film.
    let shown = films.rows + films.others.prefix(page.isInteractive ? Self.mostOtherFilms : 0)
    let rows = PersonFilmTable(rows: shown, needsIDs: !page.isInteractive).lines(width: width)
    let note = films.note.map { message($0, style: .muted, width: width) } ?? []
    return SectionFrame(
      title: CleanText(films.title), note: nil, rest: films.more.map { rest($0.text, route: $0.route) } ?? [],
      width: width
    ).lines(around: rows + note)
  }

  package func facts(of viewModel: PersonScene.ViewModel) -> PageFacts {
    PageFacts(
      mentioned: (viewModel.films.rows + viewModel.films.others).map(\.card),
      person: viewModel.name.isEmpty ? nil : viewModel.name)
  }
}

extension PersonScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    if let emptyState { return text.emptyState(emptyState) }
    if let activity { return text.paragraph(activity) }
    let biography =
      biography.text.isEmpty ? [] : text.line([biography.title, biography.note]) + text.paragraphs(biography.text)
    return text.line([name]) + facts.flatMap { text.fact($0) } + biography + text.line([films.title, films.note])
      + films.rows.flatMap { text.film($0.card, $0.roles) } + text.next(films.more)
      + text.ending([hint].compactMap(\.self), footnotes)
  }
}

extension PersonScene: TextScene { package typealias View = PersonText }
