import RandomTestSupport

/// Texts that try to break a terminal or a parser.
package enum HostileText {
  private static let kinds: [[ClosedRange<UInt32>]] = [
    [0...0x1F], [0x7F...0x9F], [0x20...0x7E], [0x20...0x7E], [0x22...0x22, 0x5C...0x5C, 0x2F...0x2F],
    [0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x61C...0x61C, 0xFEFF...0xFEFF],
    [0xAD...0xAD, 0x34F...0x34F, 0x115F...0x1160, 0x180B...0x180F, 0x3164...0x3164, 0xFFF9...0xFFFF],
    [0xE0000...0xE01EF], [0xFE00...0xFE0F, 0x1F300...0x1F6FF], [0x300...0x36F], [0x590...0x6FF], [0x4E00...0x9FFF],
    [0xE000...0xF8FF], [0xFDD0...0xFDEF, 0x1FFFE...0x1FFFF, 0x10FFFE...0x10FFFF], [0...0xD7FF, 0xE000...0x10FFFF],
  ]

  /// Returns texts of 1 to 20 scalars. The same seed gives the same texts.
  package static func samples(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        guard let kind = kinds.randomElement(using: &generator)?.randomElement(using: &generator) else { continue }
        text.append(Unicode.Scalar(UInt32.random(in: kind, using: &generator)) ?? "\u{FFFD}")
      }
      return String(text)
    }
  }
}
