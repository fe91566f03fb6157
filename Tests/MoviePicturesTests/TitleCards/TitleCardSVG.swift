import MoviePictures

/// A title card as an SVG image. It shows that the public API suffices for other kinds of views.
struct TitleCardSVG {
  private static let columns = 60
  private static let rows = 60

  let card: TitleCard

  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90">
    \(rectangle(x: 0, y: 0, width: 60, height: 90, card.colors.panel))
    \(motif.joined(separator: "\n"))
    <text x="30" y="74" text-anchor="middle" font-size="5" fill="\(hex(card.colors.ink))">\(card.title)</text>
    <text x="30" y="82" text-anchor="middle" font-size="4" fill="\(hex(card.colors.ink))">\(card.year)</text>
    </svg>
    """
  }

  /// The motif as rectangles of one row and one color.
  var motif: [String] {
    (0..<Self.rows).flatMap { row in
      let colors = (0..<Self.columns).map { color(column: $0, row: row) }
      let starts = colors.indices.filter { $0 == 0 || colors[$0] != colors[$0 - 1] }
      return zip(starts, starts.dropFirst() + [Self.columns]).map { start, end in
        rectangle(x: start, y: row, width: end - start, height: 1, colors[start])
      }
    }
  }

  /// The color in the middle of a square of the grid, in steps of a fifth.
  private func color(column: Int, row: Int) -> RGB {
    let width = Double(Self.columns)
    var tone = card.motif.tone(x: (Double(column) + 0.5) / width, y: (Double(row) + 0.5) / width, height: 1)
    tone.figure = (tone.figure * 5).rounded() / 5
    tone.shade = (tone.shade * 5).rounded() / 5
    return card.colors.color(of: tone)
  }

  private func rectangle(x: Int, y: Int, width: Int, height: Int, _ color: RGB) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(hex(color))\"/>"
  }

  private func hex(_ color: RGB) -> String {
    let number = Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
    return "#" + String(number | 1 << 24, radix: 16).dropFirst()
  }
}
