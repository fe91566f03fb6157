/// The approximate number of terminal columns of a character, for placing marks below it.
enum DisplayWidth {
  static func of(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default:
      if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
      return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
