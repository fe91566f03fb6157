/// An sRGB color with components of 0 through 255.
public struct RGB: Sendable, Hashable {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8

  /// Creates a color from its components.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a color from a number such as `0xRRGGBB`.
  public init(_ hex: UInt32) {
    self.init(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
  }

  /// Returns a linear blend with another color. `share` is that of the other color, from 0 to 1; other values count as
  /// the nearest of these.
  public func mixed(with other: RGB, _ share: Double) -> RGB {
    let share = min(1, max(0, share))
    func part(_ first: UInt8, _ second: UInt8) -> UInt8 {
      UInt8(Double(first) + (Double(second) - Double(first)) * share + 0.5)
    }
    return RGB(part(red, other.red), part(green, other.green), part(blue, other.blue))
  }

  /// Whether the color is rather light, by its perceived brightness.
  public var isLight: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 127_500 }

  // The 256 terminal colors are 16 colors of the theme, a 6 × 6 × 6 cube and 24 grays.
  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The nearest of the terminal colors 16 through 255, which do not depend on the theme.
  public var indexed: UInt8 {
    let parts = (Self.cubeIndex(red), Self.cubeIndex(green), Self.cubeIndex(blue))
    let cube = UInt8(16 + 36 * parts.0 + 6 * parts.1 + parts.2)
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    return distance(to: RGB(indexed: gray)) < distance(to: RGB(indexed: cube)) ? gray : cube
  }

  /// Creates one of the terminal colors 16 through 255. Lower numbers depend on the theme and give black.
  public init(indexed index: UInt8) {
    switch index {
    case ..<16: self.init(0, 0, 0)
    case ..<232:
      let place = Int(index) - 16
      self.init(Self.cubeLevels[place / 36], Self.cubeLevels[place / 6 % 6], Self.cubeLevels[place % 6])
    default:
      let level = 8 + 10 * (index - 232)
      self.init(level, level, level)
    }
  }

  private static func cubeIndex(_ part: UInt8) -> Int {
    // The first two steps between levels are larger than the others.
    part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40
  }

  private func distance(to other: RGB) -> Int {
    func squared(_ first: UInt8, _ second: UInt8) -> Int {
      let difference = Int(first) - Int(second)
      return difference * difference
    }
    return squared(red, other.red) + squared(green, other.green) + squared(blue, other.blue)
  }
}
