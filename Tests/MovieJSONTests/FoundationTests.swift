import Foundation
import MovieJSON
import RandomTestSupport
import Testing

/// Compares the reader with Foundation, which rejects control characters and bytes that are not UTF-8.
@Suite struct FoundationTests {
  private static let document = Array(
    #"""
    {"page":1,"results":[{"adult":false,"genre_ids":[28,878],"id":603, "title":"The \u004datrix","overview":"\"Hackers\"\n\ud83c\udfac","popularity":83.1,"poster_path":null,"vote_average":-8.2e-1,"text":"Ein größerer Überblick 千"},{},[],null,true],"total":"9"}
    """#.utf8)
  /// Bytes that change the structure or are not valid.
  private static let bytes = Array("\"\\{}[]:,0-.eEtfnu 19é\u{FEFF}".utf8) + [0xFF, 0xC0]

  @Test(arguments: 1...40)
  func `Damaged documents are read like Foundation reads them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var bytes = Self.document
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(Self.bytes.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes[place] = Self.bytes.randomElement(using: &random) ?? 0
        default: bytes.removeSubrange(place..<min(place + 20, bytes.count - 1))
        }
      }
      guard !hasShortEscape(bytes) else { continue }
      let expected = try? JSONDecoder().decode(Lenient.self, from: Data(bytes))
      let found = JSONNode(parsing: bytes).map(Lenient.init)
      #expect(found == expected, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// Whether a string may end within the digits of `\u`. Foundation rejects the whole document then.
  private func hasShortEscape(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      bytes[index...].starts(with: Array("\\u".utf8))
        && bytes[index...].dropFirst(2).prefix(4).contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    }
  }
}

extension String {
  /// Whether bytes that are not UTF-8 were replaced, which Foundation does not do. The document has no such character.
  fileprivate var isRepaired: Bool { unicodeScalars.contains("\u{FFFD}") }
}

/// Any value of which invalid parts are nil.
private indirect enum Lenient: Decodable, Equatable {
  case object([String: Lenient])
  case array([Lenient])
  case text(String)
  case number(Double)
  case bool(Bool)
  case null
  case invalid

  init(_ json: JSONNode) {
    if json.isNull {
      self = .null
    } else if json.isObject {
      let members = json.members
      // Foundation reads no member of an object with an invalid key.
      let isValid = members.count == Array(json.children).count && !members.contains { $0.key.isRepaired }
      self =
        isValid ? .object(Dictionary(members.map { ($0.key, Lenient($0.value)) }) { first, _ in first }) : .invalid
    } else if json.isArray {
      self = .array(json.children.map(Lenient.init))
    } else {
      self =
        json.string.map { $0.isRepaired ? .invalid : .text($0) } ?? json.bool.map(Self.bool) ?? json.number.map(
          Self.number) ?? .invalid
    }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .object(
        Dictionary(
          try container.allKeys.map { ($0.stringValue, try container.decode(Lenient.self, forKey: $0)) }
        ) { first, _ in first })
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [Lenient] = []
      while !container.isAtEnd { elements.append(try container.decode(Lenient.self)) }
      self = .array(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else {
        self =
          (try? container.decode(String.self)).map(Self.text) ?? (try? container.decode(Bool.self)).map(Self.bool)
          ?? (try? container.decode(Double.self)).map(Self.number) ?? .invalid
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
