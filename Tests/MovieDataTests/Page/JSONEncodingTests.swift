import Foundation
import JSONTestSupport
import MovieData
import Testing

@Suite struct JSONEncodingTests {
  /// Goldens of documents have all other values.
  @Test func `Empty values have one line of the indented layout`() {
    let value: JSONValue = ["a": [:], "d": []]
    #expect(value.encoded(.indented) == "{\n  \"a\": {},\n  \"d\": []\n}")
  }

  @Test(arguments: [
    (8.2, "8.2"), (0.1 + 0.2, "0.30000000000000004"), (8, "8.0"), (-0.0, "-0.0"), (1e16, "1e+16"),
    (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.nan, "null"),
    (.infinity, "null"),
    (-.infinity, "null"),
  ])
  func `Numbers have the shortest exact form`(number: Double, text: String) throws {
    #expect(JSONValue.double(number).encoded() == text)
    guard number.isFinite else { return }
    let read = try JSONDecoder().decode(Double.self, from: Data(text.utf8))
    #expect(read.bitPattern == number.bitPattern)
  }

  @Test(arguments: [Int.min, -1, 0, 9_007_199_254_740_993, .max])
  func `Integers keep every digit`(number: Int) {
    #expect(JSONValue.int(number).encoded() == "\(number)")
  }

  @Test(arguments: [
    ("plain ASCII ~ text /", "plain ASCII ~ text /"), ("\"\\", #"\"\\"#), ("\u{8}\t\n\u{C}\r", #"\b\t\n\f\r"#),
    ("\0\u{1B}[31m\u{1F}\u{7F}", #"\u0000\u001b[31m\u001f\u007f"#), ("\u{80}\u{9B}2J\u{9F}", #"\u0080\u009b2J\u009f"#),
    ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{202E}evil\u{2069}", #"\u202eevil\u2069"#),
    ("\u{AD}\u{34F}\u{200B}\u{200E}\u{FEFF}", #"\u00ad\u034f\u200b\u200e\ufeff"#),
    ("\u{E0001}\u{E007F}", #"\udb40\udc01\udb40\udc7f"#), ("\u{3164}\u{115F}", #"\u3164\u115f"#),
    ("é\u{301} 千 👩\u{200D}🚀", "é\u{301} 千 👩\u{200D}🚀"), ("", ""),
  ])
  func `Invisible characters are escaped`(text: String, quoted: String) throws {
    let encoded = JSONValue.string(text).encoded()
    #expect(Array(encoded.utf8) == Array("\"\(quoted)\"".utf8))
    #expect(JSONValue.object([.init(text, nil)]).encoded() == "{\(encoded):null}")
  }

  /// The encoder's fast paths must agree with Unicode's tables for every scalar.
  @Test func `Every scalar is escaped according to its Unicode properties`() {
    let all = [0...0xD7FF, 0xE000...0x1_FFFF, 0xE_0000...0xE_0FFF, 0x10_FF00...0x10_FFFF].joined()
    let wrong = all.filter { number in
      guard let scalar = Unicode.Scalar(number) else { return true }
      let raw = JSONValue.string(String(scalar)).encoded().utf8.elementsEqual("\"\(scalar)\"".utf8)
      return raw == mustBeSpelledOut(scalar)
    }
    #expect(wrong == [])
  }

  private func mustBeSpelledOut(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\"" || scalar == "\\" { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format where scalar != "\u{200C}" && scalar != "\u{200D}": return true
    default: break
    }
    let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
    return scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector && !isJoiner
  }

  @Test func `Members are found by name`() {
    let value: JSONValue = ["a": 1, "b": "x"]
    #expect(value["b"] == "x")
    #expect(value["c"] == nil)
    #expect(JSONValue.int(1)["a"] == nil)
  }
}
