import MovieJSON
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

  private func check(_ texts: [String], function: String = #function) {
    let lines = texts.map { text in
      "\(text.debugDescription): \(JSONNode(parsing: Array(text.utf8)).map(shown) ?? "malformed")\n"
    }
    assertSnapshot(of: lines.joined(), function: function)
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
