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
