import MoviePictures
import MovieText

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

/// What is drawn in a cell.
enum Glyph: Hashable {
  case scalar(Unicode.Scalar)
  /// A longer cluster, by its index in the `ClusterTable`.
  case cluster(UInt32)
  /// A part of a picture.
  case picture(row: UInt16, column: UInt16)

  static let space = Glyph.scalar(" ")

  var isASCII: Bool { if case .scalar(let scalar) = self { scalar.isASCII } else { false } }
}

/// The text of a picture's cells: the kitty graphics protocol's Unicode placeholders.
enum Placeholder {
  /// The character that stands for a cell of a picture. Two combining marks after it name the row and the column.
  static let scalar: Unicode.Scalar = "\u{10EEEE}"
  /// The number of rows and of columns that can be named.
  static let limit = marks.count

  /// The marks that name rows and columns, in the order of the protocol: combining marks of Unicode 6.0 that are drawn
  /// above a letter, except for common accents. The protocol has a few more, for more than 268 rows or columns.
  static let marks: [Unicode.Scalar] = ranges.flatMap { $0 }.compactMap { Unicode.Scalar($0) }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x305...0x305, 0x30D...0x30E, 0x310...0x310, 0x312...0x312, 0x33D...0x33F, 0x346...0x346, 0x34A...0x34C,
    0x350...0x352, 0x357...0x357, 0x35B...0x35B, 0x363...0x36F, 0x483...0x487, 0x592...0x595, 0x597...0x599,
    0x59C...0x5A1, 0x5A8...0x5A9, 0x5AB...0x5AC, 0x5AF...0x5AF, 0x5C4...0x5C4, 0x610...0x617, 0x657...0x65B,
    0x65D...0x65E, 0x6D6...0x6DC, 0x6DF...0x6E2, 0x6E4...0x6E4, 0x6E7...0x6E8, 0x6EB...0x6EC, 0x730...0x730,
    0x732...0x733, 0x735...0x736, 0x73A...0x73A, 0x73D...0x73D, 0x73F...0x741, 0x743...0x743, 0x745...0x745,
    0x747...0x747, 0x749...0x74A, 0x7EB...0x7F1, 0x7F3...0x7F3, 0x816...0x819, 0x81B...0x823, 0x825...0x827,
    0x829...0x82D, 0x951...0x951, 0x953...0x954, 0xF82...0xF83, 0xF86...0xF87, 0x135D...0x135F, 0x17DD...0x17DD,
    0x193A...0x193A, 0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B, 0x1B6D...0x1B73, 0x1CD0...0x1CD2,
    0x1CDA...0x1CDB, 0x1CE0...0x1CE0, 0x1DC0...0x1DC1, 0x1DC3...0x1DC9, 0x1DCB...0x1DCC, 0x1DD1...0x1DE6,
    0x1DFE...0x1DFE, 0x20D0...0x20D1, 0x20D4...0x20D7, 0x20DB...0x20DC, 0x20E1...0x20E1, 0x20E7...0x20E7,
    0x20E9...0x20E9, 0x20F0...0x20F0, 0x2CEF...0x2CF1, 0x2DE0...0x2DFF, 0xA66F...0xA66F, 0xA67C...0xA67D,
    0xA6F0...0xA6F1, 0xA8E0...0xA8F1,
  ]
}

struct Pen: Equatable {
  var foreground = PenColor.none
  var background = PenColor.none
  var attributes: CellAttributes = []

  static let plain = Pen()

  init(_ style: TextStyle, palette: Palette) {
    self.init()
    if case .colors(let foreground, on: let background) = style {
      guard palette.showsPictures else { return }
      self.foreground = Self.color(foreground, palette)
      self.background = Self.color(background, palette)
      return
    }
    let look = palette.look(of: style)
    if let color = look.color { foreground = Self.color(color, palette) }
    for number in look.numbers {
      switch number {
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      // One of the 8 colors of the theme.
      default: foreground = .indexed(number - 30)
      }
    }
  }

  init(foreground: PenColor = .none) {
    self.foreground = foreground
  }

  private static func color(_ color: RGB, _ palette: Palette) -> PenColor {
    palette.depth == .full ? .full(color) : .indexed(color.indexed)
  }

  /// Whether a blank with this pen looks like one that was erased.
  var isPlainOnBlanks: Bool {
    background == .none && attributes.isDisjoint(with: [.reverse, .underline])
  }

  /// Appends the sequence that changes the pen to another one.
  func appendChange(to new: Pen, _ output: inout [UInt8]) {
    guard self != new else { return }
    let start = output.count
    output.append(ascii: "\u{1B}[")
    guard appendDifference(to: new, &output) else { return }
    // Where something is turned off, it may be shorter to start with everything off.
    var whole: [UInt8] = []
    whole.append(ascii: "\u{1B}[0;")
    _ = Pen.plain.appendDifference(to: new, &whole)
    if whole.count < output.count - start { output.replaceSubrange(start..., with: whole) }
  }

  /// Appends the SGR parameters of what differs, and the end of the sequence. Returns whether some of them turn something
  /// off.
  private func appendDifference(to new: Pen, _ output: inout [UInt8]) -> Bool {
    let lost = attributes.subtracting(new.attributes)
    var gained = new.attributes.subtracting(attributes)
    let weights: CellAttributes = [.bold, .dim]
    if !lost.isDisjoint(with: weights) {
      // One parameter turns off both.
      gained.formUnion(new.attributes.intersection(weights))
      output.append(parameter: 22)
    }
    for (attribute, _, off) in Self.parameters where off != 22 && lost.contains(attribute) {
      output.append(parameter: off)
    }
    for (attribute, on, _) in Self.parameters where gained.contains(attribute) {
      output.append(parameter: on)
    }
    if foreground != new.foreground { new.foreground.append(to: &output, base: 30) }
    if background != new.background { new.background.append(to: &output, base: 40) }
    if output.last == UInt8(ascii: ";") { output.removeLast() }
    output.append(UInt8(ascii: "m"))
    let losesColor =
      (foreground != new.foreground && new.foreground == .none)
      || (background != new.background && new.background == .none)
    return !lost.isEmpty || losesColor
  }

  private static let parameters: [(CellAttributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
  ]
}

enum PenColor: Equatable {
  /// The default color.
  case none
  /// One of the first 8 colors, which are those of the user's theme, or one from 16 through 255.
  case indexed(UInt8)
  /// A color of 24 bits.
  case full(RGB)

  /// Appends the SGR parameters, each with a semicolon. `base` is 30 for the foreground and 40 for the background.
  func append(to output: inout [UInt8], base: Int) {
    switch self {
    case .none: output.append(parameter: base + 9)
    case .indexed(let index) where index < 8: output.append(parameter: base + Int(index))
    case .indexed(let index):
      output.append(parameter: base + 8)
      output.append(ascii: "5;")
      output.append(parameter: Int(index))
    case .full(let color):
      output.append(parameter: base + 8)
      output.append(ascii: "2;")
      output.append(parameter: Int(color.red))
      output.append(parameter: Int(color.green))
      output.append(parameter: Int(color.blue))
    }
  }
}
