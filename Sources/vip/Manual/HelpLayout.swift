/// Wraps the parts of a help page to a width.
struct HelpLayout {
  private static let indent = 2
  private static let gap = 4
  /// A longer term has its explanation below it instead of beside it.
  private static let narrowestExplanation = 20

  var width: Int

  func part(_ part: HelpPart) -> String {
    switch part {
    case .prose(let text): prose(text)
    case .table(let heading, let rows): table(heading, rows)
    }
  }

  /// All lines but the first are indented.
  func prose(_ text: String, indent: Int = 0) -> String {
    lines(text, width: width - indent).enumerated().map { index, line in
      (index == 0 ? "" : String(repeating: " ", count: indent)) + line + "\n"
    }.joined()
  }

  func table(_ heading: String, _ rows: [HelpPart.Row]) -> String {
    tables([(heading, rows)]).joined()
  }

  /// Tables whose explanations begin in the same column.
  func tables(_ tables: [(heading: String, rows: [HelpPart.Row])]) -> [String] {
    let largest = width - Self.narrowestExplanation
    let margins = Self.indent + Self.gap
    let terms = tables.flatMap(\.rows).filter { !$0.explanation.isEmpty }.map { $0.term.count + margins }
    let column = terms.filter { $0 <= largest }.max() ?? margins
    return tables.filter { !$0.rows.isEmpty }.map { heading, rows in
      "\(heading):\n" + rows.map { row($0, column: column) }.joined()
    }
  }

  private func row(_ row: HelpPart.Row, column: Int) -> String {
    let term = String(repeating: " ", count: Self.indent) + row.term
    var lines = lines(row.explanation, width: width - column).map { String(repeating: " ", count: column) + $0 }
    if let first = lines.first, term.count + Self.gap <= column {
      lines[0] = term + first.dropFirst(term.count)
    } else {
      lines.insert(term, at: 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in words(text) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Commands in backquotes and “(default: auto)” stay on one line.
  private func words(_ text: String) -> [String] {
    var words: [String] = []
    for word in text.split(separator: " ") {
      if let last = words.last, last == "(default:" || !last.count(where: { $0 == "`" }).isMultiple(of: 2) {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(String(word))
      }
    }
    return words
  }
}
