/// A section's heading, on as few lines as the width allows: title, note, rule, and how many items are left out.
struct SectionFrame {
  let title: CleanText
  let note: CleanText?
  /// How many items are left out, and the command that shows them.
  let rest: [TextLine]
  let width: Int

  /// Returns the heading and the content. If `rest` does not fit on the heading, it follows the content.
  func lines(around content: [TextLine]) -> [TextLine] {
    // A rule follows the last line of a long title.
    let above = title.wrapped(to: width).dropLast().map { TextLine($0, .heading) }
    return above + linesFromLastOfTitle(around: content)
  }

  private func linesFromLastOfTitle(around content: [TextLine]) -> [TextLine] {
    let rest = joinedRest
    let withNote = heading(with: note)
    if fits(withNote, beside: rest) {
      return [ruled(withNote, until: rest)] + content
    }
    let noteLines = (note?.wrapped(to: width) ?? []).map { TextLine($0, .muted) }
    let bare = heading(with: nil)
    if fits(bare, beside: rest) {
      return [ruled(bare, until: rest)] + noteLines + content
    }
    return [ruled(bare, until: .empty)] + noteLines + content + (rest.width <= width ? [rest] : self.rest)
  }

  private var joinedRest: TextLine {
    var line = TextLine()
    for part in rest {
      if line.width > 0 {
        line.append("  ")
      }
      line.append(part)
    }
    return line
  }

  private func heading(with note: CleanText?) -> TextLine {
    var line = TextLine(title.wrapped(to: width).last ?? title, .heading)
    if let note {
      line.append("  ")
      line.append(note, .muted)
    }
    return line
  }

  private func fits(_ heading: TextLine, beside rest: TextLine) -> Bool {
    // Leaves a space on each side of a rule of at least one cell.
    heading.width + rest.width + (rest.width > 0 ? 3 : 0) <= width
  }

  private func ruled(_ heading: TextLine, until rest: TextLine) -> TextLine {
    var line = heading
    let end = rest.width > 0 ? width - rest.width - 1 : width
    guard end - line.width > 1 else { return line }
    line.append(" ")
    line.append(.rule(end - line.width), .rule)
    if rest.width > 0 {
      line.append(" ")
      line.append(rest)
    }
    return line
  }
}
