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
  static func escapingInvisible(_ json: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      guard scalar.isInvisible else {
        escaped.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        escaped.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
      }
    }
    return String(escaped)
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    guard value > 0x7E else { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return true
    default: return false
    }
  }
}
