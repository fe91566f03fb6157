import Foundation
import MovieDisplay
import MovieJPEG
import MoviePictures
import MovieText

/// Times rendering a poster, from its file to text, and rendering a title card.
enum PosterBenchmark {
  private static let size = PosterSize(columns: 24)
  private static let path = "/poster.jpg"
  private static let view = DetailScene.ViewModel(
    content: .film(
      DetailScene.Film(
        id: 43, title: "The Passion of Joan of Arc", year: "1928", score: ScoreBadge(text: "9.1", level: .high),
        facts: [], overview: .init(id: .overview, title: "", content: .text("")), sections: [], posterPath: path,
        route: .movie(id: 43))))

  static func run(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let name = "a JPEG of \(bytes.count / 1024) KB to \(size.columns) × \(size.rows) cells"
    for blocks in Mosaic.Blocks.allCases {
      let small = try picture(bytes, blocks)
      try Measurement.report("\(name), \(blocks): decode") { try decoded(bytes, blocks).bytes.count }
      try Measurement.report("\(name), \(blocks): decode and scale") { try picture(bytes, blocks).bytes.count }
      Measurement.report("\(name), \(blocks): as text") { text(.picture(small), blocks).utf8.count }
      try Measurement.report("\(name), \(blocks), all in all") {
        text(.picture(try picture(bytes, blocks)), blocks).utf8.count
      }
      Measurement.report("a title card of \(size.columns) × \(size.rows) cells, \(blocks)") {
        text(nil, blocks).utf8.count
      }
    }
  }

  /// Prints the poster once, to look at it and to time the whole process against other programs.
  static func show(path: String, blocks: Mosaic.Blocks = .half) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    print(text(.picture(try picture(bytes, blocks)), blocks), terminator: "")
  }

  private static func decoded(_ bytes: [UInt8], _ blocks: Mosaic.Blocks) throws -> Picture {
    try JPEGDecoder.picture(
      from: bytes, covering: size.columns * blocks.columns, height: size.rows * 2 * blocks.columns)
  }

  private static func picture(_ bytes: [UInt8], _ blocks: Mosaic.Blocks) throws -> Picture {
    try decoded(bytes, blocks).filling(width: size.columns * blocks.columns, height: size.rows * 2 * blocks.columns)
  }

  private static func text(_ art: PosterArt?, _ blocks: Mosaic.Blocks) -> String {
    let page = TextPage(
      width: 80, height: size.rows + 6, palette: Palette(depth: .full),
      pictures: PagePictures(art.map { [path: $0] } ?? [:]), blocks: blocks)
    return PosterText(page: page).render(view)
  }
}
