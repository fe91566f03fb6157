/// Pictures for kitty and the terminals that follow its graphics protocol.
public enum KittyGraphics {
  /// 4,096 characters, the most the protocol allows in one piece.
  private static let pieceBytes = 3_072

  /// What draws a picture into cells from the cursor on, and leaves the cursor where it is.
  ///
  /// The pixels are sent as they are: scale the picture to what the cells hold before.
  public static func sequence(for picture: Picture, columns: Int, rows: Int) -> String {
    let bytes = picture.bytes
    var output = ""
    // `q=2`: an answer would be taken for keys that were pressed.
    var keys = "a=T,f=24,s=\(picture.width),v=\(picture.height),c=\(columns),r=\(rows),C=1,q=2,"
    for start in stride(from: 0, to: bytes.count, by: pieceBytes) {
      let end = min(bytes.count, start + pieceBytes)
      output += "\u{1B}_G\(keys)m=\(end < bytes.count ? 1 : 0);\(Base64.text(of: bytes[start..<end]))\u{1B}\\"
      // Later pieces may say nothing else of the picture.
      keys = "q=2,"
    }
    return output
  }
}
