import MoviePictures
import Testing

@Suite struct RGBTests {
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
    let indexed = (UInt8(16)...255).map { RGB(indexed: $0) }
    for color in indexed + stride(from: UInt32(0), through: 0xFFFFFF, by: 104_729).map({ RGB($0) }) {
      let best = indexed.map { distance(color, $0) }.min()
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
