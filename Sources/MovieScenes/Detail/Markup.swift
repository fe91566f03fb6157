package import MovieDisplay
import MovieDomain

/// Parses text with Markdown and HTML, as people write it in reviews.
///
/// Markup that is not closed, and what only looks like markup, stays in the text: `2 * 3 * 4`, `snake_case`, `<3`. The
/// time is proportional to the length of the text, whatever it contains.
package enum Markup {
  package static func parsed(_ raw: String) -> FormattedText {
    FormattedText(MarkupBlocks.of(raw).compactMap { block($0.kind, $0.text) })
  }

  private static func block(_ kind: FormattedText.Block.Kind, _ text: String) -> FormattedText.Block? {
    guard kind != .divider else { return .init(.divider, []) }
    let runs = InlineMarkup.runs(of: text)
    return runs.isEmpty ? nil : .init(kind, runs)
  }
}

/// Splits text with markup into blocks: paragraphs, headings, items of lists, and quotations.
private struct MarkupBlocks {
  /// The kinds of the blocks and their texts, with inline markup.
  private var blocks: [(kind: FormattedText.Block.Kind, text: String)] = []
  /// Whether the next line belongs to the last block.
  private var isOpen = false

  static func of(_ raw: String) -> [(kind: FormattedText.Block.Kind, text: String)] {
    var splitter = MarkupBlocks()
    for line in asMarkdown(raw).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      splitter.append(line)
    }
    return splitter.blocks
  }

  private static let replacements = [
    "p": "\n\n", "div": "\n\n", "ul": "\n\n", "ol": "\n\n", "hr": "\n\n---\n\n", "br": "\n", "li": "\n- ",
    "blockquote": "\n\n> ", "h1": "\n\n# ", "h2": "\n\n# ", "h3": "\n\n# ", "h4": "\n\n# ", "h5": "\n\n# ",
    "h6": "\n\n# ",
  ]

  /// Rewrites the HTML tags that separate blocks, such as `<p>` and `<li>`, as Markdown. Other text stays as it is.
  private static func asMarkdown(_ raw: String) -> String {
    raw.replacing(from: "<") { start, rest in
      guard let tag = HTMLTag(at: start, in: rest), let replacement = replacements[tag.name] else { return nil }
      return (!tag.isClosing ? replacement : tag.name == "li" || tag.name == "br" ? "\n" : "\n\n", tag.end)
    }
  }

  private mutating func append(_ raw: Substring) {
    let line = raw.trimmed
    if line.isEmpty {
      isOpen = false
    } else if Self.isDivider(line) {
      blocks.append((.divider, ""))
      isOpen = false
    } else if Self.isUnderline(line), isOpen, blocks.last?.kind == .paragraph {
      blocks[blocks.count - 1].kind = .heading
      isOpen = false
    } else if let title = Self.heading(line) {
      blocks.append((.heading, String(title)))
      isOpen = false
    } else if line.first == ">" {
      // Quotations in quotations are one quotation.
      add(line.drop { $0 == ">" || $0 == " " }, to: .quote)
    } else if let (marker, text) = Self.item(line) {
      blocks.append((.item(marker: marker), String(text)))
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
      blocks.append((kind, String(line)))
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

extension String {
  /// Replaces each part that starts with `mark`, and for which there is a replacement.
  fileprivate func replacing(
    from mark: Unicode.Scalar, _ replacement: (Index, Substring) -> (text: String, end: Index)?
  ) -> String {
    var output = ""
    var rest = Substring(self)
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: mark)) {
      let next = rest.utf8.index(after: start)
      let (text, end) = replacement(start, rest) ?? (String(rest[start..<next]), next)
      output += rest[..<start] + text
      rest = rest[end...]
    }
    return output + rest
  }
}

struct HTMLTag {
  /// The longest attributes, with the end of the tag. A limit keeps the search for it short.
  private static let longest = 600
  private static let longestName = 10

  /// The name in lowercase.
  let name: String
  let isClosing: Bool
  /// The address of a link; nil for another tag.
  let address: String?
  /// The index after the tag.
  let end: String.Index

  /// Nil if no tag starts with the `<` at this index.
  init?(at start: String.Index, in text: Substring) {
    var rest = text.utf8[start...].dropFirst()
    isClosing = rest.first == UInt8(ascii: "/")
    if isClosing { rest = rest.dropFirst() }
    let name = rest.prefix(while: \.isLetterOrDigit)
    guard (1...Self.longestName).contains(name.count) else { return nil }
    // Attributes follow a blank; a tag without content may end with a slash.
    rest = rest[name.endIndex...].prefix(Self.longest)
    let attributes = Substring(rest.prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") })
    guard rest[attributes.endIndex...].first == UInt8(ascii: ">"),
      attributes.isEmpty || attributes.first == "/" || attributes.first?.isWhitespace == true
    else { return nil }
    self.name = Substring(name).lowercased()
    address = self.name == "a" && !isClosing ? Self.address(in: attributes) : nil
    end = rest.index(after: attributes.endIndex)
  }

  /// The value of the attribute `href`, with or without quotes.
  private static func address(in attributes: Substring) -> String? {
    guard let mark = attributes.firstRange(of: "href=") else { return nil }
    let value = attributes[mark.upperBound...]
    guard let quote = value.first else { return nil }
    let text =
      quote == "\"" || quote == "'"
      ? value.dropFirst().prefix { $0 != quote } : value.prefix { !$0.isWhitespace }
    return text.isEmpty ? nil : HTMLEntities.decoded(String(text))
  }
}

/// Decodes HTML entities, such as `&amp;` and `&#39;`.
enum HTMLEntities {
  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…", "ndash": "–", "mdash": "—",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "eacute": "é", "egrave": "è",
    "agrave": "à", "aacute": "á", "uuml": "ü", "ouml": "ö", "auml": "ä", "szlig": "ß", "ntilde": "ñ", "ccedil": "ç",
    "copy": "©", "reg": "®", "trade": "™", "bull": "•", "middot": "·", "deg": "°", "frac12": "½", "times": "×",
  ]

