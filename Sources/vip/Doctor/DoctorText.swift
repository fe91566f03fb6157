import MovieDisplay
import MovieText

/// Renders findings by subject: a mark, what was checked, and what was found.
struct DoctorText: TextView<DoctorScene.ViewModel>, BrowsableText {
  /// The width in cells of a mark and the space after it.
  private static let markWidth = 2
  private static let gap = 2

  let page: TextPage

  func lines(of viewModel: DoctorScene.ViewModel) -> [TextLine] {
    let labels = viewModel.sections.flatMap(\.rows).map { CleanText($0.label).width }
    let labelWidth = min(labels.max() ?? 0, page.width * 3 / 10)
    let sections = viewModel.sections.flatMap { section in
      heading(section.title) + section.rows.flatMap { lines(for: $0, labelWidth: labelWidth) } + [.empty]
    }
    return sections + paragraph(viewModel.summary, style: viewModel.verdict.mark.style)
  }

  /// The text and the advice have their own column. If a word would be split there, they move below the label.
  private func lines(for row: DoctorScene.Row, labelWidth: Int) -> [TextLine] {
    let (sign, style) = row.verdict.mark
    var first = TextLine(sign, style)
    first.pad(to: Self.markWidth)
    first.append(CleanText(row.label).truncated(to: page.width - Self.markWidth), .muted)
    let texts = [(text: CleanText(row.text), style: TextStyle.plain), (CleanText(row.advice), .muted)]
    let column = Self.markWidth + labelWidth + Self.gap
    let isBeside =
      first.width + Self.gap <= column
      && texts.flatMap { $0.text.string.split(separator: " ") }
        .allSatisfy { CleanText(String($0)).width <= page.width - column }
    let start = isBeside ? column : Self.markWidth
    let parts = texts.flatMap { text, style in
      text.wrapped(to: max(1, page.width - start)).map { TextLine($0, style) }
    }
    let indent = TextLine(.blank(start))
    guard isBeside, let beginning = parts.first else { return [first] + parts.map { indent + $0 } }
    first.pad(to: column)
    return [first + beginning] + parts.dropFirst().map { indent + $0 }
  }
}

extension HealthFinding.Verdict {
  fileprivate var mark: (sign: CleanText, style: TextStyle) {
    switch self {
    case .good: ("✓", .score(.outstanding))
    case .remark: ("!", .score(.middling))
    case .trouble: ("✗", .score(.low))
    }
  }
}

extension DoctorScene.ViewModel: SpokenViewModel {
  func lines(in text: SpokenText<Self>) -> [TextLine] {
    sections.flatMap { section in
      text.line([section.title])
        + section.rows.flatMap { text.line([$0.verdictName, "\($0.label): \($0.text)"]) + text.paragraph($0.advice) }
    } + text.line([summary])
  }
}
