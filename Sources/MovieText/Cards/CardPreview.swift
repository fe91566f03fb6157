package import MovieDisplay

/// A film beside a list: its poster, title, facts and overview.
package struct CardPreview {
  private let card: MovieCard
  private let page: TextPage

  package init(_ card: MovieCard, page: TextPage) {
    self.card = card
    self.page = page
  }

  private var posterSize: PosterSize? {
    // Below the poster, the title and some lines of the overview need room.
    guard let height = page.height, page.showsPictures, height >= 24 else { return nil }
    return PosterSize(columns: min(24, page.width * 2 / 3))
  }

  package var pictureRequest: PictureRequest? {
    posterSize.flatMap { PictureRequest(card.posterPath, .poster, size: $0) }
  }

  /// The lines, at most as many as the page has.
  package var lines: [TextLine] {
    var lines: [TextLine] = []
    if let posterSize {
      let art = page.pictures?[card.posterPath] ?? .titleCard
      lines += PosterBlock(art: art, card: card, size: posterSize).lines(on: page) + [.empty]
    }
    lines += card.markedTitle.wrapped(to: page.width, lines: 3).map { TextLine($0, .strong) }
    lines.append(CardFacts(card, width: page.width, hasDay: false).line)
    let remarks = [card.releaseDay, card.remark].compactMap(\.self)
    lines += remarks.map { TextLine(CleanText($0).truncated(to: page.width), .muted) }
    if let overview = card.overview {
      let rows = max(1, (page.height ?? .max) - lines.count - 1)
      lines += [.empty] + CleanText(overview).wrapped(to: page.width, lines: rows).map { TextLine($0) }
    }
    return Array(lines.prefix(page.height ?? lines.count))
  }
}

/// A film's poster as large as the page, in its middle. Below a picture are the title and the facts; a title card has them.
package struct CardPoster {
  /// The number of lines below the poster: an empty one, the title and the facts.
  private static let caption = 3
  /// As high as the largest poster.
  private static let usualRows = 48

  private let card: MovieCard
  private let page: TextPage

  package init(_ card: MovieCard, page: TextPage) {
    self.card = card
    self.page = page
  }

  private var size: PosterSize {
    let caption = page.showsPictures && card.posterPath != nil ? Self.caption : 0
    return PosterSize(fittingColumns: page.width, rows: max(1, (page.height ?? Self.usualRows) - caption))
  }

  /// The picture that the page has room for; nil without enough colors.
  package var pictureRequest: PictureRequest? {
    page.showsPictures ? PictureRequest(card.posterPath, .poster, size: size) : nil
  }

  /// The lines, at most as many as the page has.
  package var lines: [TextLine] {
    let pictures = page.pictures ?? PagePictures()
    var lines = PosterBlock(art: pictures[card.posterPath], card: card, size: size).lines(on: page)
    if pictures.has(card.posterPath) {
      let title = card.markedTitle.truncated(to: page.width)
      let hasDay = CardFacts.haveRoomForDays([card], width: size.columns)
      lines += [.empty, TextLine(title, .strong), CardFacts(card, width: size.columns, hasDay: hasDay).line]
    }
    return lines.prefix(page.height ?? lines.count).map(centered)
  }

  private func centered(_ line: TextLine) -> TextLine {
    guard line.width > 0, line.width < page.width else { return line }
    return TextLine(.blank((page.width - line.width) / 2)) + line
  }
}
