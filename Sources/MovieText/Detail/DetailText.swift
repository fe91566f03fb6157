public import MovieDisplay

/// Renders the detail scene as text: title, overview, details and sections, with a poster if the page has pictures.
public struct DetailText: TextView<DetailScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: DetailScene.ViewModel) -> [TextLine] {
    switch viewModel.content {
    case .loading(let text):
      return paragraph(text, style: .muted)
    case .empty(let state):
      return emptyState(state)
    case .film(let film):
      var lines = head(of: film) + [.empty]
      let widths = CreditWidths(of: film.sections)
      lines += film.sections.flatMap { section($0, width: page.width, credits: widths) + [.empty] }
      lines.removeLast()
      lines += footer(
        hints: viewModel.furtherHints + [viewModel.hint].compactMap(\.self) + viewModel.shelfHints
          + (page.isInteractive ? [viewModel.seenHint].compactMap(\.self) : []),
        footnotes: viewModel.footnotes, cards: film.sections.flatMap(shownFilms))
      return lines
    }
  }

  public func pictureRequests(for viewModel: DetailScene.ViewModel) -> [PictureRequest] {
    guard page.pictures != nil, case .film(let film) = viewModel.content,
      let size = PosterSize(on: page)
    else { return [] }
    return [PictureRequest(film.posterPath, .poster, size: size)].compactMap(\.self)
  }

  /// The film's title, overview and details. Title and overview come first, because lists know them already: they stay
  /// where they are while the rest is loaded.
  private func head(of film: DetailScene.Film) -> [TextLine] {
    guard let pictures = page.pictures, let size = PosterSize(on: page) else {
      return title(of: film, width: page.width) + summary(of: film, width: page.width)
    }
    let block = PosterBlock(art: pictures[film.posterPath], card: MovieCard(film), size: size)
    return head(of: film, beside: block.lines(on: page), columns: size.columns)
  }

  /// The film's title. Where a program leads to links, pages stay on screen while they load: so the title has the links,
  /// and the score, which lists know already.
  func title(of film: DetailScene.Film, width: Int) -> [TextLine] {
    let name = heading(of: film).name(width: max(1, min(width, Block.readableWidth) - 1))
    return Block.barred(name, film.score.style) + [.empty]
  }

  private func heading(of film: DetailScene.Film) -> FilmHeading {
    FilmHeading(film: film, links: page.isInteractive ? film.links : [], hasScore: page.isInteractive)
  }

  /// The overview and the details, side by side if there is an overview and both have room.
  func summary(of film: DetailScene.Film, width: Int) -> [TextLine] {
    let left = overviewWidth(in: width)
    guard left < width, case .text = film.overview.content else {
      return section(film.overview, width: width) + separated(details(of: film, width: width))
    }
    let right = details(of: film, width: width - left - Self.gap)
    return Block.beside([section(film.overview, width: left), right], columnWidth: left, gap: Self.gap)
  }

  /// The width of the overview, which depends on nothing that is loaded later.
  func overviewWidth(in width: Int) -> Int {
    let left = min(width * 3 / 5, Block.readableWidth)
    return left < Self.narrowestOverview ? width : left
  }

  /// Who made the film, its other names and its facts.
  func details(of film: DetailScene.Film, width: Int) -> [TextLine] {
    // Without votes, the score is what the title has.
    let known = Fact.Value.score(film.score, votes: nil)
    let facts = FactTable(facts: film.facts.filter { !page.isInteractive || $0.value != known }, page: page).lines(
      width: min(width, Block.readableWidth))
    let names = heading(of: film).details(width: width)
    return names + (names.isEmpty ? facts : separated(facts))
  }

  func separated(_ lines: [TextLine]) -> [TextLine] { lines.isEmpty ? [] : [.empty] + lines }

  /// A row of films. The page's pictures are those of the film itself.
  private func grid(_ cards: [MovieCard]) -> CardGrid {
    var page = page
    page.pictures = nil
    return CardGrid(cards, page: page)
  }

  private func shownFilms(of section: DetailScene.Section) -> [MovieCard] {
    guard case .films(let cards) = section.content else { return [] }
    return Array(cards.prefix(grid(cards).count))
  }

  private static let narrowestOverview = 62
  /// Between the overview and the details.
  private static let gap = 4

  /// A section with its heading. `credits` are the widths of its columns of people.
  func section(
    _ section: DetailScene.Section, width: Int, credits: CreditWidths = CreditWidths(of: [])
  ) -> [TextLine] {
    let rest = section.more.map { self.rest($0.text, route: $0.route) } ?? []
    let content: [TextLine] =
      switch section.content {
      case .text(let text):
        CleanText.paragraphs(of: text).flatMap { $0.wrapped(to: min(width, Block.readableWidth)) }.map { TextLine($0) }
      case .people(let people): CreditTable(people: people, widths: credits).lines(width: width)
      case .reviews(let reviews): lines(of: reviews, width: width)
      case .offers(let offers, let link): lines(of: offers, link: link, width: width)
      case .videos(let videos): videos.flatMap { lines(of: $0, width: width) }
      case .films(let cards): grid(cards).row(cards[...])
      case .empty(let text): message(text, style: .muted, width: width)
      case .missing(let text): message(text, style: .failure, width: width)
      }
    return SectionFrame(
      title: CleanText(section.title), note: section.note.map { CleanText($0) }, rest: rest, width: width
    ).lines(around: content)
  }

  package func facts(of viewModel: DetailScene.ViewModel) -> PageFacts {
    guard case .film(let film) = viewModel.content else { return PageFacts() }
    let mentioned = film.sections.flatMap { section -> [MovieCard] in
      if case .films(let cards) = section.content { cards } else { [] }
    }
    var card = MovieCard(film)
    // As on other cards: on the page, the text of a mark is a sentence.
    card.marks = film.marks.map { FilmMark($0.kind, text: $0.stars, stars: $0.stars) }
    return PageFacts(mentioned: mentioned, film: card)
  }
}

