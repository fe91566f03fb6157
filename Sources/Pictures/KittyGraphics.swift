/// The kitty graphics protocol, also supported by other terminals.
public enum KittyGraphics {
  /// The number of bytes per chunk. Their encoding has 4,096 characters, the protocol's limit.
  private static let pieceBytes = 3_072

  /// Returns the escape sequence that draws a picture over a number of cells at the cursor, which does not move.
  ///
  /// Pixels are sent uncompressed, so scale the picture to the size of the cells first.
  public static func sequence(for picture: Picture, columns: Int, rows: Int) -> String {
    let bytes = picture.bytes
    var output = ""
    // `q=2` suppresses responses, which would be read as key presses.
    var keys = "a=T,f=24,s=\(picture.width),v=\(picture.height),c=\(columns),r=\(rows),C=1,q=2,"
    for start in stride(from: 0, to: bytes.count, by: pieceBytes) {
      let end = min(bytes.count, start + pieceBytes)
      output += "\u{1B}_G\(keys)m=\(end < bytes.count ? 1 : 0);\(Base64.text(of: bytes[start..<end]))\u{1B}\\"
      // Later chunks must not repeat the other keys.
      keys = "q=2,"
    }
    return output
  }
}
