public import MovieDisplay

// The layout with a portrait on the left.
extension PersonText {
  private static let gap = 3

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
    guard !viewModel.biography.text.isEmpty else {
      return Block.beside([portrait.lines(on: page), facts], columnWidth: columns, gap: 0)
    }
    let above = facts + (facts.isEmpty ? [] : [.empty]) + biography(of: viewModel, [], width: width)
    let below = Block.width(around: columns, in: page.width)
    let (beside, rest) = Block.split(
      CleanText.paragraphs(of: viewModel.biography.text), width: below - columns,
      lines: portrait.size.rows - above.count)
    let head = Block.beside(
      [portrait.lines(on: page), above + beside.map { TextLine($0) }], columnWidth: columns, gap: 0)
    let paragraphs = rest.map { $0.wrapped(to: below).map { TextLine($0) } }
    return head + paragraphs.flatMap { [.empty] + $0 }
  }
}
