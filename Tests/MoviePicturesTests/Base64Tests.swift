import Foundation
import MoviePictures
import Testing

@Suite struct Base64Tests {
  @Test func `Every length is encoded, and every byte at every position`() {
    for count in 0...6 {
      let bytes = Array("foobar".utf8.prefix(count))
      #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
    for shift in 0..<3 {
      let bytes = Array(repeating: 0, count: shift) + (0...255).map { UInt8($0) } + [255, 254, 0]
      #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
  }
}
