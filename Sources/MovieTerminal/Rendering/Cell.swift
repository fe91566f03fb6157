/// A cell of the screen, in 16 bytes.
struct Cell: Equatable {
  /// What is drawn.
  var glyph: Glyph
  var pen: Pen
  /// The link's index in the `LinkTable`; 0 for none.
  var link: UInt16 = 0
  /// The number of columns, and in the highest bit whether terminals may disagree about it. The cells that a wide
  /// character fills after its first one have 0.
  private var shape: UInt8

  private static let doubtfulBit: UInt8 = 0x80

  init(_ glyph: Glyph, width: Int, isDoubtful: Bool = false, pen: Pen, link: UInt16 = 0) {
    self.glyph = glyph
    self.pen = pen
    self.link = link
    shape = UInt8(min(width, 0x7F)) | (isDoubtful ? Self.doubtfulBit : 0)
  }

  var width: Int { Int(shape & ~Self.doubtfulBit) }
  var isTail: Bool { shape & ~Self.doubtfulBit == 0 }
  var isDoubtful: Bool { shape & Self.doubtfulBit != 0 }

  static let blank = Cell(.space, width: 1, pen: .plain)
  static func blank(_ pen: Pen, link: UInt16 = 0) -> Cell { Cell(.space, width: 1, pen: pen, link: link) }
  static func tail(of head: Cell) -> Cell { Cell(.space, width: 0, pen: head.pen, link: head.link) }
}