  static func decoded(_ text: String) -> String { text.replacing(from: "&", entity) }

  /// The entity that starts with the `&` at this index, and the index after it; nil if it is none.
  static func entity(at start: String.Index, in text: Substring) -> (text: String, end: String.Index)? {
    let after = text[text.utf8.index(after: start)...]
    // The longest names and numbers here have seven characters.
    let name = after.utf8.prefix(8).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "&") }
    guard name.endIndex < after.endIndex, after.utf8[name.endIndex] == UInt8(ascii: ";"),
      let decoded = character(named: String(Substring(name)))
    else { return nil }
    return (decoded, after.utf8.index(after: name.endIndex))
  }

  private static func character(named name: String) -> String? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    return code.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }
}

/// The part of a Markdown link after its text, such as `](https://example.org "Title")`.
struct LinkTarget {
  /// The longest target. With the characters that end one, a limit keeps the search short.
  private static let longest = 2_000

  let address: String
  /// The index after the closing parenthesis.
  let end: String.Index

  /// Nil if the text, which starts with `]`, does not start with a target.
  init?(after text: Substring) {
    let bytes = text.utf8.prefix(Self.longest)
    guard bytes.dropFirst().first == UInt8(ascii: "(") else { return nil }
    var rest = bytes.dropFirst(2).drop { $0 == UInt8(ascii: " ") }
    let isBracketed = rest.first == UInt8(ascii: "<")
    if isBracketed { rest = rest.dropFirst() }
    var depth = 0
    var stop = rest.startIndex
    scan: while stop < rest.endIndex {
      switch rest[stop] {
      case ...0x20, UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"): break scan
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0, !isBracketed { break scan }
        depth -= 1
      default: break
      }
      rest.formIndex(after: &stop)
    }
    let address = String(Substring(rest[..<stop]))
    rest = rest[stop...]
    if isBracketed {
      guard rest.first == UInt8(ascii: ">") else { return nil }
      rest = rest.dropFirst()
    }
    rest = Self.withoutTitle(rest.drop { $0 == UInt8(ascii: " ") })
    guard !address.isEmpty, rest.first == UInt8(ascii: ")") else { return nil }
    // Editors escape underscores in addresses, too.
    self.address = HTMLEntities.decoded(address.replacing("\\_", with: "_").replacing("\\*", with: "*"))
    end = rest.index(after: rest.startIndex)
  }

  /// Skips a title in quotes.
  private static func withoutTitle(_ text: Substring.UTF8View) -> Substring.UTF8View {
    guard let quote = text.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return text }
    let rest = text.dropFirst().drop { $0 != quote && $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") }
    return rest.first == quote ? rest.dropFirst().drop { $0 == UInt8(ascii: " ") } : text
  }
}

/// A web address in a text, which starts with `http://` or `https://`.
struct WebAddress {
  /// The longest address that becomes a link.
  private static let longest = 2_000

  let text: String
  /// The index after the address.
  let end: String.Index

  /// Nil if no address starts at this index. Punctuation after the address is not part of it.
  init?(at start: String.Index, in text: Substring) {
    // Bytes are compared, because every h of a text may start an address.
    let bytes = text.utf8[start...]
    guard bytes.starts(with: Self.secure) || bytes.starts(with: Self.plain) else { return nil }
    let rest = text[start...]
    let visible = rest.utf8.prefix(Self.longest).prefix { $0 > 0x20 && $0 < 0x7F && !Self.ends.contains($0) }
    var address = Substring(visible)
    while let last = address.utf8.last, Self.trailing.contains(last) {
      // A closing parenthesis may belong to an opening one, as in Alien_(film).
      if last == UInt8(ascii: ")"), address.utf8.contains(UInt8(ascii: "(")) { break }
      address = address.dropLast()
    }
    guard address.utf8.count > 8 else { return nil }
    self.text = String(address)
    end = address.endIndex
  }

  /// An address between `<` and `>`; nil if none starts at this index.
  init?(inBracketsAt start: String.Index, in text: Substring) {
    let inside = text[text.utf8.index(after: start)...]
    guard inside.hasPrefix("http"), let address = WebAddress(at: inside.startIndex, in: inside),
      inside[address.end...].utf8.first == UInt8(ascii: ">")
    else { return nil }
    self.text = address.text
    end = text.utf8.index(after: address.end)
  }

  private static let secure = Array("https://".utf8)
  private static let plain = Array("http://".utf8)
  private static let ends = Array("<>\"[]`\\^{}|".utf8)
  private static let trailing = Array(".,;:!?'*_)~".utf8)
}
