enum MouseReports {
  /// Returns the event of a report with decimal numbers, `ESC [ < button ; column ; row M`; nil for mere motion and
  /// for a button that went up.
  static func event(_ sequence: ControlSequence) -> MouseEvent? {
    guard sequence.final == UInt8(ascii: "M"), let code = sequence[0], let column = sequence[1], let row = sequence[2]
    else { return nil }
    return event(code, column: column, row: row)
  }

  /// Returns the event of a report of three bytes; nil if the position is beyond what a byte can tell.
  static func event(_ bytes: [UInt8]) -> MouseEvent? {
    guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }), bytes[1...].allSatisfy({ (33..<255).contains($0) })
    else { return nil }
    return event(Int(bytes[0]) - 32, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32)
  }

  private static func event(_ code: Int, column: Int, row: Int) -> MouseEvent? {
    let isMotion = code & 32 != 0
    guard !isMotion, code < 256, let action = action(code & 0xC3) else { return nil }
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return MouseEvent(action, row: max(0, row - 1), column: max(0, column - 1), modifiers: modifiers)
  }

  private static func action(_ button: Int) -> MouseEvent.Action? {
    switch button {
    case 0: .press(.left)
    case 1: .press(.middle)
    case 2: .press(.right)
    case 64: .scroll(columns: 0, rows: -1)
    case 65: .scroll(columns: 0, rows: 1)
    case 66: .scroll(columns: -1, rows: 0)
    case 67: .scroll(columns: 1, rows: 0)
    case 128: .press(.back)
    case 129: .press(.forward)
    // In a report of three bytes, 3 means that a button went up.
    default: nil
    }
  }
}