extension DetailScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    switch content {
    case .loading(let message): text.paragraph(message)
    case .empty(let state): text.emptyState(state)
    case .film(let film):
      film.lines(in: text)
        + text.ending(furtherHints + [hint].compactMap(\.self) + shelfHints + [seenHint].compactMap(\.self), footnotes)
    }
  }
}

extension DetailScene.Film {
  fileprivate func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    let head =
      text.line([title, year, direction, runtime]) + marks.flatMap { text.line([$0.spoken]) }
      + text.paragraph(note ?? "")
    let names = [originalTitle, tagline].flatMap { text.paragraph($0 ?? "") }
    return head + overview.lines(in: text) + names + facts.flatMap { text.fact($0) }
      + sections.flatMap { $0.lines(in: text) }
  }
}

extension DetailScene.Section {
  fileprivate func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([title, note]) + contentLines(in: text) + text.next(more)
  }

  private func contentLines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    switch content {
    case .text(let prose): text.paragraphs(prose)
    case .people(let people): people.flatMap { text.line([$0.name, $0.role], to: $0.route) }
    case .reviews(let reviews):
      reviews.flatMap { text.line([$0.author, $0.score?.spoken, $0.date]) + text.paragraphs($0.text.plain) }
    case .offers(let offers, let link):
      offers.flatMap { text.paragraph("\($0.label): \($0.services.map(\.name).joined(separator: ", "))") }
        + text.line([link])
    case .videos(let videos): videos.flatMap { text.line([$0.title, $0.remark, $0.address]) }
    case .films(let cards): cards.prefix(HomeScene.Shelf.spokenFilms).flatMap { text.film($0) }
    case .empty(let message), .missing(let message): text.paragraph(message)
    }
  }
}

extension DetailScene: TextScene { package typealias View = DetailText }
