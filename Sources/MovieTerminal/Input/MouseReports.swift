/// The mouse reports of terminals.
enum MouseReports {
  /// Returns the event of a report with decimal numbers, `ESC [ < button ; column ; row M`; nil for mere motion.
  static func event(_ sequence: ControlSequence) -> MouseEvent? {
    guard let code = sequence[0], let column = sequence[1], let row = sequence[2] else { return nil }
    return event(code, column: column, row: row, isRelease: sequence.final == UInt8(ascii: "m"))
  }

  /// Returns the event of a report of three bytes; nil if the position is beyond what a byte can tell.
  static func event(_ bytes: [UInt8]) -> MouseEvent? {
    guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }), bytes[1...].allSatisfy({ (33..<255).contains($0) })
    else { return nil }
    let code = Int(bytes[0]) - 32
    // Here, 3 means that a button went up, and no report says which.
    let isRelease = code & 0x43 == 3
    return event(code, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32, isRelease: isRelease)
  }

  private static func event(_ code: Int, column: Int, row: Int, isRelease: Bool) -> MouseEvent? {
    let isMotion = code & 32 != 0
    guard !isMotion, code < 256, let action = action(code & 0xC3, isRelease: isRelease) else { return nil }
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return MouseEvent(action, row: max(0, row - 1), column: max(0, column - 1), modifiers: modifiers)
  }

  private static func action(_ button: Int, isRelease: Bool) -> MouseEvent.Action? {
    switch button {
    case 0: isRelease ? .release(.left) : .press(.left)
    case 1: isRelease ? .release(.middle) : .press(.middle)
    case 2: isRelease ? .release(.right) : .press(.right)
    case 3: isRelease ? .release(nil) : nil
    case 64 where !isRelease: .scroll(columns: 0, rows: -1)
    case 65 where !isRelease: .scroll(columns: 0, rows: 1)
    case 66 where !isRelease: .scroll(columns: -1, rows: 0)
    case 67 where !isRelease: .scroll(columns: 1, rows: 0)
    case 128: isRelease ? .release(.back) : .press(.back)
    case 129: isRelease ? .release(.forward) : .press(.forward)
    default: nil
    }
  }
}
