import Testing

@testable import MovieText

@Suite struct WallColumnsTests {
  @Test(arguments: [20, 34, 40, 52, 80, 88, 100, 120, 160, 200, 1000])
  func `A full row reaches both edges, and pictures do not touch`(width: Int) {
    let columns = WallColumns(pictures: 100, on: .sample(width: width))
    #expect(columns.start(0) == 0)
    #expect(columns.count == 1 || columns.start(columns.count - 1) + columns.size.columns == width)
    #expect((18...24).contains(columns.size.columns))
    for index in 1..<max(2, columns.count) where columns.count > 1 {
      #expect(columns.start(index) - columns.start(index - 1) >= columns.size.columns + 2)
    }
  }

  @Test(arguments: [(40, 2, 19), (80, 4, 18), (120, 6, 18), (160, 8, 18)])
  func `As many pictures as fit are beside each other`(width: Int, count: Int, columns: Int) {
    let wall = WallColumns(pictures: 20, on: .sample(width: width))
    #expect((wall.count, wall.size.columns) == (count, columns))
  }

  @Test func `A few pictures are larger`() {
    let wall = WallColumns(pictures: 2, on: .sample(width: 120))
    #expect((wall.count, wall.size.columns, wall.start(1)) == (2, 24, 26))
  }
}
