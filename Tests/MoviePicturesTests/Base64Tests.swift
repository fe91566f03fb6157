import Foundation
import MoviePictures
import Testing

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `The standard's examples are encoded`(text: String, encoded: String) {
    #expect(Base64.text(of: Array(text.utf8)) == encoded)
  }

  @Test func `Every byte is encoded at every position`() {
    for shift in 0..<3 {
      let bytes = Array(repeating: 0, count: shift) + (0...255).map { UInt8($0) } + [255, 254, 0]
      #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
  }
}
