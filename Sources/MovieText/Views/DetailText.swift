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
      let credits = CreditTable(of: film.sections)
      lines += film.sections.flatMap { section($0, width: page.width, credits: credits) + [.empty] }
      lines.removeLast()
      lines += footer(
        hints: viewModel.furtherHints + [viewModel.hint] + viewModel.shelfHints
          + (page.isInteractive ? [viewModel.seenHint] : []),
        footnotes: viewModel.footnotes, cards: film.sections.flatMap { $0.films.prefix(grid($0.films).count) })
      return lines
    }
  }

  public func pictureRequests(for viewModel: DetailScene.ViewModel) -> [PictureRequest] {
    guard page.pictures != nil, case .film(let film) = viewModel.content,
      let size = PosterSize(on: page)
    else { return [] }
    return [PictureRequest(film.posterPath, .poster, size: size)].compactMap(\.self)
  }

  package func facts(of viewModel: DetailScene.ViewModel) -> PageFacts {
    if case .empty(let state) = viewModel.content { return PageFacts(failure: state.reason) }
    guard case .film(let film) = viewModel.content else { return PageFacts() }
    var card = MovieCard(film)
    // As on other cards: on the page, the text of a mark is a sentence.
    card.marks = film.marks.map { FilmMark($0.kind, text: $0.stars, stars: $0.stars) }
    return PageFacts(mentioned: film.sections.flatMap(\.films), film: card, links: film.links.map(\.route))
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
  private func title(of film: DetailScene.Film, width: Int) -> [TextLine] {
    let name = film.heading(width: max(1, min(width, Block.readableWidth) - 1), isInteractive: page.isInteractive)
    return Block.barred(name, film.score.style) + [.empty]
  }

  /// The overview and the details, side by side if there is an overview and both have room.
  private func summary(of film: DetailScene.Film, width: Int) -> [TextLine] {
    let left = overviewWidth(in: width)
    guard left < width, case .text = film.overview.content else {
      return section(film.overview, width: width) + separated(details(of: film, width: width))
    }
    let right = details(of: film, width: width - left - Self.gap)
    return Block.beside([section(film.overview, width: left), right], columnWidth: left, gap: Self.gap)
  }

  /// The width of the overview, which depends on nothing that is loaded later.
  private func overviewWidth(in width: Int) -> Int {
    let left = min(width * 3 / 5, Block.readableWidth)
    return left < Self.narrowestOverview ? width : left
  }

  /// Who made the film, its other names and its facts.
  private func details(of film: DetailScene.Film, width: Int) -> [TextLine] {
    // Without votes, the score is what the title has.
    let known = Fact.Value.score(film.score, votes: nil)
    let facts = FactTable(facts: film.facts.filter { !page.isInteractive || $0.value != known }, page: page).lines(
      width: min(width, Block.readableWidth))
    let names = film.details(width: width, isInteractive: page.isInteractive)
    return names + (names.isEmpty ? facts : separated(facts))
  }

  private func separated(_ lines: [TextLine]) -> [TextLine] { lines.isEmpty ? [] : [.empty] + lines }

  /// A row of films. The page's pictures are those of the film itself.
  private func grid(_ cards: [MovieCard]) -> CardGrid {
    var page = page
    page.pictures = nil
    return CardGrid(cards, page: page)
  }

  private static let narrowestOverview = 62
  /// Between the overview and the details.
  private static let gap = 4

  /// A section with its heading. `credits` lays out its people.
  private func section(
    _ section: DetailScene.Section, width: Int, credits: CreditTable = CreditTable(of: [])
  ) -> [TextLine] {
    let content: [TextLine] =
      switch section.content {
      case .text(let text):
        CleanText.paragraphs(of: text).flatMap { $0.wrapped(to: min(width, Block.readableWidth)) }.map { TextLine($0) }
      case .people(let people): credits.lines(of: people, width: width)
      case .reviews(let reviews): lines(of: reviews, width: width)
      case .offers(let offers, let link): lines(of: offers, link: link, width: width)
      case .videos(let videos): videos.flatMap { lines(of: $0, width: width) }
      case .films(let cards): grid(cards).row(cards[...])
      case .empty(let text): message(text, style: .muted, width: width)
      case .missing(let text): message(text, style: .failure, width: width)
      }
    return self.section(section.title, note: section.note, rest: rest(section.more), width: width, around: content)
  }

  // MARK: - The layout with a poster on the left

  /// A text that is at most this much higher than the poster stays in its column. Fewer lines below the poster would look
  /// lost.
  private static let tolerance = 3

  /// The film's title, overview and details beside a poster. An overview that is too long continues below it with a new
  /// sentence, and the details follow.
  private func head(of film: DetailScene.Film, beside poster: [TextLine], columns: Int) -> [TextLine] {
    let width = page.width - columns - Block.gapBesidePicture
    let name = title(of: film, width: width)
    func joined(_ text: [TextLine]) -> [TextLine] {
      Block.beside([poster, text], columnWidth: columns, gap: Block.gapBesidePicture)
    }
    let overview = section(film.overview, width: overviewWidth(in: width))
    guard case .text(let text) = film.overview.content, name.count + overview.count > poster.count + Self.tolerance
    else {
      return joined(name + summary(of: film, width: width))
    }

    var emptyOverview = film.overview
    emptyOverview.content = .text("")
    let title = section(emptyOverview, width: width)
    let details = separated(details(of: film, width: page.width))
    guard
      let (beside, below) = Block.around(
        left: page.width - width, in: page.width, text, lines: poster.count - name.count - title.count)
    else { return joined(name) + [.empty] + section(film.overview, width: page.width) + details }
    return joined(name + title + beside) + separated(below.flatMap(\.self)) + details
  }

  // MARK: - Reviews

  private func lines(of reviews: [DetailScene.Review], width: Int) -> [TextLine] {
    let gap = 4
    let columns = max(1, (width + gap) / (Block.readableWidth + gap))
    return Block.inRows(
      of: columns, reviews.map { lines(of: $0, width: width) }, columnWidth: Block.readableWidth, gap: gap)
  }

  private func lines(of review: DetailScene.Review, width: Int) -> [TextLine] {
    let inner = max(1, min(width, Block.readableWidth) - 1)
    var lines = CleanText(review.author).wrapped(to: inner).map { TextLine($0, .strong) }
    for fact in [review.score?.line(), review.date.map { TextLine(CleanText($0), .muted) }].compactMap(\.self) {
      lines.flow(fact, gap: 2, width: inner)
    }
    lines += formatted(review.text, width: inner)
    return Block.barred(lines, review.score?.style ?? .muted)
  }

  // MARK: - Watching

  /// Where a film can be watched: how, on which services, and the page that tells more.
  private func lines(of offers: [DetailScene.Offer], link: String?, width: Int) -> [TextLine] {
    let gap = 2
    let labels = offers.map { CleanText($0.label) }
    let column = (labels.map(\.width).max() ?? 0) + gap
    // In a narrower table, the services are below the labels.
    let isStacked = width < max(36, column * 2)
    let start = isStacked ? gap : column
    let lines = zip(offers, labels).flatMap { offer, label -> [TextLine] in
      let services = services(of: offer, width: max(1, width - start))
      let label = [TextLine(label.truncated(to: width), .muted)]
      return (isStacked ? label : []) + Block.beside([isStacked ? [] : label, services]) { $0 * start }
    }
    return lines + (link.flatMap { Hyperlink($0) }.map { address($0.address) } ?? [])
  }

  /// The services, separated by commas and marked. A line breaks between services, or within a long one.
  private func services(of offer: DetailScene.Offer, width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    for (index, service) in offer.services.enumerated() {
      let isLast = index == offer.services.count - 1
      let name = CleanText((service.mark.map { $0 + " " } ?? "") + service.name + (isLast ? "" : ","))
      let style: TextStyle = service.mark == nil ? .plain : .strong
      lines.flow(TextLine(name, style), gap: 1, width: width)
    }
    return lines
  }

  /// A trailer or another video: the title, what is known about it, and the address.
  private func lines(of video: DetailScene.Video, width: Int) -> [TextLine] {
    let indent = TextLine(.blank(2))
    let readable = min(width, Block.readableWidth)
    let target = page.target(ofAddress: video.address)
    var lines = CleanText(video.title).wrapped(to: readable).map { TextLine($0, .strong, to: target) }
    lines.flow(TextLine(CleanText(video.remark), .muted), gap: indent.width, width: readable, indent: indent)
    // Where the title has the focus, its mark ends with it. Elsewhere, an address that is copied must not be wrapped.
    let link =
      page.isInteractive
      ? TextLine(CleanText(video.address), .command).wrapped(to: max(1, width - indent.width))
      : address(video.address)
    return lines + link.map { indent + $0 }
  }
}

