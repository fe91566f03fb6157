import MovieDisplay

// Parts that several scenes share.
extension TextView {
  func paragraph(_ text: String, style: Style = .plain) -> [TextLine] {
    CleanText.paragraphs(of: text).flatMap { $0.wrapped(to: page.width) }.map { TextLine($0, style) }
  }

  func emptyState(_ state: EmptyState, style: Style = .failure) -> [TextLine] {
    paragraph(state.title, style: style) + paragraph(state.message) + paragraph(state.advice, style: .muted)
  }
}
