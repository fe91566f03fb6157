import Foundation
import JPEGTestSupport
import MoviePictures
import RandomTestSupport
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
  func `The smallest scale that covers the target is chosen`(width: Int, height: Int, columns: Int, rows: Int) throws {
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

  private static let cmyk = SampleJPEG.bytes(16, 16, colors: JPEG_TEST_CMYK) { _, _ in [10, 20, 30, 40] }

  @Test(arguments: [
    [], [0xFF], [0xFF, 0xD8], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("<!doctype html>".utf8),
    Array("GIF89a".utf8), [0, 0xFF, 0xD8, 0xFF], cmyk,
  ])
  func `Other file types, and CMYK, are refused`(bytes: [UInt8]) {
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

/// Damaged and malicious files.
@Suite struct JPEGDecoderHostileTests {
  @Test(arguments: [false, true])
  func `A truncated file is refused`(isProgressive: Bool) {
    let whole = SampleJPEG.poster(40, 56, isProgressive: isProgressive)
    for end in 3..<whole.count {
      #expect(throws: PictureError.broken, "\(end) of \(whole.count) bytes") {
        try JPEGDecoder.picture(from: Array(whole[..<end]), covering: 5, height: 7)
      }
    }
  }

  @Test(
    arguments: [
      (20_000, 20_000, false, .tooLarge), (65_500, 65_500, false, .tooLarge), (10_001, 8, false, .tooLarge),
      (8, 10_001, false, .tooLarge), (10_000, 4_001, false, .tooLarge),
      (20_000, 20_000, true, .tooLarge), (65_500, 65_500, true, .tooLarge), (10_001, 8, true, .tooLarge),
      (8, 10_001, true, .tooLarge), (10_000, 4_001, true, .tooLarge), (0, 16, false, .broken),
      // One scan needs a few rows of memory, so this size is allowed, but the data is incomplete; several need the whole
      // picture.
      (9_000, 4_000, false, .broken), (9_000, 4_000, true, .tooLarge),
    ] as [(Int, Int, Bool, PictureError)])
  func `Huge and empty pictures are refused`(width: Int, height: Int, isProgressive: Bool, error: PictureError) {
    let bytes = SampleJPEG.claiming(width, height, in: SampleJPEG.poster(16, 16, isProgressive: isProgressive))
    #expect(throws: error) { try JPEGDecoder.picture(from: bytes, covering: 24, height: 36) }
  }

  /// Each scan takes as long as the whole picture, so a large one may have fewer.
  @Test(arguments: [(32, 98, true), (32, 99, false), (32, 3_000, false), (64, 60, true), (3_000, 60, false)])
  func `A file of over 100 scans, or a large one with many, is refused`(side: Int, repeats: Int, isRead: Bool) throws {
    var bytes = SampleJPEG.bytes(side, side, colors: JPEG_TEST_GRAY, isProgressive: true) { column, row in
      [side == 32 ? UInt8(column * row / 4) : 128]
    }
    let scan = try #require(bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let again = bytes[scan..<bytes.count - 2]
    for _ in 0..<repeats { bytes.insert(contentsOf: again, at: scan) }
    if isRead {
      #expect(try JPEGDecoder.picture(from: bytes, covering: 32, height: 32).width == 32)
    } else {
      #expect(throws: PictureError.broken) { try JPEGDecoder.picture(from: bytes, covering: 32, height: 32) }
    }
  }

  /// Each round changes, removes or repeats a few bytes. The result must be a picture or an error.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `Randomly damaged files do not crash the decoder`(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let files = [
      SampleJPEG.poster(40, 56), SampleJPEG.poster(40, 56, isProgressive: true),
      SampleJPEG.bytes(24, 24, colors: JPEG_TEST_GRAY) { column, row in [UInt8(column * row / 3)] },
    ]
    var results = (pictures: 0, errors: 0)
    for round in 0..<1_000 {
      let bytes = mutated(files[round % files.count], by: &chance)
      do throws(PictureError) {
        let picture = try JPEGDecoder.picture(from: bytes, covering: 24, height: 36)
        #expect(picture.bytes.count == picture.width * picture.height * 3)
        results.pictures += 1
      } catch {
        #expect(error != .unavailable(""))
        results.errors += 1
      }
    }
    #expect(results.pictures > 0 && results.errors > 100, "\(results)")
  }

  private func mutated(_ file: [UInt8], by chance: inout SeededGenerator) -> [UInt8] {
    var bytes = file
    for _ in 0...Int.random(in: 0..<4, using: &chance) {
      let place = Int.random(in: 3..<bytes.count, using: &chance)
      let end = min(bytes.count, place + Int.random(in: 1..<40, using: &chance))
      switch Int.random(in: 0..<8, using: &chance) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes[place] = UInt8.random(in: .min ... .max, using: &chance)
      }
    }
    return bytes
  }
}

/// Creates JPEG files.
enum SampleJPEG {
  /// Encodes the samples that a function of column and row returns: one for gray, three for RGB, four for CMYK.
  static func bytes(
    _ width: Int, _ height: Int, colors: jpeg_test_colors = JPEG_TEST_RGB, isProgressive: Bool = false,
    _ samples: (_ column: Int, _ row: Int) -> [UInt8]
  ) -> [UInt8] {
    // In a debug build, loops are much faster than `flatMap`, and a picture may have millions of pixels.
    var rows: [UInt8] = []
    for row in 0..<height { for column in 0..<width { rows += samples(column, row) } }
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = jpeg_test_encode(rows, UInt32(width), UInt32(height), colors, isProgressive, &bytes)
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Encodes gradients under a grid.
  static func poster(_ width: Int, _ height: Int, isProgressive: Bool = false) -> [UInt8] {
    bytes(width, height, isProgressive: isProgressive) { column, row in
      let line: UInt8 = column % 16 == 0 || row % 16 == 0 ? 80 : 0
      return [UInt8(column * 255 / width) | line, UInt8(row * 255 / height) | line, 128]
    }
  }

  /// Returns the file with another declared size.
  static func claiming(_ width: Int, _ height: Int, in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    // The frame's marker, then two bytes of length, one of precision, the height and the width.
    guard let frame = bytes.indices.dropLast(9).first(where: { bytes[$0] == 0xFF && (0xC0...0xC2) ~= bytes[$0 + 1] })
    else { return bytes }
    bytes.replaceSubrange(
      frame + 5..<frame + 9,
      with: [UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF)])
    return bytes
  }
}
