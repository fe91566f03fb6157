import MovieDomain
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("azAZ09-._~", "azAZ09-._~"), ("a b+c/d", "a%20b%2Bc%2Fd"), ("%41", "%2541"), ("ё\0", "%D1%91%00"), ("", ""),
  ])
  func `Text is encoded and decoded`(text: String, encoded: String) {
    #expect(text.percentEncoded() == encoded)
    #expect(String(percentEncoded: encoded) == text)
  }

  @Test func `Some characters may be left as they are`() {
    #expect("/a b:c".percentEncoded(allowing: "/:") == "/a%20b:c")
  }

  @Test(arguments: ["%", "%4", "%zz", "%+1", "%FF", "%D1", "a%"])
  func `What is not encoded text is not decoded`(text: String) {
    #expect(String(percentEncoded: text) == nil)
  }
}
