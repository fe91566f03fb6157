import MovieDisplay

/// Parses the emphasis and links of one block.
///
/// The text becomes a list of tokens. Marks without a counterpart stay in the text. Every mark is put on a stack and
/// taken off it at most once, so the time is proportional to the length of the text.
struct InlineMarkup {
  /// A piece of the text, or a mark.
  private struct Token {
    /// What is shown of it.
    var text: Substring
    /// How emphasis changes before and after the text.
    var before = Emphasis()
    var after = Emphasis()
    var link: String?
  }

  /// How many marks of each kind are open; as a change, how many more.
  private struct Emphasis {
    var strong = 0
    var light = 0

    mutating func add(_ change: Emphasis) {
      strong += change.strong
      light += change.light
    }
  }

  private let whole: String.UnicodeScalarView
  private var rest: Substring
  private var tokens: [Token] = []
  /// Tokens that may start emphasis with `*` or `_`, and the number of their marks that are left.
  private var openers: [Unicode.Scalar: [(token: Int, count: Int)]] = [:]
  /// Tokens with a `[` that is open.
  private var brackets: [Int] = []
  /// Tokens with an HTML tag that is open, by name.
  private var tags: [String: [Int]] = [:]
  /// The HTML link that is open.
  private var anchor: (token: Int, address: String)?
  /// Numbers of backquotes that do not occur in the rest of the text.
  private var absentFences: Set<Int> = []

  private init(_ text: String) {
    whole = text.unicodeScalars
    rest = Substring(text)
  }

  /// Returns the text of a block in runs of one style.
  static func runs(of text: String) -> [FormattedText.Run] {
    var parser = InlineMarkup(text)
    parser.parse()
    return parser.runs
  }

  private mutating func parse() {
    while let scalar = rest.unicodeScalars.first {
      switch scalar {
      case "*", "_": parseEmphasis(scalar)
      case "[": brackets.append(take(1))
      case "]": closeBracket()
      case "!" where rest.hasPrefix("!["): brackets.append(take(2))
      case "<": parseTag()
      case "&": parseEntity()
      case "\\": parseEscape()
      case "`": parseCode()
      default: parseText()
      }
    }
  }

  private var runs: [FormattedText.Run] {
    var runs: [FormattedText.Run] = []
    var emphasis = Emphasis()
    for token in tokens {
      emphasis.add(token.before)
      if !token.text.isEmpty {
        let isStrong = emphasis.strong > 0
        let isEmphasized = emphasis.light > 0
        if let last = runs.last, last.isStrong == isStrong, last.isEmphasized == isEmphasized, last.link == token.link {
          runs[runs.count - 1].text += token.text
        } else {
          runs.append(.init(String(token.text), isStrong: isStrong, isEmphasized: isEmphasized, link: token.link))
        }
      }
      emphasis.add(token.after)
    }
    return runs
  }

  /// Moves the text before an index into a token, and returns the token's place.
  @discardableResult
  private mutating func take(until end: String.Index, showing text: Substring? = nil, link: String? = nil) -> Int {
    tokens.append(Token(text: text ?? rest[..<end], link: link))
    rest = rest[end...]
    return tokens.count - 1
  }

  /// Moves a number of ASCII characters into a token, and returns the token's place.
  @discardableResult
  private mutating func take(_ count: Int) -> Int {
    take(until: rest.utf8.index(rest.startIndex, offsetBy: count))
  }

  /// The first bytes of what may be a mark.
  private static let marks = Array("*_[]<&\\`!".utf8)

