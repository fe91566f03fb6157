import Foundation
import MovieJSON
import RandomTestSupport
import Testing
import TextSnapshots

@Suite struct JSONNodeTests {
  /// What can be read of a value.
  private func shown(_ node: JSONNode) -> String {
    let members = node.members.map { "\($0.key.debugDescription): \(shown($0.value))" }
    let readings = [
      node.isObject ? "object {\(members.joined(separator: ", "))}" : nil,
      node.isArray ? "array [\(node.children.map(shown).joined(separator: ", "))]" : nil,
      node.string.map { "string \($0.debugDescription)" }, node.integer.map { "integer \($0)" },
      node.number.map { "number \($0)" }, node.bool.map { "bool \($0)" }, node.isNull ? "null" : nil,
    ].compactMap { $0 }
    return readings.isEmpty ? "nothing" : readings.joined(separator: ", ")
  }

  private func check(_ texts: [String]) {
    let lines = texts.map { text in
      "\(text.debugDescription): \(JSONNode(parsing: Array(text.utf8)).map(shown) ?? "malformed")\n"
    }
    assertSnapshot(of: lines.joined())
  }

  @Test func `Values are read by their keys, of which the first of several counts`() throws {
    let json = try node(#" { "a": "x", "b": [1, true, null, {"c": -2.5e1}], "d": {}, "e": false, "a": 2 } "#)
    #expect(json["a"]?.string == "x" && json["f"] == nil && json["a"]?["b"] == nil)
    #expect(Array(json.children).count == 5 && json["a"].map { Array($0.children).isEmpty } == true)
    #expect(try node(#"{"\u0061\n":1}"#)["a\n"]?.integer == 1)
    #expect(try node(#"{"\x":1,"x":2}"#)["x"]?.integer == 2)
    check([#" { "a": "x", "b": [1, true, null, {"c": -2.5e1}], "d": {}, "e": false } "#])
  }

  @Test func `Escapes are replaced, and a string with an invalid one is nil`() {
    check([
      #""""#, #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u00e9\u0000""#, #""\uD83C\udFac!""#, #""千と千尋""#,
      #""long enough for a word \u0041 and more""#, #"["\x",7]"#, #"["\u12",7]"#, #"["\u00zz",7]"#, #"["\ud83c",7]"#,
      #"["\ud83cx",7]"#, #"["\ud83c\n",7]"#, #"["\ud83c\u0041",7]"#, #"["\udfac",7]"#, "\"a\tb\u{1}\n\"",
    ])
  }

  @Test func `Bytes that are not UTF-8 are replaced`() throws {
    for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]] {
      let json = Array(#"{"a":""#.utf8) + bytes + Array(#"","b":"é"}"#.utf8)
      let node = try #require(JSONNode(parsing: json))
      #expect(node["a"]?.string?.unicodeScalars.allSatisfy { $0 == "\u{FFFD}" } == true)
      #expect(node["b"]?.string == "é")
    }
  }

  @Test func `Numbers are read, and integers if they are whole and fit`() {
    check([
      "0", "-0", "7", "7.0", "1e2", "1e+2", "-12", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
      "99999999999999999999", "0.1", "1.5", "-1.5E-3", "83.14", "1e-400", "1e400", "-1e400", "01", "-01", "-", "1.",
      "1e", "1e+", "1.e1", "--1", "1-1", "1..2", "1e1.5", #""1""#,
    ])
  }

  @Test(arguments: [
    "", " ", "{", "[", "\"", "\"\\", "\"\\\"", "[1", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1", "{a:1}", "{1:2}",
    "[,]",
    "{,}", "[1,,2]", "nul", "truE", "+1", ".5", "1 x", "{}}", "'a'", "[1}", "{]", "\u{0}", "1\u{C}", "NaN",
  ])
  func `Malformed text is not parsed`(json: String) {
    #expect(JSONNode(parsing: Array(json.utf8)) == nil)
  }

  @Test func `A byte order mark and trailing commas are skipped`() throws {
    #expect(try node("\u{FEFF}{\"a\":1,}")["a"]?.integer == 1)
    #expect(try Array(node("[1,]").children).count == 1)
    #expect(JSONNode(parsing: [0xEF, 0xBB, 0xBF]) == nil)
  }

  @Test func `Values are nested up to 512 levels`() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(String(repeating: "[", count: depth).utf8) + Array(String(repeating: "]", count: depth).utf8)
    }
    #expect(JSONNode(parsing: nested(512)) != nil)
    #expect(JSONNode(parsing: nested(513)) == nil)
    #expect(JSONNode(parsing: Array(repeating: UInt8(ascii: "["), count: 1_000_000)) == nil)
  }

  private func node(_ json: String) throws -> JSONNode {
    try #require(JSONNode(parsing: Array(json.utf8)))
  }
}

@Suite struct JSONValueTests {
  @Test func `A parsed value keeps the order of its members`() throws {
    let json = #"{"b":[1,2.5,"x",null,true],"a":{"c":{},"b":[]}}"#
    let node = try #require(JSONNode(parsing: Array(json.utf8)))
    #expect(JSONValue(node)?.encoded() == json)
  }

  @Test(arguments: [#"{"a":[01]}"#, #"{"a":"\x"}"#, #"{"\x":1}"#, "[1e999]"])
  func `A value with an invalid part is nil`(json: String) throws {
    let node = try #require(JSONNode(parsing: Array(json.utf8)))
    #expect(JSONValue(node) == nil)
  }
}

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
