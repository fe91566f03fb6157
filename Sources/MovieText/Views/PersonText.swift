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
        hints: [viewModel.hint], footnotes: viewModel.footnotes, cards: viewModel.films.rows.map(\.card))
  }

  public func pictureRequests(for viewModel: PersonScene.ViewModel) -> [PictureRequest] {
    guard page.pictures != nil, let size = PosterSize(on: page) else { return [] }
    return [PictureRequest(viewModel.portraitPath, .portrait, size: size)].compactMap(\.self)
  }

  package func facts(of viewModel: PersonScene.ViewModel) -> PageFacts {
    PageFacts(
      mentioned: (viewModel.films.rows + viewModel.films.others).map(\.card),
      person: viewModel.name.isEmpty ? nil : viewModel.name, failure: viewModel.emptyState?.reason ?? "")
  }

  private func content(of viewModel: PersonScene.ViewModel) -> [TextLine] {
    guard page.width >= Self.widthForTwoColumns, !viewModel.biography.text.isEmpty, !viewModel.films.rows.isEmpty else {
      let parts = [
        facts(of: viewModel, width: page.width), biography(of: viewModel, width: page.width),
        films(viewModel.films, width: page.width),
      ]
      // An empty line separates the heading from another heading, but not from the facts.
      return (viewModel.facts.isEmpty ? [.empty] : []) + parts.filter { !$0.isEmpty }.separated
    }
    let left = min(Block.readableWidth, (page.width - Self.gap) * 9 / 20)
    let about = [facts(of: viewModel, width: left), biography(of: viewModel, width: left)].filter { !$0.isEmpty }
    let films = films(viewModel.films, width: page.width - left - Self.gap)
    return Block.beside([about.separated, films], columnWidth: left, gap: Self.gap)
  }

  private func facts(of viewModel: PersonScene.ViewModel, width: Int) -> [TextLine] {
    FactTable(facts: viewModel.facts, page: page).lines(width: min(width, Block.readableWidth))
  }

  private func biography(of viewModel: PersonScene.ViewModel, width: Int) -> [TextLine] {
    let biography = viewModel.biography
    guard !biography.text.isEmpty else { return [] }
    return section(
      biography.title, note: biography.note, width: width, around: prose(biography.text, width: width))
  }

  private func films(_ films: PersonScene.Films, width: Int) -> [TextLine] {
    // What is printed is short. A page that scrolls is the same at every size, so that the focus stays on its film.
    let shown = films.rows + films.others.prefix(page.isInteractive ? Self.mostOtherFilms : 0)
    let rows = PersonFilmTable(rows: shown, needsIDs: !page.isInteractive).lines(width: width)
    let note = films.note.map { message($0, style: .muted, width: width) } ?? []
    return section(films.title, rest: rest(films.more) + roles(films, width: width), width: width, around: rows + note)
  }

  /// Links to the films of each role. Printed commands would be longer than the films, and the help has them.
  private func roles(_ films: PersonScene.Films, width: Int) -> [TextLine] {
    guard page.isInteractive else { return [] }
    return films.roles.reduce(into: []) {
      $0.flow(TextLine(CleanText($1.text), .command, to: .command($1.route)), gap: 2, width: width)
    }
  }

  // MARK: - The layout with a portrait on the left

  /// The portrait; nil if there is none or no room. A card with initials would say nothing here.
  private func portrait(of viewModel: PersonScene.ViewModel) -> PosterBlock? {
    guard let pictures = page.pictures, pictures.has(viewModel.portraitPath), let size = PosterSize(on: page) else {
      return nil
    }
    let card = MovieCard(
      id: 0, title: viewModel.name, year: "", score: ScoreBadge(text: "", level: .none),
      route: .personNamed(viewModel.name))
    return PosterBlock(art: pictures[viewModel.portraitPath], card: card, size: size)
  }

  /// The facts and the biography beside a portrait; a long biography continues below it.
  private func head(of viewModel: PersonScene.ViewModel, beside portrait: PosterBlock) -> [TextLine] {
    let biography = viewModel.biography
    let columns = portrait.size.columns + Block.gapBesidePicture
    let width = page.width - columns
    let facts = facts(of: viewModel, width: width)
    func joined(_ text: [TextLine]) -> [TextLine] {
      Block.beside([portrait.lines(on: page), text], columnWidth: columns, gap: 0)
    }
    guard !biography.text.isEmpty else { return joined(facts) }
    let heading = section(biography.title, note: biography.note, width: width)
    let above = facts + (facts.isEmpty ? [] : [.empty]) + heading
    guard
      let (beside, below) = Block.around(
        left: columns, in: page.width, biography.text, lines: portrait.size.rows - above.count, gap: 1)
    else { return joined(facts) + [.empty] + self.biography(of: viewModel, width: page.width) }
    return joined(above + beside) + below.flatMap { [.empty] + $0 }
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
      + text.ending([hint], footnotes)
  }
}

