import JPEGPictures
import MovieDisplay
import MovieText
import Pictures
import TMDb

/// Fetches posters and converts them for the terminal. Falls back to a title card.
struct PosterSource: Sendable {
  /// Nil for a catalog without images.
  let images: TMDbImages?
  let imageProtocol: ImageProtocol
  /// The size of a cell in pixels.
  let cell: CellSize
  let timeLimit: Duration

  struct Poster: Sendable {
    var art: PosterArt
    /// The output that draws an image over the reserved cells.
    var prologue = ""
  }

  /// Returns a film's poster at the given size.
  func poster(
    of film: DetailScene.Film, file: TMDbImages.Size, size: PosterSize, on page: TextPage
  ) async -> Poster {
    guard let images, let path = film.posterPath, imageProtocol != .blocks || page.palette.showsPictures,
      let bytes = try? await images.poster(path, size: file, timeLimit: timeLimit)
    else { return Poster(art: .titleCard) }
    let (width, height) =
      imageProtocol == .blocks
      ? (size.columns, size.rows * 2) : (size.columns * cell.width, size.rows * cell.height)
    guard let picture = try? JPEGDecoder.picture(from: bytes, covering: width, height: height) else {
      return Poster(art: .titleCard)
    }
    switch imageProtocol {
    case .blocks:
      return Poster(art: .picture(picture))
    case .kitty:
      let fitting = picture.filling(width: width, height: height)
      return reserved(KittyGraphics.sequence(for: fitting, columns: size.columns, rows: size.rows), size)
    case .iterm:
      return reserved(ITermImage.sequence(for: bytes, columns: size.columns, rows: size.rows), size)
    }
  }

  private func reserved(_ sequence: String, _ size: PosterSize) -> Poster {
    Poster(art: .reserved, prologue: PosterBlock.prologue(sequence: sequence, rows: size.rows))
  }
}

/// The size of a terminal cell in pixels.
struct CellSize: Sendable, Hashable {
  var width: Int
  var height: Int

  /// Used when the terminal does not report it.
  static let usual = CellSize(width: 10, height: 20)
}
