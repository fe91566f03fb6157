import MoviePictures

/// A color of a cell: the default one, one of 256 or one of 24 bits.
struct PenColor: Equatable {
  private let value: UInt32

  private static let indexedBit: UInt32 = 1 << 24
  private static let fullBit: UInt32 = 1 << 25

  static let none = PenColor(value: 0)

  private init(value: UInt32) {
    self.value = value
  }

  /// One of 256 colors. The first 16 are those of the user's theme.
  init(indexed index: UInt8) {
    value = Self.indexedBit | UInt32(index)
  }

  init(_ color: RGB) {
    value = Self.fullBit | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  /// Appends the SGR parameters. `base` is 30 for the foreground and 40 for the background.
  func append(to output: inout [UInt8], base: Int) {
    if value & Self.fullBit != 0 {
      output.append(decimal: base + 8)
      output.append(ascii: ";2;")
      output.append(decimal: Int(value >> 16 & 0xFF))
      output.append(UInt8(ascii: ";"))
      output.append(decimal: Int(value >> 8 & 0xFF))
      output.append(UInt8(ascii: ";"))
      output.append(decimal: Int(value & 0xFF))
    } else if value & Self.indexedBit != 0 {
      let index = Int(value & 0xFF)
      if index < 8 {
        output.append(decimal: base + index)
      } else if index < 16 {
        output.append(decimal: base + 60 + index - 8)
      } else {
        output.append(decimal: base + 8)
        output.append(ascii: ";5;")
        output.append(decimal: index)
      }
    } else {
      output.append(decimal: base + 9)
    }
  }
}
