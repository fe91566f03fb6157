import MovieDisplay

// Parts that several scenes share.
extension TextView {
  /// Lines longer than this are hard to read.
  private var measure: Int { min(page.width, 90) }

  func paragraph(_ text: String, style: Style = .plain) -> [TextLine] {
    CleanText.paragraphs(of: text).flatMap { $0.wrapped(to: page.width) }.map { TextLine($0, style) }
  }

  /// A longer text at a width that reads well, with an empty line between two paragraphs.
  func prose(_ text: String, style: Style = .plain) -> [TextLine] {
    let paragraphs = CleanText.paragraphs(of: text).map { $0.wrapped(to: measure).map { TextLine($0, style) } }
    return Array(paragraphs.joined(separator: [.empty]))
  }

  func emptyState(_ state: EmptyState) -> [TextLine] {
    paragraph(state.title, style: .failure) + paragraph(state.message) + paragraph(state.advice, style: .muted)
  }

  /// What to do next, with its command; nothing where no command leads there.
  func hint(_ hint: Hint) -> [TextLine] {
    guard let command = page.command(hint.route).map({ CleanText($0) }) else { return [] }
    var line = TextLine(CleanText(hint.text), .muted)
    line.append(" ")
    line.append(command, .command)
    return line.width <= page.width ? [line] : [TextLine(command, .command)]
  }

  /// An empty line, then what to do next and what must be said.
  func footer(hints: [Hint], footnotes: [String]) -> [TextLine] {
    let lines = hints.flatMap(hint) + footnotes.flatMap { paragraph($0, style: .muted) }
    return lines.isEmpty ? [] : [.empty] + lines
  }

  /// A heading with a rule up to a remark at its right end.
  func heading(_ title: String, remark: String = "") -> [TextLine] {
    let rest = remark.isEmpty ? [] : [TextLine(CleanText(remark), .muted)]
    return ShelfFrame(title: CleanText(title), note: nil, rest: rest, width: page.width).lines(around: [])
  }

  /// Names and values in two columns; below each other where the width is not enough.
  func facts(_ facts: [Fact]) -> [TextLine] {
    let labels = facts.map { CleanText($0.label) }
    let column = (labels.map(\.width).max() ?? 0) + 2
    return zip(labels, facts).flatMap { label, fact in
      let values = CleanText(fact.value).wrapped(to: max(8, measure - column))
      return values.enumerated().map { index, value in
        var line = TextLine(index == 0 ? label : "", .muted)
        line.pad(to: column)
        line.append(value)
        return line
      }
    }
  }
}
