public import MovieDisplay

// The layout with a portrait on the left.
extension PersonText {
  private static let gap = 3
  /// If fewer lines of a biography fit beside the portrait, all of it goes below.
  private static let fewestLinesBeside = 3

  public func pictureRequests(for viewModel: PersonScene.ViewModel) -> [PictureRequest] {
    guard page.pictures != nil, let size = PosterSize(on: page) else { return [] }
    return [PictureRequest(viewModel.portraitPath, .portrait, size: size)].compactMap(\.self)
  }

  /// The portrait; nil if there is none or no room. A card with initials would say nothing here.
  func portrait(of viewModel: PersonScene.ViewModel) -> PosterBlock? {
    guard let pictures = page.pictures, pictures.has(viewModel.portraitPath), let size = PosterSize(on: page) else {
      return nil
    }
    let card = MovieCard(
      id: 0, title: viewModel.name, year: "", score: ScoreBadge(text: "", level: .none), route: nil)
    return PosterBlock(art: pictures[viewModel.portraitPath], card: card, size: size)
  }

  /// The facts and the biography beside a portrait; a long biography continues below it.
  func head(of viewModel: PersonScene.ViewModel, beside portrait: PosterBlock) -> [TextLine] {
    let columns = portrait.size.columns + Self.gap
    let width = page.width - columns
    let facts = facts(of: viewModel, width: width)
    func joined(_ text: [TextLine]) -> [TextLine] {
      Block.beside([portrait.lines(on: page), text], columnWidth: columns, gap: 0)
    }
    guard !viewModel.biography.text.isEmpty else { return joined(facts) }
    let above = facts + (facts.isEmpty ? [] : [.empty]) + biography(of: viewModel, [], width: width)
    let below = Block.width(around: columns, in: page.width)
    let (beside, rest) = Block.split(
      CleanText.paragraphs(of: viewModel.biography.text), width: below - columns,
      lines: portrait.size.rows - above.count, gap: 1)
    guard rest.isEmpty || beside.count >= Self.fewestLinesBeside else {
      return joined(facts) + [.empty]
        + biography(of: viewModel, prose(viewModel.biography.text), width: page.width)
    }
    let paragraphs = rest.map { $0.wrapped(to: below).map { TextLine($0) } }
    return joined(above + beside.map { TextLine($0) }) + paragraphs.flatMap { [.empty] + $0 }
  }
}
