import MoviePictures
import Testing

@Suite struct RGBTests {
  @Test(arguments: 16...255)
  func `Every indexed color is nearest to itself`(index: Int) throws {
    let color = RGB(indexed: try #require(UInt8(exactly: index)))
    #expect(RGB(indexed: color.indexed) == color)
  }

  @Test(
    arguments: [
      (RGB(0, 0, 0), UInt8(16)), (RGB(255, 255, 255), 231), (RGB(255, 0, 0), 196), (RGB(0x80, 0x80, 0x80), 244),
      (RGB(0x5F, 0x87, 0xAF), 67), (RGB(10, 10, 10), 232),
    ] as [(RGB, UInt8)])
  func `The nearest indexed color is found`(color: RGB, index: UInt8) {
    #expect(color.indexed == index)
  }

  @Test func `No other indexed color is nearer`() {
    func distance(_ first: RGB, _ second: RGB) -> Int {
      [(first.red, second.red), (first.green, second.green), (first.blue, second.blue)]
        .reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
    }
    for value in stride(from: UInt32(0), through: 0xFFFFFF, by: 104_729) {
      let color = RGB(value)
      let best = (UInt8(16)...255).map { distance(color, RGB(indexed: $0)) }.min()
      #expect(distance(color, RGB(indexed: color.indexed)) == best, "\(color)")
    }
  }

  @Test(
    arguments: [
      (0, RGB(10, 200, 0)), (1, RGB(30, 100, 255)), (0.5, RGB(20, 150, 128)), (-3, RGB(10, 200, 0)),
      (7, RGB(30, 100, 255)),
    ] as [(Double, RGB)])
  func `A share from 0 to 1 mixes two colors`(share: Double, color: RGB) {
    #expect(RGB(10, 200, 0).mixed(with: RGB(30, 100, 255), share) == color)
  }
}
