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
    json(text) { scalar in
      guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7F }
      return switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
      default: false
      }
    }
  }
}