extension DetailScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    switch content {
    case .loading(let message): text.paragraph(message)
    case .empty(let state): text.emptyState(state)
    case .film(let film):
      film.lines(in: text)
        + text.ending(furtherHints + [hint] + shelfHints + [seenHint], footnotes)
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

  // MARK: - What stands around the overview

  /// The title, with the year after or below it. On an interactive page, the year leads somewhere, and the score follows it.
  func heading(width: Int, isInteractive: Bool = false) -> [TextLine] {
    var lines = CleanText(title).wrapped(to: width).map { TextLine($0, .strong, to: .route(route)) }
    lines.flow(TextLine(CleanText(year), .muted, links: isInteractive ? links : []), gap: 2, width: width)
    if isInteractive, score.level != .none { lines.flow(score.line(), gap: 2, width: width) }
    return lines
  }

  /// The director, and the runtime after or below them. On an interactive page, the names of directors lead to them.
  func makers(width: Int, isInteractive: Bool = false) -> [TextLine] {
    var lines = direction.map { TextLine(CleanText($0), links: isInteractive ? links : []).wrapped(to: width) } ?? []
    if let runtime { lines.flow(TextLine(CleanText(runtime), .muted), gap: 2, width: width) }
    return lines
  }

  /// The viewer's shelves, a note about the page, who made the film, its original title and the tagline.
  fileprivate func details(width: Int, isInteractive: Bool) -> [TextLine] {
    let inner = min(width, Block.readableWidth)
    // The marks of a card are only signs.
    let shelves = marks.filter(\.name.isEmpty).flatMap {
      wrapped([$0.kind.symbol, $0.text ?? ""].filter { !$0.isEmpty }.joined(separator: " "), to: inner, .heading)
    }
    return shelves + wrapped(note, to: inner, .failure) + makers(width: inner, isInteractive: isInteractive)
      + wrapped(originalTitle, to: inner, .plain) + wrapped(tagline, to: inner, .muted)
  }

