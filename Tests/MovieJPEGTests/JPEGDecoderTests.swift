import JPEGTestSupport
import MovieJPEG
import MoviePictures
import Testing

@Suite struct JPEGDecoderTests {
  @Test func `Pixels have the encoded colors`() throws {
    let corners = [RGB(0xC03020), RGB(0x20C030), RGB(0x2030C0), RGB(0xD0D0D0)]
    let bytes = SampleJPEG.bytes(64, 96) { column, row in
      let color = corners[(row / 48) * 2 + column / 32]
      return [color.red, color.green, color.blue]
    }
    let picture = try JPEGDecoder.picture(from: bytes, covering: 64, height: 96)
    #expect((picture.width, picture.height) == (64, 96))
    for (corner, place) in zip(corners, [(8, 8), (56, 8), (8, 88), (56, 88)]) {
      #expect(isNear(picture[place.0, place.1], corner), "\(place)")
    }
  }

  @Test(arguments: [
    (24, 36, 43, 65), (43, 65, 43, 65), (44, 65, 86, 129), (43, 66, 86, 129), (1, 1, 43, 65), (0, 0, 43, 65),
    (300, 10, 300, 449), (342, 513, 342, 513), (5_000, 5_000, 342, 513),
  ])
  func `A picture is decoded at the smallest scale that covers the target`(
    width: Int, height: Int, columns: Int, rows: Int
  ) throws {
    let picture = try JPEGDecoder.picture(from: Self.poster, covering: width, height: height)
    #expect((picture.width, picture.height) == (columns, rows))
  }

  @Test(arguments: [false, true])
  func `A grayscale picture becomes RGB`(isProgressive: Bool) throws {
    let bytes = SampleJPEG.bytes(40, 40, colors: JPEG_TEST_GRAY, isProgressive: isProgressive) { column, _ in
      [column < 20 ? 40 : 200]
    }
    let picture = try JPEGDecoder.picture(from: bytes, covering: 40, height: 40)
    #expect(isNear(picture[5, 5], RGB(40, 40, 40)))
    #expect(isNear(picture[35, 35], RGB(200, 200, 200)))
  }

  @Test func `A progressive picture has the same pixels as a baseline one`() throws {
    let plain = try JPEGDecoder.picture(from: SampleJPEG.poster(90, 60), covering: 90, height: 60)
    let progressive = try JPEGDecoder.picture(
      from: SampleJPEG.poster(90, 60, isProgressive: true), covering: 90, height: 60)
    #expect(plain == progressive)
  }

  @Test func `CMYK is refused`() {
    let bytes = SampleJPEG.bytes(16, 16, colors: JPEG_TEST_CMYK) { _, _ in [10, 20, 30, 40] }
    #expect(throws: PictureError.notAPicture) { try JPEGDecoder.picture(from: bytes, covering: 8, height: 8) }
  }

  @Test(arguments: [
    [], [0xFF], [0xFF, 0xD8], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("<!doctype html>".utf8),
    Array("GIF89a".utf8), [0, 0xFF, 0xD8, 0xFF],
  ])
  func `Other file types are refused`(bytes: [UInt8]) {
    #expect(throws: PictureError.notAPicture) { try JPEGDecoder.picture(from: bytes, covering: 8, height: 8) }
  }

  @Test func `A comment before the other segments is accepted`() throws {
    // A comment segment right after the start marker.
    var bytes = SampleJPEG.poster(32, 32)
    bytes.insert(contentsOf: [0xFF, 0xFE, 0, 5, 1, 2, 3], at: 2)
    #expect(try JPEGDecoder.picture(from: bytes, covering: 32, height: 32).width == 32)
  }

  private static let poster = SampleJPEG.poster(342, 513)

  private func isNear(_ color: RGB, _ other: RGB) -> Bool {
    [(color.red, other.red), (color.green, other.green), (color.blue, other.blue)]
      .allSatisfy { abs(Int($0.0) - Int($0.1)) <= 6 }
  }
}
