import JSONText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Encodes and decodes records as JSON.
enum RecordCoding {
  static func text(_ record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

  static func record<Record: Decodable>(_ type: Record.Type, from text: String) throws -> Record {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// Escapes control characters and invisible characters in JSON, which keeps its meaning.
  static func escapingInvisible(_ text: String) -> String {
    var text = text
    // Most films have nothing to escape, and an export has thousands.
    guard !text.withUTF8(isCertainlyVisible) else { return text }
    return json(text) { scalar in
      guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7F }
      return switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
      default: false
      }
    }
  }

  /// Whether UTF-8 has only ASCII, Latin and Cyrillic letters, and dashes and quotation marks.
  private static func isCertainlyVisible(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x20..<0x7F: index += 1
      case 0xC3...0xC5, 0xD0...0xD1: index += 2
      case 0xE2:
        guard index + 2 < bytes.count, bytes[index + 1] == 0x80, (0x90...0xA6).contains(bytes[index + 2]) else {
          return false
        }
        index += 3
      default: return false
      }
    }
    return true
  }
}
