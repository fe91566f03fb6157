/// Pictures for iTerm2 and the terminals that follow its protocol for inline images.
public enum ITermImage {
  /// What draws a picture into cells from the cursor on, as large as its own shape allows there.
  ///
  /// The terminal decodes the file: pass only what is known to be a picture. iTerm2 itself moves the cursor all the same,
  /// so save it before and restore it after.
  public static func sequence(for jpegBytes: [UInt8], columns: Int, rows: Int) -> String {
    let arguments = [
      "inline=1", "size=\(jpegBytes.count)", "width=\(columns)", "height=\(rows)", "preserveAspectRatio=1",
      "doNotMoveCursor=1",
    ]
    return "\u{1B}]1337;File=\(arguments.joined(separator: ";")):\(Base64.text(of: jpegBytes))\u{7}"
  }
}
