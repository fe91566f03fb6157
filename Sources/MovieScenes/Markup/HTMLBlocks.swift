/// Rewrites the HTML tags that separate blocks, such as `<p>` and `<li>`, as Markdown. Other text stays as it is.
enum HTMLBlocks {
  private static let replacements = [
    "p": "\n\n", "div": "\n\n", "ul": "\n\n", "ol": "\n\n", "hr": "\n\n---\n\n", "br": "\n", "li": "\n- ",
    "blockquote": "\n\n> ", "h1": "\n\n# ", "h2": "\n\n# ", "h3": "\n\n# ", "h4": "\n\n# ", "h5": "\n\n# ",
    "h6": "\n\n# ",
  ]

  static func asMarkdown(_ raw: String) -> String {
    raw.replacing(from: "<") { start, rest in
      guard let tag = HTMLTag(at: start, in: rest), let replacement = replacements[tag.name] else { return nil }
      return (!tag.isClosing ? replacement : tag.name == "li" || tag.name == "br" ? "\n" : "\n\n", tag.end)
    }
  }
}

extension String {
  /// Replaces each part that starts with `mark`, and for which there is a replacement.
  func replacing(
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
