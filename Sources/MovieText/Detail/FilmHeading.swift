import MovieDisplay

/// A film's names and makers: the title with its year, and the director, runtime, original title and tagline.
struct FilmHeading {
  let film: DetailScene.Film
  /// Where the year and the names of directors lead; empty where nothing can be followed.
  var links: [Hint] = []

  /// The title and year, the viewer's shelves and a note about the page.
  func title(width: Int) -> [TextLine] {
    let inner = max(1, min(width, Block.readableWidth) - 1)
    var lines = name(width: inner)
    lines += film.marks.flatMap {
      wrapped([$0.symbol, $0.text].compactMap(\.self).joined(separator: " "), to: inner, .heading)
    }
    lines += wrapped(film.note, to: inner, .failure)
    return Block.barred(lines, film.score.style)
  }

  /// The title, with the year after or below it.
  func name(width: Int) -> [TextLine] {
    var lines = CleanText(film.title).wrapped(to: width).map { TextLine($0, .strong, to: .route(film.route)) }
    lines.flow(TextLine(CleanText(film.year), .muted, links: links), gap: 2, width: width)
    return lines
  }

  /// The director and the runtime.
  func makers(width: Int) -> [TextLine] {
    let makers = [film.direction, film.runtime].compactMap(\.self).joined(separator: " · ")
    return TextLine(CleanText(makers), links: links).wrapped(to: width)
  }

  /// The director and the runtime, the original title and the tagline.
  func details(width: Int) -> [TextLine] {
    let inner = min(width, Block.readableWidth)
    return makers(width: inner) + wrapped(film.originalTitle, to: inner, .plain)
      + wrapped(film.tagline, to: inner, .muted)
  }

  private func wrapped(_ text: String?, to width: Int, _ style: TextStyle) -> [TextLine] {
    text.map { CleanText($0).wrapped(to: width).map { TextLine($0, style) } } ?? []
  }
}
