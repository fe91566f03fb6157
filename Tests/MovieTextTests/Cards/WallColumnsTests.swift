import Testing

@testable import MovieText

@Suite struct WallColumnsTests {
  @Test(arguments: [20, 34, 40, 52, 80, 88, 100, 120, 160, 200, 1000])
  func `The pictures of a full row are as far from each other as there is room`(width: Int) {
    let columns = WallColumns(pictures: 100, on: .sample(width: width))
    #expect(columns.start(0) == 0)
    #expect((18...24).contains(columns.size.columns))
    let (step, last) = (columns.start(1), columns.count - 1)
    #expect(step >= columns.size.columns + 2)
    for index in 0...last { #expect(columns.start(index) == index * step) }
    let rest = width - columns.start(last) - columns.size.columns
    #expect(last == 0 || (0..<last).contains(rest))
  }

  @Test(arguments: [(40, 2, 19), (80, 4, 18), (120, 6, 18), (160, 8, 18)])
  func `As many pictures as fit are beside each other`(width: Int, count: Int, columns: Int) {
    let wall = WallColumns(pictures: 20, on: .sample(width: width))
    #expect((wall.count, wall.size.columns) == (count, columns))
  }

  @Test(arguments: [(158, 57, 18), (160, 44, 24), (198, 27, 18), (198, 47, 25), (198, 57, 26), (298, 77, 35)])
  func `On a large screen, pictures are as large as leaves room for two rows of them`(
    width: Int, height: Int, columns: Int
  ) {
    var page = TextPage.sample(width: width, height: height)
    #expect(WallColumns(pictures: 100, on: page).size.columns <= 19)
    page.isInteractive = true
    let wall = WallColumns(pictures: 100, on: page)
    #expect(wall.size.columns == columns)
    #expect(2 * (wall.size.rows + 4) <= height || columns == 18)
    #expect((24...max(24, columns)).contains(WallColumns(pictures: 1, on: page).size.columns))
  }

  @Test func `A few pictures are larger`() {
    let wall = WallColumns(pictures: 2, on: .sample(width: 120))
    #expect((wall.count, wall.size.columns, wall.start(1)) == (2, 24, 26))
  }
}
