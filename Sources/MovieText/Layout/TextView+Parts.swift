package import MovieDisplay

// Parts that several scenes share.
extension TextView {
  package func paragraph(_ text: String, style: Style = .plain) -> [TextLine] {
    CleanText.paragraphs(of: text).flatMap { $0.wrapped(to: page.width) }.map { TextLine($0, style) }
  }

  /// A longer text at a width that reads well, with an empty line between two paragraphs.
  package func prose(_ text: String, style: Style = .plain) -> [TextLine] {
    let paragraphs = CleanText.paragraphs(of: text).map {
      $0.wrapped(to: min(page.width, Block.readableWidth)).map { TextLine($0, style) }
    }
    return Array(paragraphs.joined(separator: [.empty]))
  }

  package func emptyState(_ state: EmptyState, style: Style = .failure) -> [TextLine] {
    paragraph(state.title, style: style) + paragraph(state.message) + paragraph(state.advice, style: .muted)
  }

  /// A sentence in place of what a section would hold.
  package func message(_ text: String, style: Style, width: Int) -> [TextLine] {
    CleanText(text).wrapped(to: width - 1).map { text in
      var line = TextLine("▎", style)
      line.append(text, style)
      return line
    }
  }

  /// What the last request did. A failure stands above the rest of a screen, with an empty line between.
  package func changes(failure: EmptyState?, confirmations: [String]) -> [TextLine] {
    let lines = failure.map { emptyState($0) } ?? confirmations.flatMap { paragraph($0) }
    return lines.isEmpty || page.showsChangeAlone ? lines : lines + [.empty]
  }

  /// What is left out, and the command that shows it; nothing for an empty text.
  package func rest(_ text: String, route: Route) -> [TextLine] {
    guard !text.isEmpty else { return [] }
    let command = page.command(route).map { TextLine(CleanText($0), .command) }
    return [TextLine(CleanText(text), .muted)] + [command].compactMap(\.self)
  }

  /// What to do next, with its command; nothing where no command leads there.
  package func hint(_ hint: Hint) -> [TextLine] {
    guard let command = page.command(hint.route).map({ CleanText($0) }) else { return [] }
    var line = TextLine(CleanText(hint.text) + ":", .muted)
    line.append(" ")
    line.append(command, .command)
    // A command is never cut or broken: it would not do any more what it says.
    return line.width <= page.width ? [line] : paragraph(hint.text + ":", style: .muted) + [TextLine(command, .command)]
  }

  /// An empty line, then what to do next and what must be said.
  package func footer(hints: [Hint], footnotes: [String]) -> [TextLine] {
    let lines = hints.flatMap(hint) + footnotes.flatMap { paragraph($0, style: .muted) }
    return lines.isEmpty ? [] : [.empty] + lines
  }

  /// A heading with a rule up to a remark at its right end.
  package func heading(_ title: String, remark: String = "") -> [TextLine] {
    let rest = remark.isEmpty ? [] : [TextLine(CleanText(remark), .muted)]
    return SectionFrame(title: CleanText(title), note: nil, rest: rest, width: page.width).lines(around: [])
  }
}
