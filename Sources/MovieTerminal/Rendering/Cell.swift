struct Cell: Equatable {
  var glyph: Glyph
  /// The number of columns. The cells that a wide character fills after its first one have 0.
  var width = 1
  /// Whether terminals may disagree about the number of columns.
  var isDoubtful = false
  var pen: Pen
  /// The link's index in the `LinkTable`; 0 for none.
  var link: UInt16 = 0

  var isTail: Bool { width == 0 }

  static let blank = blank(.plain)
  static func blank(_ pen: Pen, link: UInt16 = 0) -> Cell { Cell(glyph: .space, pen: pen, link: link) }
  static func tail(of head: Cell) -> Cell { Cell(glyph: .space, width: 0, pen: head.pen, link: head.link) }
}
