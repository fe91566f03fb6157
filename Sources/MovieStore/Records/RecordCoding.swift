import JSONText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns records into JSON and back.
enum RecordCoding {
  static func text(_ record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

  static func record<Record: Decodable>(_ type: Record.Type, from text: String) throws -> Record {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// JSON in which no character is left that a terminal would obey or hide; it says the same.
  static func escapingInvisible(_ text: String) -> String {
    json(text) { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
      default: false
      }
    }
  }
}
