import MovieText

/// Numbers the addresses of links, from 1.
struct LinkTable {
  private var indexes: [Hyperlink: UInt16] = [:]
  private var links: [Hyperlink] = []

  var count: Int { links.count }

  /// Returns the index of a link; 0, which is no link, if there are too many.
  mutating func index(of link: Hyperlink) -> UInt16 {
    if let index = indexes[link] { return index }
    guard let index = UInt16(exactly: links.count + 1) else { return 0 }
    links.append(link)
    indexes[link] = index
    return index
  }

  /// Appends the sequence that opens a link. Parts of a link in several rows belong together by their id.
  func appendOpening(_ index: UInt16, _ output: inout [UInt8]) {
    output.append(ascii: "\u{1B}]8;id=")
    output.append(parameter: Int(index))
    output.append(contentsOf: links[Int(index) - 1].address.utf8)
    output.append(ascii: "\u{1B}\\")
  }
}
