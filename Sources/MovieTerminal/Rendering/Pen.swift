import MoviePictures
import MovieText

struct Pen: Equatable {
  var foreground = PenColor.none
  var background = PenColor.none
  var attributes: CellAttributes = []

  static let plain = Pen()

  init(_ style: TextStyle, palette: Palette) {
    self.init()
    // Posters have thousands of these, so they are not parsed.
    if case .colors(let foreground, on: let background) = style {
      guard palette.showsPictures else { return }
      self.foreground = Self.color(foreground, palette)
      self.background = Self.color(background, palette)
    } else if let parameters = palette.parameters(for: style) {
      self = Pen(parameters: parameters)
    }
  }

  init(foreground: PenColor = .none) {
    self.foreground = foreground
  }

  /// Reads SGR parameters that a palette has written.
  private init(parameters: String) {
    var rest = parameters.split(separator: ";").compactMap { UInt8($0) }[...]
    while let parameter = rest.popFirst() {
      switch parameter {
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 30...37: foreground = .indexed(parameter - 30)
      case 90...97: foreground = .indexed(parameter - 90 + 8)
      case 38: foreground = Self.color(&rest)
      case 48: background = Self.color(&rest)
      default: break
      }
    }
  }

  private static func color(_ parameters: inout ArraySlice<UInt8>) -> PenColor {
    let isFull = parameters.popFirst() == 2
    let count = isFull ? 3 : 1
    guard parameters.count >= count else { return .none }
    let numbers = Array(parameters.prefix(count))
    parameters = parameters.dropFirst(count)
    return isFull ? .full(RGB(numbers[0], numbers[1], numbers[2])) : .indexed(numbers[0])
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
