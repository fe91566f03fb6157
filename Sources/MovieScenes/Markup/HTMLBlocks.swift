/// Rewrites the HTML tags that separate blocks, such as `<p>` and `<li>`, as Markdown. Other text stays as it is.
enum HTMLBlocks {
  private static let replacements = [
    "p": "\n\n", "div": "\n\n", "ul": "\n\n", "ol": "\n\n", "hr": "\n\n---\n\n", "br": "\n", "li": "\n- ",
    "blockquote": "\n\n> ", "h1": "\n\n# ", "h2": "\n\n# ", "h3": "\n\n# ", "h4": "\n\n# ", "h5": "\n\n# ",
    "h6": "\n\n# ",
  ]

  static func asMarkdown(_ raw: String) -> String {
    guard raw.utf8.contains(UInt8(ascii: "<")) else { return raw }
    var output = ""
    var rest = Substring(raw)
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      output += rest[..<start]
      guard let tag = HTMLTag(at: start, in: rest), let replacement = replacements[tag.name] else {
        output += "<"
        rest = rest[rest.utf8.index(after: start)...]
        continue
      }
      output += !tag.isClosing ? replacement : tag.name == "li" || tag.name == "br" ? "\n" : "\n\n"
      rest = rest[tag.end...]
    }
    return output + rest
  }
}
