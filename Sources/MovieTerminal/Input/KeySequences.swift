/// The keys that terminals send as sequences of bytes.
enum KeySequences {
  /// The key of a sequence `ESC O`, with or without a number for the modifiers; nil if there is none.
  static func afterO(_ final: UInt8, modifiers number: Int?) -> KeyPress? {
    let modifiers = Self.modifiers(number)
    if let code = letters[final] { return KeyPress(Key(code, modifiers)) }
    switch final {
    case UInt8(ascii: "M"): return KeyPress(Key(.enter, modifiers))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return letters[final - 0x20].map { KeyPress(Key($0, modifiers.union(.control))) }
    // The keypad sends its ASCII characters, moved up by 0x40.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return KeyPress(Key(Unicode.Scalar(final - 0x40), modifiers))
    default: return nil
    }
  }

  static func key(_ sequence: ControlSequence) -> KeyPress? {
    // That a key went up is never asked for, but other programs may have left it on.
    let isRelease = sequence[1, 1] == 3
    guard sequence.marker == nil, sequence.intermediates.isEmpty, !isRelease else { return nil }
    let modifiers = Self.modifiers(sequence[1])
    switch sequence.final {
    case UInt8(ascii: "Z"): return KeyPress(Key(.tab, modifiers.union(.shift)))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return letters[sequence.final - 0x20].map { KeyPress(Key($0, modifiers.union(.shift))) }
    case UInt8(ascii: "^"): return numbered(sequence, .control)
    case UInt8(ascii: "@"): return numbered(sequence, [.control, .shift])
    case UInt8(ascii: "~"):
      guard sequence[0] == 27 else { return numbered(sequence, modifiers) }
      return sequence[2].flatMap { character($0, modifiers: modifiers) }
    case UInt8(ascii: "u"):
      return sequence[0].flatMap { code in
        character(
          code, shifted: sequence[0, 1], base: sequence[0, 2], modifiers: modifiers,
          text: sequence.parameters.count > 2 ? sequence.parameters[2] : [])
      }
    default: return letters[sequence.final].map { KeyPress(Key($0, modifiers)) }
    }
  }

  /// The key of a sequence `ESC [ [` letter, which the Linux console sends.
  static func console(_ final: UInt8) -> KeyPress? {
    (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final)
      ? KeyPress(Key(.function(Int(final - UInt8(ascii: "A")) + 1))) : nil
  }

  /// The key of a byte below 0x20, or of 0x7F.
  static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: Key(" ", .control)
    case 0x08, 0x7F: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case 0x1B: Key(.escape)
    case 0x01...0x1A: Key(Unicode.Scalar(byte + 0x60), .control)
    default: Key(Unicode.Scalar(byte + 0x40), .control)
    }
  }

  static func numbered(_ sequence: ControlSequence, _ modifiers: Key.Modifiers) -> KeyPress? {
    sequence[0].flatMap { numbers[$0] }.map { KeyPress(Key($0, modifiers)) }
  }

  /// Terminals send a bit set plus 1. The two highest bits are Caps Lock and Num Lock.
  private static func modifiers(_ number: Int?) -> Key.Modifiers {
    Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: max(0, (number ?? 1) - 1) & 0x3F))
  }

  /// The key that the kitty keyboard protocol reports.
  private static func character(
    _ code: Int, shifted: Int? = nil, base: Int? = nil, modifiers: Key.Modifiers, text: [Int?] = []
  ) -> KeyPress? {
    if let key = functional(code) { return KeyPress(Key(key, modifiers)) }
    let keypad = keypadCharacters[code]
    guard let typed = keypad ?? visible(code) else { return nil }
    let isText = modifiers.isSubset(of: .shift)
    let latin = isText ? nil : base.flatMap(visible)
    let key = latin ?? typed
    // As in terminals without the protocol, the character tells whether Shift is held, except with Control.
    guard !modifiers.contains(.control) else { return KeyPress(Key(key, modifiers), text: "") }
    let uppercase = key.properties.uppercaseMapping.unicodeScalars
    let upper = uppercase.count == 1 ? uppercase.first : nil
    let isShifted = modifiers.contains(.shift) && keypad == nil
    let character = isShifted ? (latin == nil ? shifted.flatMap(visible) : nil) ?? upper ?? key : key
    let shown = Key(character, modifiers.subtracting(.shift))
    guard isText else { return KeyPress(shown, text: "") }
    let text = text.compactMap { $0.flatMap(visible) }.reduce(into: "") { $0.unicodeScalars.append($1) }
    return KeyPress(shown, text: text.isEmpty ? nil : text)
  }

  private static func visible(_ code: Int) -> Unicode.Scalar? {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
      scalar.properties.generalCategory != .control,
      !(57_344...63_743).contains(code)
    else { return nil }
    return scalar
  }

  private static func functional(_ code: Int) -> Key.Code? {
    switch code {
    case 9: .tab
    case 13, 57_414: .enter
    case 27: .escape
    case 8, 127: .backspace
    case 57_376...57_398: .function(code - 57_376 + 13)
    case 57_417...57_427: keypadKeys[code - 57_417]
    default: nil
    }
  }

  private static let keypadKeys: [Key.Code] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete, .center,
  ]

  private static let keypadCharacters: [Int: Unicode.Scalar] = {
    var characters = Dictionary(uniqueKeysWithValues: zip(57_399..., "0123456789./*-+".unicodeScalars))
    characters[57_415] = "="
    characters[57_416] = ","
    return characters
  }()

  private static let letters: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "E"): .center, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home, UInt8(ascii: "P"): .function(1),
    UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let numbers: [Int: Key.Code] = {
    var numbers: [Int: Key.Code] = [
      1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]
    // There are gaps in the numbers of the function keys.
    let functions = Array(11...15) + Array(17...21) + [23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
    for (index, number) in functions.enumerated() { numbers[number] = .function(index + 1) }
    return numbers
  }()
}
