import MovieDisplay

// Parts that several scenes share.
extension TextView {
  func paragraph(_ text: String, style: Style = .plain) -> [TextLine] {
    CleanText.paragraphs(of: text).flatMap { $0.wrapped(to: page.width) }.map { TextLine($0, style) }
  }

  func emptyState(_ state: EmptyState) -> [TextLine] {
    paragraph(state.title, style: .failure) + paragraph(state.message) + paragraph(state.advice, style: .muted)
  }

  /// A sentence in place of what a section would hold.
  func message(_ text: String, style: Style, width: Int) -> [TextLine] {
    CleanText(text).wrapped(to: width - 1).map { text in
      var line = TextLine("▎", style)
      line.append(text, style)
      return line
    }
  }

  /// What is left out, and the command that shows it; nothing for an empty text.
  func rest(_ text: String, route: Route) -> [TextLine] {
    guard !text.isEmpty else { return [] }
    let command = page.command(route).map { TextLine(CleanText($0), .command) }
    return [TextLine(CleanText(text), .muted)] + [command].compactMap(\.self)
  }

  /// A text with the command that goes on from here; nothing where there is none.
  func hint(_ text: String, route: Route) -> [TextLine] {
    guard let command = page.command(route).map({ CleanText($0) }) else { return [] }
    var line = TextLine(CleanText(text), .muted)
    line.append(" ")
    line.append(command, .command)
    return line.width <= page.width ? [line] : [TextLine(command, .command)]
  }
}