  /// Takes text up to the next character that may be a mark.
  private mutating func parseText() {
    let bytes = rest.utf8
    var end = bytes.startIndex
    while end < bytes.endIndex, end == bytes.startIndex || !Self.marks.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: "h"), scalar(before: end)?.isOfWord != true,
        let address = WebAddress(at: end, in: rest)
      {
        if end > rest.startIndex { take(until: end) }
        return _ = take(until: address.end, link: address.text)
      }
      bytes.formIndex(after: &end)
    }
    take(until: end)
  }

  /// A mark after a backslash is an ordinary character.
  private mutating func parseEscape() {
    let mark = rest.unicodeScalars.dropFirst().prefix(1)
    guard let scalar = mark.first, "\\*_[]()#>`~!<&+-.|{}".unicodeScalars.contains(scalar) else { return _ = take(1) }
    take(until: mark.endIndex, showing: Substring(mark))
  }

  private mutating func parseEntity() {
    guard let entity = HTMLEntities.entity(at: rest.startIndex, in: rest) else { return _ = take(1) }
    take(until: entity.end, showing: Substring(entity.text))
  }

  /// Text between equal numbers of backquotes, at most three, has no markup.
  private mutating func parseCode() {
    let bytes = rest.utf8
    let fence = bytes.prefix { $0 == UInt8(ascii: "`") }
    guard fence.count <= 3, !absentFences.contains(fence.count) else { return _ = take(until: fence.endIndex) }
    var index = fence.endIndex
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "`")) {
      let closing = bytes[start...].prefix { $0 == UInt8(ascii: "`") }
      if closing.count == fence.count {
        return _ = take(until: closing.endIndex, showing: rest[fence.endIndex..<start])
      }
      index = closing.endIndex
    }
    absentFences.insert(fence.count)
    take(until: fence.endIndex)
  }

  private mutating func parseEmphasis(_ mark: Unicode.Scalar) {
    let run = rest.unicodeScalars.prefix { $0 == mark }
    let count = run.count
    let (before, after) = (scalar(before: rest.startIndex), scalar(at: run.endIndex))
    let opens = after.isInside(of: before)
    let closes = before.isInside(of: after)
    let token = take(until: run.endIndex)
    // Marks within a word are part of it, as in `snake_case` and `f*ck`.
    let canOpen = opens && (!closes || before.isPunctuation)
    let canClose = closes && (!opens || after.isPunctuation || (mark == "*" && count > 1))
    let left = canClose ? close(mark, count, at: token) : count
    guard canOpen, left > 0 else { return }
    openers[mark, default: []].append((token, left))
  }

  /// Closes emphasis with a run of marks, and returns how many marks are left.
  private mutating func close(_ mark: Unicode.Scalar, _ count: Int, at token: Int) -> Int {
    var left = count
    let other: Unicode.Scalar = mark == "*" ? "_" : "*"
    while left > 0, var opener = openers[mark]?.popLast() {
      let used = min(2, left, opener.count)
      let change = used == 2 ? Emphasis(strong: 1) : Emphasis(light: 1)
      tokens[opener.token].after.add(change)
      tokens[token].before.add(Emphasis(strong: -change.strong, light: -change.light))
      tokens[opener.token].text.removeLast(used)
      tokens[token].text.removeLast(used)
      left -= used
      opener.count -= used
      // Other marks in between that are still open have no counterpart.
      while let inner = openers[other]?.last, inner.token > opener.token { openers[other]?.removeLast() }
      if opener.count > 0 { openers[mark]?.append(opener) }
    }
    return left
  }

  private func scalar(at index: String.Index) -> Unicode.Scalar? { index < whole.endIndex ? whole[index] : nil }

  private func scalar(before index: String.Index) -> Unicode.Scalar? {
    index > whole.startIndex ? whole[whole.index(before: index)] : nil
  }

  private mutating func closeBracket() {
    guard let open = brackets.popLast(), let target = LinkTarget(after: rest) else { return _ = take(1) }
    let token = take(until: target.end, showing: "")
    let hasText = tokens[(open + 1)..<token].contains { !$0.text.isEmpty }
    tokens[open].text = ""
    if hasText {
      link(tokensAfter: open, until: token, to: target.address)
    } else {
      tokens[token].text = Substring(target.address)
      tokens[token].link = target.address
    }
    // A link contains no other links.
    brackets = []
  }

  private mutating func link(tokensAfter open: Int, until end: Int, to address: String) {
    for index in (open + 1)..<end { tokens[index].link = address }
  }

  private static let strongTags: Set<String> = ["b", "strong"]
  private static let lightTags: Set<String> = ["em", "i", "cite", "dfn", "var"]
  /// Tags without an effect here.
  private static let otherTags: Set<String> = [
    "u", "s", "del", "ins", "span", "font", "small", "big", "center", "sub", "sup", "mark", "tt", "code", "pre",
  ]

  private mutating func parseTag() {
    if let address = WebAddress(inBracketsAt: rest.startIndex, in: rest) {
      return _ = take(until: address.end, showing: Substring(address.text), link: address.text)
    }
    guard let tag = HTMLTag(at: rest.startIndex, in: rest) else { return _ = take(1) }
    let token = take(until: tag.end)
    if tag.name == "a" { return parseAnchor(tag, at: token) }
    let change =
      Self.strongTags.contains(tag.name)
      ? Emphasis(strong: 1) : Self.lightTags.contains(tag.name) ? Emphasis(light: 1) : Emphasis()
    guard change.strong + change.light > 0 || Self.otherTags.contains(tag.name) else { return }
    guard tag.isClosing else { return tags[tag.name, default: []].append(token) }
    guard let open = tags[tag.name]?.popLast() else { return }
    tokens[open].text = ""
    tokens[open].after.add(change)
    tokens[token].text = ""
    tokens[token].before.add(Emphasis(strong: -change.strong, light: -change.light))
  }

  /// Links do not contain links, so only one is open at a time.
  private mutating func parseAnchor(_ tag: HTMLTag, at token: Int) {
    guard tag.isClosing else {
      if anchor == nil, let address = tag.address { anchor = (token, address) }
      return
    }
    guard let open = anchor else { return }
    anchor = nil
    tokens[open.token].text = ""
    tokens[token].text = ""
    link(tokensAfter: open.token, until: token, to: open.address)
  }
}

extension Unicode.Scalar? {
  /// Whether emphasis may start or end between this character, which would be inside, and `outer`.
  fileprivate func isInside(of outer: Unicode.Scalar?) -> Bool {
    guard let self, !self.properties.isWhitespace else { return false }
    return !Optional(self).isPunctuation || outer.isPunctuation || (outer?.properties.isWhitespace ?? true)
  }

  /// Whether this is a visible character that no word contains. Han and kana count, because they are written without
  /// blanks.
  fileprivate var isPunctuation: Bool {
    guard let self, !self.properties.isWhitespace else { return false }
    return !self.isOfWord
  }
}

extension Unicode.Scalar {
  /// Whether words of scripts with blanks contain the character.
  fileprivate var isOfWord: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case ..<0x80, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...: false
    default: properties.isAlphabetic || properties.numericType != nil || properties.generalCategory == .nonspacingMark
    }
  }
}
