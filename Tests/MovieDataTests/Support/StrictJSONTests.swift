import JSONTestSupport
import MovieData
import Testing

@Suite struct StrictJSONTests {
  @Test(arguments: [
    "", "nul", "[1,]", "[1 2]", "{\"a\" 1}", "{\"a\":1,}", "{a:1}", "{\"a\":1,\"a\":2}", "01", "1.", "+1", ".5", "NaN",
    "1e999", "\"a", "\"\u{1}\"", "\"\n\"", #""\x""#, #""\u12""#, #""\ud83d""#, #""\ude00\ud83d""#, "1 1", "[", "{",
    "\"\\", "'a'",
  ])
  func `Invalid JSON is refused`(text: String) {
    #expect(throws: (any Error).self) { try JSONValue(strictly: text) }
  }

  @Test(arguments: [14.469741842105263, 0.30000000000000004, 1e22])
  func `A long fraction is well-formed`(number: Double) throws {
    #expect(try JSONValue(strictly: "[\(number)]") == [.double(number)])
  }
}
