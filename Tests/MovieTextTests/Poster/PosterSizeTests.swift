import Testing

@testable import MovieText

@Suite struct PosterSizeTests {
  @Test(arguments: [(24, 24, 18), (16, 16, 12), (12, 12, 9), (60, 60, 45), (0, 12, 9), (500, 60, 45), (31, 31, 23)])
  func `A size has a poster's aspect ratio`(asked: Int, columns: Int, rows: Int) {
    let size = PosterSize(columns: asked)
    #expect((size.columns, size.rows) == (columns, rows))
  }

  @Test(arguments: [(80, 24, 32, 24), (80, 18, 24, 18), (20, 60, 20, 15), (300, 100, 60, 45), (5, 5, 12, 9)])
  func `A poster fits an area`(columns: Int, rows: Int, posterColumns: Int, posterRows: Int) {
    let size = PosterSize(fittingColumns: columns, rows: rows)
    #expect((size.columns, size.rows) == (posterColumns, posterRows))
  }

  @Test(arguments: [(59, nil), (60, 16), (67, 16), (68, 20), (75, 20), (76, 24), (80, 24), (200, 24)] as [(Int, Int?)])
  func `A poster leaves room for text`(width: Int, columns: Int?) {
    #expect(PosterSize(besideTextOn: width)?.columns == columns)
  }

  /// The usual sizes of windows, without the rows and columns around a page.
  @Test(arguments: [
    (78, 21, 24), (118, 33, 24), (198, 21, 24), (198, 47, 37), (298, 77, 59), (500, 200, 60), (60, 60, 16),
  ])
  func `On the page of a film, a large screen has a larger poster`(width: Int, height: Int, columns: Int) {
    var page = TextPage(width: width, height: height)
    #expect(PosterSize(on: page) == PosterSize(besideTextOn: width), "what is printed stays as it is")
    page.isInteractive = true
    #expect(PosterSize(on: page)?.columns == columns)
  }

  @Test func `A larger poster leaves room for text beside and below it`() {
    for (width, height) in (20...400).map({ ($0, $0 % 100) }) {
      let page = TextPage.sample(width: width, height: height, isInteractive: true)
      guard let size = PosterSize(on: page), size != PosterSize(besideTextOn: width) else { continue }
      #expect(width - size.columns - 3 >= 60 && size.rows * 5 <= height * 3, "\(width)×\(height)")
    }
  }
}
