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