extension PersonScene: TextScene { package typealias View = PersonText }

/// A person's films, each on one line: the year, title, roles, score and id. On a wide page, they are in two columns.
struct PersonFilmTable {
  /// Columns of this width have room for long titles and roles.
  private static let columnWidth = 90
  private static let columnGap = 4
  private static let gap = 2
  /// With fewer cells for the title and the roles, the roles follow the title without a column of their own.
  private static let narrowestTable = 40
  /// The fewest cells in which roles are worth showing.
  private static let narrowestRoles = 8
  /// With fewer cells for the title, facts are left out.
  private static let narrowestTitle = 10

  let rows: [PersonScene.FilmRow]
  /// Whether people type the ids.
  var needsIDs = true

  func lines(width: Int) -> [TextLine] {
    let count = max(1, (width + Self.columnGap) / (Self.columnWidth + Self.columnGap))
    let columnWidth = (width + Self.columnGap) / count - Self.columnGap
    return Block.inColumns(
      of: count, column(width: columnWidth), columnWidth: columnWidth, gap: Self.columnGap)
  }

  private func column(width: Int) -> [TextLine] {
    func widest(_ text: (MovieCard) -> TextLine) -> Int { rows.map { text($0.card).width + 1 }.max() ?? 0 }
    func year(of card: MovieCard) -> TextLine { TextLine(CleanText(card.year), .muted) }
    func id(of card: MovieCard) -> TextLine { TextLine(CleanText(card.shownID), .muted) }
    var (years, scores, ids) = (widest(year), widest { $0.score.line() }, widest(id))
    var titles: Int { width - 1 - years - scores - ids }
    if titles < Self.narrowestTitle { years = 0 }
    if titles < Self.narrowestTitle, !needsIDs { ids = 0 }
    if titles < Self.narrowestTitle { scores = 0 }
    let start = years + 1
    let end = width - ids - scores
    let room = end - start - Self.gap
    let columns = SharedColumns(rows: rows.map { ($0.card.markedTitle.width, CleanText($0.roles).width) })
    let leading = room >= Self.narrowestTable ? columns.leadingWidth(in: room) : nil
    return rows.map { row in
      var line = TextLine("▎", row.card.score.style)
      if years > 0 { line.append(year(of: row.card)) }
      line.pad(to: start)
      append(row, to: &line, titles: leading, end: end)
      line.pad(to: end + 1)
      if scores > 0 { line.append(row.card.score.line()) }
      return ids > 0 ? line.followed(by: id(of: row.card), endingAt: width) : line
    }
  }

  /// Appends the title and the roles, which end before column `end`. The roles have a column if `titles` is its width.
  private func append(_ row: PersonScene.FilmRow, to line: inout TextLine, titles: Int?, end: Int) {
    let start = line.width
    let room = max(1, end - start)
    let title = row.card.markedTitle
    let roles = CleanText(row.roles)
    let fits = title.width + Self.gap + roles.width <= room
    let titleWidth = fits || roles.width == 0 ? room : min(room, titles ?? room)
    line.append(title.truncated(to: titleWidth), .strong, to: .route(row.card.route))
    guard roles.width > 0 else { return }
    if let titles { line.pad(to: start + titles) }
    let left = end - line.width - Self.gap
    guard left >= min(Self.narrowestRoles, roles.width) else { return }
    line.pad(to: line.width + Self.gap)
    line.append(roles.truncated(to: left), .muted)
  }
}
