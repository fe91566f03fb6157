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
  static let marks: [Unicode.Scalar] = (0x300...0xA8F1).compactMap { Unicode.Scalar(UInt32($0)) }.filter { mark in
    mark.properties.canonicalCombiningClass == .above && mark.properties.age.map { $0 <= (6, 0) } ?? false
      && !accents.contains { $0.contains(mark.value) }
  }

  private static let accents: [ClosedRange<UInt32>] = [
    0x300...0x304, 0x306...0x30C, 0x30F...0x30F, 0x311...0x311, 0x313...0x314, 0x340...0x344, 0x653...0x654,
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
      case 30...37: foreground = .indexed(number - 30)
      default: break
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
  var isPlainOnBlanks: Bool { background == .none && attributes.rawValue & Self.seenOnBlanks == 0 }

  // In a debug build, bits are many times as fast as an option set, and tests draw millions of cells.
  private static let seenOnBlanks = CellAttributes([.reverse, .underline]).rawValue
  private static let weights = CellAttributes([.bold, .dim]).rawValue

  /// Appends the sequence that changes the pen to another one.
  func appendChange(to new: Pen, _ output: inout [UInt8]) {
    guard self != new else { return }
    output.append(ascii: "\u{1B}[")
    guard new != .plain else {
      output.append(ascii: "0m")
      return
    }
    let lost = attributes.rawValue & ~new.attributes.rawValue
    var gained = new.attributes.rawValue & ~attributes.rawValue
    if lost & Self.weights != 0 {
      // One parameter turns off both.
      gained |= new.attributes.rawValue & Self.weights
      output.append(parameter: 22)
    }
    for (attribute, _, off) in Self.parameters where off != 22 && lost & attribute.rawValue != 0 {
      output.append(parameter: off)
    }
    for (attribute, on, _) in Self.parameters where gained & attribute.rawValue != 0 {
      output.append(parameter: on)
    }
    if foreground != new.foreground { new.foreground.append(to: &output, base: 30) }
    if background != new.background { new.background.append(to: &output, base: 40) }
    // In place of the last semicolon.
    output[output.count - 1] = UInt8(ascii: "m")
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
