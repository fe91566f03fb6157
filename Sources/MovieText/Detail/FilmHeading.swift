import MovieDisplay

/// A film's title, year, original title and tagline.
struct FilmHeading {
  let film: DetailScene.Film
  let link: Hyperlink?

  func lines(width: Int) -> [TextLine] {
    let inner = max(1, min(width, Block.readableWidth) - 1)
    var lines = name(width: inner)
    lines += wrapped(film.originalTitle, to: inner, .plain)
    lines += wrapped(film.tagline, to: inner, .muted)
    lines += wrapped(film.favorite.map { "♥ \($0)" }, to: inner, .heading)
    lines += wrapped(film.note, to: inner, .failure)
    return Block.barred(lines, film.score.style)
  }

  /// The title, with the year after or below it.
  func name(width: Int) -> [TextLine] {
    var lines = CleanText(film.title).wrapped(to: width).map { TextLine($0, .strong, link: link) }
    let year = TextLine(CleanText(film.year), .muted)
    if var last = lines.last, last.width + 2 + year.width <= width {
      last.append("  ")
      last.append(year)
      lines[lines.count - 1] = last
    } else {
      lines.append(year)
    }
    return lines
  }

  private func wrapped(_ text: String?, to width: Int, _ style: TextStyle) -> [TextLine] {
    text.map { CleanText($0).wrapped(to: width).map { TextLine($0, style) } } ?? []
  }
}
