import MoviePictures
import MovieText

/// The replies that terminals send as sequences of bytes.
enum ReplySequences {
  static func reply(_ sequence: ControlSequence) -> TerminalReply? {
    switch (sequence.marker, sequence.final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): .attributes
    case (UInt8(ascii: "?"), UInt8(ascii: "y")) where sequence.intermediates == [UInt8(ascii: "$")]:
      sequence[0].map { .mode($0, setting: sequence[1] ?? 0) }
    case (UInt8(ascii: "?"), UInt8(ascii: "u")): .keyboard(flags: sequence[0] ?? 0)
    case (UInt8(ascii: "?"), UInt8(ascii: "n")) where sequence[0] == 997:
      sequence[1] == 1 ? .colorScheme(.dark) : sequence[1] == 2 ? .colorScheme(.light) : nil
    case (nil, UInt8(ascii: "R")), (UInt8(ascii: "?"), UInt8(ascii: "R")): cursor(sequence)
    case (nil, UInt8(ascii: "t")) where sequence[0] == 6: cellSize(sequence)
    default: nil
    }
  }

  /// Returns the reply of a string that was introduced by `ESC` and a byte; nil if it is unknown.
  static func reply(_ string: [UInt8], after introducer: UInt8) -> TerminalReply? {
    let text = String(decoding: string, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "]"):
      return text.hasPrefix("11;") ? color(text.dropFirst(3)).map { .background($0) } : nil
    case UInt8(ascii: "P"): return text.hasPrefix(">|") ? .name(String(text.dropFirst(2))) : nil
    case UInt8(ascii: "_"):
      guard text.hasPrefix("G") else { return nil }
      let parts = text.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      let id = parts[0].split(separator: ",").first { $0.hasPrefix("i=") }.flatMap { UInt32($0.dropFirst(2)) }
      return .graphics(id: id, message: parts.count > 1 ? String(parts[1]) : "")
    default: return nil
    }
  }

  private static func cursor(_ sequence: ControlSequence) -> TerminalReply? {
    guard let row = sequence[0], let column = sequence[1] else { return nil }
    return .cursor(row: max(0, row - 1), column: max(0, column - 1))
  }

  private static func cellSize(_ sequence: ControlSequence) -> TerminalReply? {
    guard let height = sequence[1], let width = sequence[2] else { return nil }
    return .cellPixels(width: width, height: height)
  }

  /// Reads a color such as `rgb:ff/80/00` or `rgba:ffff/8080/0000/ffff`.
  private static func color(_ text: Substring) -> RGB? {
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else { return nil }
    let parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    let levels = parts.prefix(3).compactMap { part -> UInt8? in
      guard (1...4).contains(part.utf8.count), part.allSatisfy(\.isHexDigit), let value = UInt32(part, radix: 16) else {
        return nil
      }
      let largest = (UInt32(1) << (4 * UInt32(part.utf8.count))) - 1
      return UInt8(value * 255 / largest)
    }
    return levels.count == 3 ? RGB(levels[0], levels[1], levels[2]) : nil
  }
}
