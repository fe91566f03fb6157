import MovieDisplay

/// Splits text with markup into blocks: paragraphs, headings, items of lists, and quotations.
struct MarkupBlocks {
  struct Block {
    var kind: FormattedText.Block.Kind
    /// The text, with inline markup.
    var text: String
  }

  private var blocks: [Block] = []
  /// Whether the next line belongs to the last block.
  private var isOpen = false

  static func of(_ raw: String) -> [Block] {
    var splitter = MarkupBlocks()
    for line in HTMLBlocks.asMarkdown(raw).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      splitter.append(line)
    }
    return splitter.blocks
  }

  private mutating func append(_ raw: Substring) {
    let line = raw.trimmed
    if line.isEmpty {
      isOpen = false
    } else if Self.isDivider(line) {
      blocks.append(Block(kind: .divider, text: ""))
      isOpen = false
    } else if Self.isUnderline(line), isOpen, blocks.last?.kind == .paragraph {
      blocks[blocks.count - 1].kind = .heading
      isOpen = false
    } else if let title = Self.heading(line) {
      blocks.append(Block(kind: .heading, text: String(title)))
      isOpen = false
    } else if line.first == ">" {
      // Quotations in quotations are one quotation.
      add(line.drop { $0 == ">" || $0 == " " }, to: .quote)
    } else if let (marker, text) = Self.item(line) {
      blocks.append(Block(kind: .item(marker: marker), text: String(text)))
      isOpen = true
    } else if isOpen, let kind = blocks.last?.kind {
      add(line, to: kind)
    } else {
      add(line, to: .paragraph)
    }
  }

  /// Appends a line to the last block, if it is open and of this kind, or to a new one.
  private mutating func add(_ line: Substring, to kind: FormattedText.Block.Kind) {
    if isOpen, blocks.last?.kind == kind {
      blocks[blocks.count - 1].text += "\n" + line
    } else {
      blocks.append(Block(kind: kind, text: String(line)))
    }
    isOpen = true
  }

  /// Three or more of `-`, `*` or `_`, and nothing else but blanks.
  private static func isDivider(_ line: Substring) -> Bool {
    guard let mark = line.first, "-*_".contains(mark) else { return false }
    return line.allSatisfy { $0 == mark || $0 == " " } && line.count { $0 == mark } > 2
  }

  /// Three or more `=` below a line make it a heading.
  private static func isUnderline(_ line: Substring) -> Bool {
    line.allSatisfy { $0 == "=" } && line.prefix(3).count == 3
  }

  /// The text after one to six `#` and a blank.
  private static func heading(_ line: Substring) -> Substring? {
    let rest = line.drop { $0 == "#" }
    guard line.first == "#", line.prefix(7).prefix(while: { $0 == "#" }).count < 7, rest.first == " " else {
      return nil
    }
    let title = rest.trimmed
    // A heading may be closed with more marks.
    let open = title.lastIndex { $0 != "#" }.map { title[...$0] } ?? ""
    return open.last == " " ? open.trimmed : title
  }

  /// The marker and the text after `-`, `*`, `+` or a number, and a blank.
  private static func item(_ line: Substring) -> (marker: String, text: Substring)? {
    guard let first = line.first else { return nil }
    if "-*+•".contains(first), line.dropFirst().first == " " {
      let text = line.dropFirst(2).trimmed
      return text.isEmpty ? nil : ("•", text)
    }
    let number = line.prefix(4).prefix { $0.isASCII && $0.isNumber }
    let rest = line[number.endIndex...]
    guard (1...3).contains(number.count), let mark = rest.first, ".)".contains(mark), rest.dropFirst().first == " "
    else { return nil }
    let text = rest.dropFirst(2).trimmed
    return text.isEmpty ? nil : ("\(number).", text)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" && $0 != "\u{A0}" }) else {
      return start.prefix(0)
    }
    return start[...end]
  }
}
