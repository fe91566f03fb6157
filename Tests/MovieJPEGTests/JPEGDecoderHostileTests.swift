import JPEGTestSupport
import MovieJPEG
import MoviePictures
import RandomTestSupport
import Testing

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
  func `A file that declares a huge size or none is refused, and progressive ones have a lower limit`(
    width: Int, height: Int, isProgressive: Bool, error: PictureError
  ) {
    let bytes = SampleJPEG.claiming(width, height, in: SampleJPEG.poster(16, 16, isProgressive: isProgressive))
    #expect(throws: error) { try JPEGDecoder.picture(from: bytes, covering: 24, height: 36) }
  }

  /// Each scan takes as long as the whole picture, so a large one may have fewer.
  @Test(arguments: [(32, 98, true), (32, 99, false), (32, 3_000, false), (64, 60, true), (3_000, 60, false)])
  func `A file with more than 100 scans, or a large one with many, is refused`(
    side: Int, repeats: Int, isRead: Bool
  ) throws {
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
