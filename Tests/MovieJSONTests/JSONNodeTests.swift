import MovieJSON
import Testing

@Suite struct JSONNodeTests {
  @Test func `Values are read by their keys`() throws {
    let json = try node(#" { "a": "x", "b": [1, true, null, {"c": -2.5e1}], "d": {}, "e": false } "#)
    #expect(json["a"]?.string == "x")
    #expect(json["e"]?.bool == false)
    #expect(json["d"]?.isObject == true)
    #expect(json["f"] == nil)
    let elements = Array(try #require(json["b"]).children)
    #expect(elements.count == 4)
    #expect(elements[0].integer == 1)
    #expect(elements[1].bool == true)
    #expect(elements[2].isNull)
    #expect(elements[3]["c"]?.number == -25)
    #expect(json.members.map(\.key) == ["a", "b", "d", "e"])
    #expect(Array(json.children).count == 4)
  }

  @Test func `A value of another type is nil`() throws {
    let json = try node(#"{"a":"1"}"#)
    #expect(json.string == nil)
    #expect(json.number == nil)
    #expect(json["a"]?.integer == nil)
    #expect(json["a"]?.bool == nil)
    #expect(json["a"]?["b"] == nil)
    #expect(json["a"].map { Array($0.children).isEmpty } == true)
    #expect(try node("[1]").members.isEmpty)
  }

  @Test func `The first of several members with one key is read`() throws {
    #expect(try node(#"{"a":1,"a":2}"#)["a"]?.integer == 1)
  }

  @Test func `Keys may have escapes`() throws {
    #expect(try node(#"{"\u0061\n":1}"#)["a\n"]?.integer == 1)
    #expect(try node(#"{"\x":1,"x":2}"#)["x"]?.integer == 2)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u0000""#, "é\0"),
    (#""\uD83C\udFac!""#, "🎬!"), (#""千と千尋""#, "千と千尋"),
    (#""long enough for a word \u0041 and more""#, "long enough for a word A and more"),
  ])
  func `Escapes are replaced`(json: String, text: String) throws {
    #expect(try node(json).string == text)
  }

  @Test(arguments: [
    #""\x""#, #""\u12""#, #""\u00zz""#, #""\ud83c""#, #""\ud83cx""#, #""\ud83c\n""#, #""\ud83c\u0041""#, #""\udfac""#,
  ])
  func `A string with an invalid escape is nil`(json: String) throws {
    #expect(try node(json).string == nil)
    #expect(try Array(node("[\(json),7]").children)[1].integer == 7)
  }

  @Test func `Bytes that are not UTF-8 are replaced`() throws {
    for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]] {
      let json = Array(#"{"a":""#.utf8) + bytes + Array(#"","b":"é"}"#.utf8)
      let node = try #require(JSONNode(parsing: json))
      #expect(node["a"]?.string?.unicodeScalars.allSatisfy { $0 == "\u{FFFD}" } == true)
      #expect(node["b"]?.string == "é")
    }
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("7.0", 7), ("1e2", 100), ("-12", -12), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min),
  ])
  func `Integers are read`(json: String, value: Int) throws {
    #expect(try node(json).integer == value)
  }

  @Test(arguments: ["1.5", "9223372036854775808", "99999999999999999999", "1e400", "01", "-", "1.", "1e", "--1", "1-1"])
  func `A number that is not an integer is nil`(json: String) throws {
    #expect(try node(json).integer == nil)
  }

  @Test(arguments: [("0.1", 0.1), ("-1.5E-3", -0.0015), ("83.14", 83.14), ("1e+2", 100), ("1e-400", 0)])
  func `Numbers are read`(json: String, value: Double) throws {
    #expect(try node(json).number == value)
  }

  @Test(arguments: ["01", "-01", "1.", "-", "1e", "1e+", "1e400", "-1e400", "1.e1", "1..2", "1e1.5"])
  func `An invalid number is nil`(json: String) throws {
    #expect(try Array(node("[\(json)]").children)[0].number == nil)
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

  @Test func `Control characters in strings are kept`() throws {
    #expect(try node("\"a\tb\u{1}\n\"").string == "a\tb\u{1}\n")
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
