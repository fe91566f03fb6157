/// The kitty graphics protocol, also supported by other terminals.
public enum KittyGraphics {
  /// The number of bytes per chunk. Their encoding has 4,096 characters, the protocol's limit.
  private static let pieceBytes = 3_072
  private static let largestID: UInt32 = 0xFF_FFFF

  /// Returns the escape sequence that draws a picture over a number of cells at the cursor, which does not move.
  ///
  /// Pixels are sent uncompressed, so scale the picture to the size of the cells first.
  public static func sequence(for picture: Picture, columns: Int, rows: Int) -> String {
    transmission(of: picture, "c=\(columns),r=\(rows),C=1")
  }

  /// Returns the escape sequence that stores a picture under an id, so that Unicode placeholders show it.
  ///
  /// The id has at most 24 bits, because the color of a placeholder names it. Scale the picture to the size of the cells
  /// first.
  public static func storing(_ picture: Picture, as id: UInt32, columns: Int, rows: Int) -> String {
    transmission(of: picture, "U=1,i=\(id & largestID),c=\(columns),r=\(rows)")
  }

  /// Returns the escape sequence that deletes a stored picture.
  public static func removing(_ id: UInt32) -> String { "\u{1B}_Ga=d,d=I,i=\(id & largestID),q=2\u{1B}\\" }

  private static func transmission(of picture: Picture, _ placement: String) -> String {
    let bytes = picture.bytes
    var output = ""
    // `q=2` suppresses responses, which would be read as key presses.
    var keys = "a=T,f=24,s=\(picture.width),v=\(picture.height),\(placement),q=2,"
    for start in stride(from: 0, to: bytes.count, by: pieceBytes) {
      let end = min(bytes.count, start + pieceBytes)
      output += "\u{1B}_G\(keys)m=\(end < bytes.count ? 1 : 0);\(Base64.text(of: bytes[start..<end]))\u{1B}\\"
      // Later chunks must not repeat the other keys.
      keys = "q=2,"
    }
    return output
  }
}

/// iTerm2's inline image protocol, also supported by other terminals.
public enum ITermImage {
  /// Returns the escape sequence that draws a JPEG file at the cursor, as large as fits into the cells.
  ///
  /// The terminal decodes the file, so pass only files that were decoded without an error before. iTerm2 moves the
  /// cursor; save and restore it around the sequence.
  public static func sequence(for jpegBytes: [UInt8], columns: Int, rows: Int) -> String {
    let arguments = [
      "inline=1", "size=\(jpegBytes.count)", "width=\(columns)", "height=\(rows)", "preserveAspectRatio=1",
      "doNotMoveCursor=1",
    ]
    return "\u{1B}]1337;File=\(arguments.joined(separator: ";")):\(Base64.text(of: jpegBytes))\u{7}"
  }
}
