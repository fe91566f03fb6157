/// An HTML tag in a text.
struct HTMLTag {
  /// The longest tag. A limit keeps the search for the end of a tag short.
  private static let longest = 600

  /// The name in lowercase.
  let name: String
  let isClosing: Bool
  /// The address of a link; nil for another tag.
  let address: String?
  /// The index after the tag.
  let end: String.Index

  /// Nil if no tag starts with the `<` at this index.
  init?(at start: String.Index, in text: Substring) {
    let bytes = text.utf8
    var index = bytes.index(after: start)
    isClosing = index < bytes.endIndex && bytes[index] == UInt8(ascii: "/")
    if isClosing { index = bytes.index(after: index) }
    let nameStart = index
    while index < bytes.endIndex, Self.isOfName(bytes[index]) { index = bytes.index(after: index) }
    let name = text[nameStart..<index]
    guard !name.isEmpty, name.utf8.count <= 10 else { return nil }
    // Attributes follow a blank; a tag without content may end with a slash.
    var left = Self.longest
    let rest = index
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: ">") {
      left -= 1
      guard left > 0, bytes[index] != UInt8(ascii: "<") else { return nil }
      index = bytes.index(after: index)
    }
    guard index < bytes.endIndex else { return nil }
    let attributes = text[rest..<index]
    guard attributes.isEmpty || attributes.first == "/" || attributes.first?.isWhitespace == true else { return nil }
    self.name = name.lowercased()
    address = self.name == "a" && !isClosing ? Self.address(in: attributes) : nil
    end = bytes.index(after: index)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
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
