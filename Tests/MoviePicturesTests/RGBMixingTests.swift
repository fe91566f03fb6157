import MoviePictures
import Testing

@Suite struct RGBMixingTests {
  @Test(
    arguments: [
      (0, RGB(10, 200, 0)), (1, RGB(30, 100, 255)), (0.5, RGB(20, 150, 128)), (-3, RGB(10, 200, 0)),
      (7, RGB(30, 100, 255)),
    ] as [(Double, RGB)])
  func `A share from 0 to 1 mixes two colors`(share: Double, color: RGB) {
    #expect(RGB(10, 200, 0).mixed(with: RGB(30, 100, 255), share) == color)
  }
}
