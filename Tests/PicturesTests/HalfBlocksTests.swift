import Pictures
import Testing

@Suite struct HalfBlocksTests {
  @Test func `A cell is two pixels, one above the other`() {
    let picture = Picture(width: 2, height: 4) { column, row in RGB(UInt8(column), UInt8(row), 0) }
    let blocks = HalfBlocks(picture, columns: 2, rows: 2)
    #expect(
      blocks.rows == [
        [.init(top: RGB(0, 0, 0), bottom: RGB(0, 1, 0)), .init(top: RGB(1, 0, 0), bottom: RGB(1, 1, 0))],
        [.init(top: RGB(0, 2, 0), bottom: RGB(0, 3, 0)), .init(top: RGB(1, 2, 0), bottom: RGB(1, 3, 0))],
      ])
  }

  @Test(arguments: [(24, 18), (1, 1), (60, 45)])
  func `The grid has the requested size`(columns: Int, rows: Int) {
    let blocks = HalfBlocks(Picture(width: 43, height: 65) { _, _ in RGB(0) }, columns: columns, rows: rows)
    #expect(blocks.rows.count == rows)
    #expect(blocks.rows.allSatisfy { $0.count == columns })
  }
}
