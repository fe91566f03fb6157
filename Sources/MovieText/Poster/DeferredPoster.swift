import Synchronization

/// A picture that is drawn when it comes on screen, because a wall may have thousands.
package final class DeferredPoster: Sendable {
  private let block: PosterBlock
  private let page: TextPage
  private let drawn = Mutex<[TextLine]?>(nil)

  init(_ block: PosterBlock, page: TextPage) {
    self.block = block
    self.page = page
  }

  /// Lines that keep the picture's place.
  var lines: [TextLine] {
    (0..<block.size.rows).map { TextLine(row: $0, of: self, columns: block.size.columns) }
  }

  /// Returns the pieces of a row, which lead to a target.
  fileprivate func pieces(row: Int, to target: TextLine.Target?) -> [TextLine.Piece] {
    let lines = drawn.withLock { drawn in
      let lines = drawn ?? block.lines(on: page)
      drawn = lines
      return lines
    }
    guard lines.indices.contains(row) else { return [] }
    return lines[row].pieces.map { piece in
      var piece = piece
      piece.target = target
      return piece
    }
  }
}

/// Two that are alike need not be found out to be, which would take as long as to draw them.
extension DeferredPoster: Hashable {
  package static func == (left: DeferredPoster, right: DeferredPoster) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension TextLine {
  /// The pieces, with the rows of pictures drawn.
  package var drawnPieces: [Piece] {
    guard !posterRows.isEmpty else { return pieces }
    var drawn: [Piece] = []
    var rest = posterRows[...]
    for (index, piece) in pieces.enumerated() {
      if let row = rest.first, row.piece == index {
        rest.removeFirst()
        drawn += row.poster.pieces(row: row.row, to: piece.target)
      } else {
        drawn.append(piece)
      }
    }
    return drawn
  }
}
