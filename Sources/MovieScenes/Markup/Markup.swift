package import MovieDisplay

/// Parses text with Markdown and HTML, as people write it in reviews.
///
/// Markup that is not closed, and what only looks like markup, stays in the text: `2 * 3 * 4`, `snake_case`, `<3`. The
/// time is proportional to the length of the text, whatever it contains.
package enum Markup {
  package static func parsed(_ raw: String) -> FormattedText {
    FormattedText(MarkupBlocks.of(raw).compactMap(block))
  }

  private static func block(_ source: MarkupBlocks.Block) -> FormattedText.Block? {
    guard source.kind != .divider else { return .init(.divider, []) }
    let runs = InlineMarkup.runs(of: source.text)
    return runs.isEmpty ? nil : .init(source.kind, runs)
  }
}
