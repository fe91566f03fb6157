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
