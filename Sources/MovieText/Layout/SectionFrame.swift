/// A section's heading, on as few lines as the width allows: title, note, rule, and how many items are left out.
struct SectionFrame {
  let title: String
  var note: String?
  /// How many items are left out, and the command that shows them.
  let rest: [TextLine]
  let width: Int

  /// Returns the heading and the content. If `rest` does not fit on the heading, it follows the content.
  func lines(around content: [TextLine]) -> [TextLine] {
    // A rule follows the last line of a long title.
    var above = CleanText(title).wrapped(to: width).map { TextLine($0, .heading) }
    let note = note.map { CleanText($0) }
    let bare = above.popLast() ?? .empty
    let rest = self.rest.reduce(TextLine.empty) { $0.width > 0 ? $0 + TextLine("  ") + $1 : $1 }
    let withNote = note.map { bare + TextLine("  ") + TextLine($0, .muted) } ?? bare
    if fits(withNote, beside: rest) { return above + [ruled(withNote, until: rest)] + content }
    let notes = (note?.wrapped(to: width) ?? []).map { TextLine($0, .muted) }
    if fits(bare, beside: rest) { return above + [ruled(bare, until: rest)] + notes + content }
    return above + [ruled(bare, until: .empty)] + notes + content + (rest.width <= width ? [rest] : self.rest)
  }

  private func fits(_ heading: TextLine, beside rest: TextLine) -> Bool {
    // Leaves a space on each side of a rule of at least one cell.
    heading.width + rest.width + (rest.width > 0 ? 3 : 0) <= width
  }

  private func ruled(_ heading: TextLine, until rest: TextLine) -> TextLine {
    let end = rest.width > 0 ? width - rest.width - 1 : width
    guard end - heading.width > 1 else { return heading }
    let line = heading + TextLine(" ") + TextLine(.rule(end - heading.width - 1), .rule)
    return rest.width > 0 ? line + TextLine(" ") + rest : line
  }
}
