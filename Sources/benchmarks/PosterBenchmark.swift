import Foundation
import JPEGPictures
import MovieDisplay
import MovieText
import Pictures

/// Times rendering a poster, from its file to text, and rendering a title card.
enum PosterBenchmark {
  private static let size = PosterSize(columns: 24)
  private static let view = DetailScene.ViewModel(
    content: .film(
      DetailScene.Film(
        id: 43, title: "The Passion of Joan of Arc", year: "1928", score: ScoreBadge(text: "9.1", level: .high),
        facts: [], overview: .init(id: .overview, title: "", content: .text("")), sections: [], route: .movie(id: 43))))

  static func run(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let name = "a JPEG of \(bytes.count / 1024) KB to \(size.columns) × \(size.rows) cells"
    let small = try picture(bytes)
    try Measurement.report("\(name): decode") { try decoded(bytes).bytes.count }
    try Measurement.report("\(name): decode and scale") { try picture(bytes).bytes.count }
    Measurement.report("\(name): half blocks as text") { text(.picture(small)).utf8.count }
    try Measurement.report("\(name), all in all") {
      text(.picture(try picture(bytes))).utf8.count
    }
    Measurement.report("a title card of \(size.columns) × \(size.rows) cells") { text(.titleCard).utf8.count }
  }

  /// Prints the poster once, to look at it and to time the whole process against other programs.
  static func show(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    print(text(.picture(try picture(bytes))), terminator: "")
  }

  private static func decoded(_ bytes: [UInt8]) throws -> Picture {
    try JPEGDecoder.picture(from: bytes, covering: size.columns, height: size.rows * 2)
  }

  private static func picture(_ bytes: [UInt8]) throws -> Picture {
    try decoded(bytes).filling(width: size.columns, height: size.rows * 2)
  }

  private static func text(_ art: PosterArt) -> String {
    PosterText(page: TextPage(width: 80, palette: Palette(depth: .full)), art: art, size: size).render(view)
  }
}
