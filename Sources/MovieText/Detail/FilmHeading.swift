import MovieDisplay

/// A film's title, year, director, runtime, original title and tagline.
struct FilmHeading {
  let film: DetailScene.Film
  let target: TextLine.Target?
  /// Where the year and the names of directors lead; empty where nothing can be followed.
  var links: [Hint] = []

  func lines(width: Int) -> [TextLine] {
    let inner = max(1, min(width, Block.readableWidth) - 1)
    var lines = name(width: inner)
    lines += wrapped(film.originalTitle, to: inner, .plain)
    lines += wrapped(film.tagline, to: inner, .muted)
    lines += film.marks.flatMap {
      wrapped([$0.symbol, $0.text].compactMap(\.self).joined(separator: " "), to: inner, .heading)
    }
    lines += wrapped(film.note, to: inner, .failure)
    return Block.barred(lines, film.score.style)
  }

  /// The title, with the year, the director and the runtime after or below it.
  func name(width: Int) -> [TextLine] {
    var lines = CleanText(film.title).wrapped(to: width).map { TextLine($0, .strong, to: target) }
    let facts = [film.year, film.direction, film.runtime].compactMap(\.self).map {
      TextLine(CleanText($0), .muted, links: links)
    }
    let all = Self.joined(facts)
    // The year stays with the title if not all facts have room there.
    for (beside, below) in [(all, []), (Self.joined(facts.prefix(1)), Self.wrapped(facts.dropFirst(), to: width))] {
      guard var last = lines.last, last.width + 2 + beside.width <= width else { continue }
      last.append("  ")
      last.append(beside)
      lines[lines.count - 1] = last
      return lines + below
    }
    return lines + Self.wrapped(facts[...], to: width)
  }

  /// Facts on lines that break between them, and within a fact only if it is longer.
  private static func wrapped(_ facts: ArraySlice<TextLine>, to width: Int) -> [TextLine] {
    var lines: [ArraySlice<TextLine>] = []
    for fact in facts {
      if let last = lines.last, joined(last + [fact]).width <= width {
        lines[lines.count - 1].append(fact)
      } else {
        lines.append([fact])
      }
    }
    return lines.flatMap { line in
      let text = joined(line)
      return text.width <= width ? [text] : line.flatMap { $0.wrapped(to: width) }
    }
  }

  private static func joined(_ facts: ArraySlice<TextLine>) -> TextLine {
    facts.enumerated().reduce(into: TextLine()) { line, fact in
      line.append(fact.offset == 0 ? "" : " · ", .muted)
      line.append(fact.element)
    }
  }

  private static func joined(_ facts: [TextLine]) -> TextLine { joined(facts[...]) }

  private func wrapped(_ text: String?, to width: Int, _ style: TextStyle) -> [TextLine] {
    text.map { CleanText($0).wrapped(to: width).map { TextLine($0, style) } } ?? []
  }
}
