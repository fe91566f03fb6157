package import MovieDisplay

// Text with emphasis and links, such as reviews.
extension TextView {
  /// Returns the lines of a text, with an empty one between paragraphs but not between items of a list.
  package func formatted(_ text: FormattedText, width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var previous: FormattedText.Block.Kind?
    for block in text.blocks {
      let content = formatted(block, width: width)
      guard !content.isEmpty else { continue }
      if let previous, !(previous.isItem && block.kind.isItem), previous != .heading { lines.append(.empty) }
      lines += content
      previous = block.kind
    }
    return lines
  }

  private func formatted(_ block: FormattedText.Block, width: Int) -> [TextLine] {
    switch block.kind {
    case .paragraph: wrapped(block, width: width, style: .plain)
    case .heading: wrapped(block, width: width, style: .strong)
    case .quote: wrapped(block, width: width - 2, style: .plain).map { TextLine("│ ", .muted) + $0 }
    case .item(let marker): item(block, marker: CleanText(marker), width: width)
    case .divider: [TextLine(.rule(min(width, 12)), .rule)]
    }
  }

  private func item(_ block: FormattedText.Block, marker: CleanText, width: Int) -> [TextLine] {
    let first = TextLine(marker, .muted) + TextLine(" ")
    let others = TextLine(.blank(first.width))
    let content = wrapped(block, width: width - first.width, style: .plain)
    return content.enumerated().map { ($0 == 0 ? first : others) + $1 }
  }

  /// The text of a block, broken at line feeds and at the width.
  private func wrapped(_ block: FormattedText.Block, width: Int, style: TextStyle) -> [TextLine] {
    var paragraphs: [TextLine] = [.empty]
    // White space is collapsed across runs, so it is appended with the text that follows it.
    var endsInSpace = false
    func append(_ text: Substring, _ style: TextStyle, _ target: TextLine.Target?) {
      let clean = CleanText(whole: String(text))
      endsInSpace = endsInSpace || text.unicodeScalars.first?.properties.isWhitespace ?? false
      if clean.width > 0 {
        if endsInSpace, paragraphs[paragraphs.count - 1].width > 0 { paragraphs[paragraphs.count - 1].append(" ") }
        paragraphs[paragraphs.count - 1].append(clean, style, to: target)
        endsInSpace = false
      }
      endsInSpace = endsInSpace || text.unicodeScalars.last?.properties.isWhitespace ?? false
    }
    func append(_ run: FormattedText.Run) {
      let target = run.link.flatMap(page.target)
      let style = target == nil ? Self.style(of: run, in: style) : .command
      let parts = run.text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          paragraphs.append(.empty)
          endsInSpace = false
        }
        append(Substring(part), style, target)
      }
      // An address that cannot be opened with a click can be copied.
      if let address = run.link, target == nil, address != run.text {
        append(" (\(address))"[...], .muted, nil)
      }
    }
    for run in block.runs { append(run) }
    return paragraphs.filter { $0.width > 0 }.flatMap { $0.wrapped(to: max(1, width)) }
  }

  private static func style(of run: FormattedText.Run, in style: TextStyle) -> TextStyle {
    switch (run.isStrong || style == .strong, run.isEmphasized) {
    case (true, true): .strongEmphasis
    case (true, false): .strong
    case (false, true): .emphasis
    case (false, false): style
    }
  }
}

extension FormattedText.Block.Kind {
  fileprivate var isItem: Bool { if case .item = self { true } else { false } }
}