  private func wrapped(_ text: String?, to width: Int, _ style: TextStyle) -> [TextLine] {
    text.map { CleanText($0).wrapped(to: width).map { TextLine($0, style) } } ?? []
  }
}

extension DetailScene.Section {
  fileprivate func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([title, noteAloud ?? note]) + contentLines(in: text) + text.rest(more, of: title)
  }

  private func contentLines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    switch content {
    case .text(let prose): text.paragraphs(prose)
    case .people(let people): people.flatMap { text.line([$0.name, $0.role], to: $0.route) }
    case .reviews(let reviews):
      reviews.flatMap { text.line([$0.author, $0.score?.spoken, $0.date]) + text.paragraphs($0.text.plain) }
    case .offers(let offers, let link):
      offers.flatMap {
        text.paragraph("\($0.label): \($0.services.map { $0.nameAloud ?? $0.name }.joined(separator: ", "))")
      }
        + text.line([link])
    case .videos(let videos): videos.flatMap { text.line([$0.title, $0.remark, $0.address]) }
    case .films(let cards): cards.prefix(HomeScene.Row.spokenFilms).flatMap { text.film($0) }
    case .empty(let message), .missing(let message): text.paragraph(message)
    }
  }
}

extension DetailScene: TextScene { package typealias View = DetailText }
