import Testing

@testable import MoviePictures

/// `PosterBlockTests` have a picture in half blocks.
@Suite struct MosaicTests {
  @Test(arguments: Mosaic.Blocks.allCases, [(1, 1), (24, 18), (7, 40), (0, -3)])
  func `Every size is filled`(blocks: Mosaic.Blocks, size: (columns: Int, rows: Int)) {
    let picture = Picture(width: 43, height: 65) { column, row in RGB(UInt8(column), UInt8(row), 9) }
    let mosaic = Mosaic(picture, columns: size.columns, rows: size.rows, blocks: blocks)
    #expect(mosaic.rows.count == max(1, size.rows))
    #expect(mosaic.rows.allSatisfy { $0.count == max(1, size.columns) })
  }

  /// A picture of one cell in two colors comes back as it was, whatever the division.
  @Test(arguments: Mosaic.Blocks.allCases)
  func `Two colors are kept exactly`(blocks: Mosaic.Blocks) {
    let colors = [RGB(0x102030), RGB(0xE0C0A0)]
    for pattern in 0..<blocks.patterns {
      func bit(_ column: Int, _ row: Int) -> Int { pattern >> (row * blocks.columns + column) & 1 }
      // Twelve by twenty-four pixels are one cell; its parts are rectangles of whole pixels.
      let picture = Picture(width: 12, height: 24) { column, row in
        colors[bit(column * blocks.columns / 12, row * blocks.rows / 24)]
      }
      let cell = Mosaic(picture, columns: 1, rows: 1, blocks: blocks).rows[0][0]
      #expect(pattern > 0 || cell.foreground == cell.background, "a plain cell has one color")
      for part in 0..<(blocks.columns * blocks.rows) {
        let color = cell.pattern >> part & 1 == 1 ? cell.foreground : cell.background
        #expect(color == colors[pattern >> part & 1], "pattern \(pattern), part \(part)")
      }
    }
  }

  @Test func `The division with the least error is chosen`() {
    // Three similar parts and a different one: the mean of three is closest to all.
    let values: [UInt8] = [100, 110, 105, 240]
    let picture = Picture(width: 2, height: 4) { column, row in
      let value = values[row / 2 * 2 + column]
      return RGB(value, value, value)
    }
    let cell = Mosaic(picture, columns: 1, rows: 1, blocks: .quadrants).rows[0][0]
    #expect(cell == .init(pattern: 0b0111, foreground: RGB(105, 105, 105), background: RGB(240, 240, 240)))
    #expect(Mosaic.Blocks.quadrants.character(cell.pattern) == "▛")
  }

  @Test(
    arguments: [
      (1, 0x1FB00), (20, 0x1FB13), (21, 0x258C), (22, 0x1FB14), (41, 0x1FB27), (42, 0x2590), (43, 0x1FB28),
      (62, 0x1FB3B), (63, 0x2588), (0, 0x20),
    ] as [(UInt8, UInt32)])
  func `Sextants have their Unicode characters`(pattern: UInt8, scalar: UInt32) {
    #expect(Mosaic.Blocks.sextants.character(pattern).unicodeScalars.map(\.value) == [scalar])
  }

  @Test(arguments: Mosaic.Blocks.allCases)
  func `Every pattern has its own character`(blocks: Mosaic.Blocks) {
    let characters = (0..<blocks.patterns).map { blocks.character(UInt8($0)) }
    #expect(Set(characters).count == blocks.patterns)
  }
}
