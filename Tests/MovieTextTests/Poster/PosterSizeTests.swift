import MovieText
import Testing

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
}
