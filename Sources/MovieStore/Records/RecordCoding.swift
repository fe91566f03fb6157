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
}
