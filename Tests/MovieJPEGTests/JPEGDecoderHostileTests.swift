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

  @Test(arguments: [(20_000, 20_000), (65_500, 65_500), (10_001, 8), (8, 10_001), (10_000, 4_001)])
  func `A file that declares a huge size is refused`(width: Int, height: Int) {
    for isProgressive in [false, true] {
      let bytes = SampleJPEG.claiming(width, height, in: SampleJPEG.poster(16, 16, isProgressive: isProgressive))
      #expect(throws: PictureError.tooLarge) { try JPEGDecoder.picture(from: bytes, covering: 24, height: 36) }
    }
  }

  /// One scan needs a few rows of memory; several need the whole picture.
  @Test func `Progressive files have a lower size limit`() {
    func error(isProgressive: Bool) -> PictureError? {
      let small = SampleJPEG.poster(16, 16, isProgressive: isProgressive)
      let bytes = SampleJPEG.claiming(9_000, 4_000, in: small)
      do throws(PictureError) {
        _ = try JPEGDecoder.picture(from: bytes, covering: 24, height: 36)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(isProgressive: true) == .tooLarge)
    #expect(error(isProgressive: false) == .broken, "the size is allowed, but the data is incomplete")
  }

  @Test func `A width of zero is refused`() {
    let bytes = SampleJPEG.claiming(0, 16, in: SampleJPEG.poster(16, 16))
    #expect(throws: PictureError.broken) { try JPEGDecoder.picture(from: bytes, covering: 24, height: 36) }
  }

  @Test(arguments: [(98, true), (99, false), (3_000, false)])
  func `A file with more than 100 scans is refused`(repeats: Int, isRead: Bool) throws {
    var bytes = SampleJPEG.bytes(32, 32, colors: JPEG_TEST_GRAY, isProgressive: true) { column, row in
      [UInt8(column * row / 4)]
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

  /// Each scan takes as long as the whole picture.
  @Test func `A large picture may have fewer scans`() throws {
    for (side, isRead) in [(64, true), (3_000, false)] {
      var bytes = SampleJPEG.bytes(side, side, colors: JPEG_TEST_GRAY, isProgressive: true) { _, _ in [128] }
      let scan = try #require(bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
      let again = bytes[scan..<bytes.count - 2]
      for _ in 0..<60 { bytes.insert(contentsOf: again, at: scan) }
      #expect(((try? JPEGDecoder.picture(from: bytes, covering: 32, height: 32)) != nil) == isRead)
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
