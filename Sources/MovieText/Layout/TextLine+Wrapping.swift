extension TextLine {
  /// Wraps the line to `limit` cells, as text is wrapped. The pieces keep their styles and links.
  func wrapped(to limit: Int) -> [TextLine] {
    guard width > limit else { return width == 0 ? [] : [self] }
    let text = CleanText(written: pieces.map(\.text.string).joined())
    var piece = 0
    // The part of the text that the piece covers.
    var start = text.string.utf8.startIndex
    var end = text.string.utf8.index(start, offsetBy: pieces[0].text.string.utf8.count)
    return text.lines(to: limit).map { range, _ in
      var line = TextLine()
      while true {
        let part = max(range.lowerBound, start)..<max(max(range.lowerBound, start), min(range.upperBound, end))
        if !part.isEmpty {
          line.append(text.slice(part), pieces[piece].style, to: pieces[piece].target)
        }
        guard end < range.upperBound, piece + 1 < pieces.count else { return line }
        piece += 1
        start = end
        end = text.string.utf8.index(start, offsetBy: pieces[piece].text.string.utf8.count)
      }
    }
  }
}
