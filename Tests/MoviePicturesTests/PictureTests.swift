import MoviePictures
import Testing

@Suite struct PictureTests {
  @Test func `Pixels are read by column and row`() throws {
    let picture = try #require(Picture(width: 2, height: 2, bytes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))
    #expect(picture[1, 0] == RGB(4, 5, 6))
    #expect(picture[0, 1] == RGB(7, 8, 9))
  }

  @Test(arguments: [(0, 1, 0), (1, 0, 0), (-1, -1, 3), (2, 1, 5), (1, 1, 4), (1 << 40, 1 << 40, 0)])
  func `A size that does not match the bytes is refused`(width: Int, height: Int, count: Int) {
    #expect(Picture(width: width, height: height, bytes: .init(repeating: 0, count: count)) == nil)
  }
}

@Suite struct PictureScalingTests {
  private func grays(_ width: Int, _ height: Int, _ values: [UInt8]) throws -> Picture {
    try #require(Picture(width: width, height: height, bytes: values.flatMap { [$0, $0, $0] }))
  }

  private func reds(_ picture: Picture) -> [UInt8] {
    stride(from: 0, to: picture.bytes.count, by: 3).map { picture.bytes[$0] }
  }

  @Test func `A downscaled pixel is the mean of those it covers`() throws {
    let picture = try grays(4, 2, [0, 10, 20, 30, 100, 110, 120, 130])
    #expect(reds(picture.scaled(toWidth: 2, height: 1)) == [55, 75])
    #expect(reds(picture.scaled(toWidth: 1, height: 1)) == [65])
    #expect(reds(picture.scaled(toWidth: 2, height: 2)) == [5, 25, 105, 125])
  }

  @Test func `Pixels across a border count proportionally`() throws {
    // Half of the middle pixel belongs to each of the two.
    #expect(reds(try grays(3, 1, [0, 90, 210]).scaled(toWidth: 2, height: 1)) == [30, 170])
    #expect(reds(try grays(1, 3, [0, 90, 210]).scaled(toWidth: 1, height: 2)) == [30, 170])
  }

  @Test func `Upscaled pixels are squares`() throws {
    #expect(reds(try grays(2, 1, [7, 200]).scaled(toWidth: 4, height: 2)) == [7, 7, 200, 200, 7, 7, 200, 200])
    #expect(reds(try grays(2, 1, [0, 200]).scaled(toWidth: 3, height: 1)) == [0, 100, 200])
  }

  @Test func `Color components are scaled separately`() {
    let picture = Picture(width: 2, height: 1) { column, _ in column == 0 ? RGB(10, 200, 0) : RGB(30, 100, 255) }
    #expect(picture.scaled(toWidth: 1, height: 1)[0, 0] == RGB(20, 150, 128))
  }

  @Test(arguments: [(24, 36), (1, 1), (43, 1), (100, 7), (43, 65)])
  func `A single color does not change`(width: Int, height: Int) {
    let picture = Picture(width: 43, height: 65) { _, _ in RGB(3, 254, 255) }.scaled(toWidth: width, height: height)
    #expect((picture.width, picture.height) == (width, height))
    #expect(picture.bytes.count == width * height * 3)
    #expect(Set((0..<width * height).map { picture[$0 % width, $0 / width] }) == [RGB(3, 254, 255)])
  }

  @Test func `The size is at least one pixel`() throws {
    let picture = try grays(2, 1, [0, 100]).scaled(toWidth: 0, height: -3)
    #expect((picture.width, picture.height) == (1, 1))
    #expect(reds(picture) == [50])
  }

  @Test func `Cropping keeps the middle`() throws {
    let wide = try grays(6, 2, Array(0..<12))
    #expect(reds(wide.cropped(toShapeOf: 1, by: 1)) == [2, 3, 8, 9])
    #expect(reds(wide.cropped(toShapeOf: 3, by: 1)) == reds(wide))
    let tall = try grays(2, 6, Array(0..<12))
    #expect(reds(tall.cropped(toShapeOf: 20, by: 20)) == [4, 5, 6, 7])
    #expect(reds(tall.cropped(toShapeOf: 1_000, by: 1)) == [4, 5])
    #expect(reds(tall.cropped(toShapeOf: 0, by: 0)) == [4, 5, 6, 7])
  }

  @Test func `Filling crops and scales`() throws {
    let picture = try grays(6, 2, Array(0..<12)).filling(width: 1, height: 1)
    #expect(reds(picture) == [6], "the mean of 2, 3, 8 and 9, rounded up")
  }
}
