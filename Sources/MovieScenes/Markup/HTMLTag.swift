import MovieDomain

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
