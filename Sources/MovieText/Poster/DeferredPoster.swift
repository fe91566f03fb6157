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
    (0..<block.size.rows).map { TextLine(.deferred(self, row: $0), columns: block.size.columns) }
  }

  func line(row: Int, to target: TextLine.Target?) -> TextLine {
    let lines = drawn.withLock { drawn in
      let lines = drawn ?? block.lines(on: page)
      drawn = lines
      return lines
    }
    return lines.indices.contains(row) ? lines[row].leading(to: target) : .empty
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
    guard pieces.contains(where: { $0.picture != nil }) else { return pieces }
    return pieces.flatMap { piece in
      guard case .deferred(let poster, let row)? = piece.picture else { return [piece] }
      return poster.line(row: row, to: piece.target).pieces
    }
  }
}
