import MoviePictures

enum PenColor: Equatable {
  /// The default color.
  case none
  /// One of 256 colors. The first 16 are those of the user's theme.
  case indexed(UInt8)
  /// A color of 24 bits.
  case full(RGB)

  /// Appends the SGR parameters, each with a semicolon. `base` is 30 for the foreground and 40 for the background.
  func append(to output: inout [UInt8], base: Int) {
    switch self {
    case .none: output.append(parameter: base + 9)
    case .indexed(let index) where index < 8: output.append(parameter: base + Int(index))
    case .indexed(let index) where index < 16: output.append(parameter: base + 60 + Int(index) - 8)
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
