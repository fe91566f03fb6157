import Foundation
import MovieDisplay
import MovieJPEG
import MoviePictures
import MovieText

/// Draws a poster, to time the whole process against other programs.
enum PosterBenchmark {
  /// Prints the picture in a file as half blocks.
  static func show(path: String) throws {
    let size = PosterSize(columns: 24)
    let (width, height) = (size.columns * Mosaic.Blocks.half.columns, size.rows * 2 * Mosaic.Blocks.half.columns)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let picture = try JPEGDecoder.picture(from: bytes, covering: width, height: height)
      .filling(width: width, height: height)
    let poster = "/poster.jpg"
    let film = DetailScene.Film(
      id: 43, title: "The Passion of Joan of Arc", year: "1928", score: ScoreBadge(text: "9.1", level: .high),
      facts: [], overview: .init(id: .overview, title: "", content: .text("")), sections: [], posterPath: poster,
      route: .movie(id: 43))
    let page = TextPage(
      width: 80, height: size.rows + 6, palette: Palette(depth: .full),
      pictures: PagePictures([poster: .picture(picture)]), blocks: .half)
    print(PosterText(page: page).render(DetailScene.ViewModel(content: .film(film))), terminator: "")
  }
}
