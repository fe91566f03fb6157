import MovieDisplay

/// What stands around the overview of a film: its title and year, and its marks, makers and other names.
struct FilmHeading {
  let film: DetailScene.Film
  /// Where the year and the names of directors lead; empty where nothing can be followed.
  var links: [Hint] = []
  /// Whether the score follows the year.
  var hasScore = false

  /// The title, with the year and the score after or below it.
  func name(width: Int) -> [TextLine] {
    var lines = CleanText(film.title).wrapped(to: width).map { TextLine($0, .strong, to: .route(film.route)) }
    lines.flow(TextLine(CleanText(film.year), .muted, links: links), gap: 2, width: width)
    if hasScore, film.score.level != .none { lines.flow(film.score.line(), gap: 2, width: width) }
    return lines
  }

  /// The director, and the runtime after or below them.
  func makers(width: Int) -> [TextLine] {
    var lines = film.direction.map { TextLine(CleanText($0), links: links).wrapped(to: width) } ?? []
    if let runtime = film.runtime { lines.flow(TextLine(CleanText(runtime), .muted), gap: 2, width: width) }
    return lines
  }

  /// The viewer's shelves, a note about the page, who made the film, its original title and the tagline.
  func details(width: Int) -> [TextLine] {
    let inner = min(width, Block.readableWidth)
    // The marks of a card are only signs.
    let marks = film.marks.filter(\.name.isEmpty).flatMap {
      wrapped([$0.symbol, $0.text].compactMap(\.self).joined(separator: " "), to: inner, .heading)
    }
    return marks + wrapped(film.note, to: inner, .failure) + makers(width: inner)
      + wrapped(film.originalTitle, to: inner, .plain) + wrapped(film.tagline, to: inner, .muted)
  }

  private func wrapped(_ text: String?, to width: Int, _ style: TextStyle) -> [TextLine] {
    text.map { CleanText($0).wrapped(to: width).map { TextLine($0, style) } } ?? []
  }
}
