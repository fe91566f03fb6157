import JSONTestSupport
import MovieData
import Testing

@Suite struct StrictJSONTests {
  @Test(
    arguments: [
      ("null", nil), (" [ ] \n", []), (#"{"a":{"b":[1,-2.5,1e2,true]}}"#, ["a": ["b": [1, -2.5, 100.0, true]]]),
      (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é""#, "\"\\/\u{8}\u{C}\n\r\té😀é"),
    ] as [(String, JSONValue)])
  func `Valid JSON is parsed`(text: String, value: JSONValue) throws {
    #expect(try StrictJSON.parse(text) == value)
  }

  @Test(arguments: [
    "", "nul", "[1,]", "[1 2]", "{\"a\" 1}", "{\"a\":1,}", "{a:1}", "{\"a\":1,\"a\":2}", "01", "1.", "+1", ".5", "NaN",
    "1e999", "\"a", "\"\u{1}\"", "\"\n\"", #""\x""#, #""\u12""#, #""\ud83d""#, #""\ude00\ud83d""#, "1 1", "[", "{",
    "\"\\", "'a'",
  ])
  func `Invalid JSON is refused`(text: String) {
    #expect(throws: StrictJSON.Malformed.self) { try StrictJSON.parse(text) }
  }
}
