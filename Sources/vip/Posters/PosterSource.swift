import JPEGPictures
import MovieDisplay
import MovieText
import Pictures
import TMDb

/// Fetches posters, and brings them into the form that the screen takes. What cannot be had becomes a title card.
struct PosterSource: Sendable {
  /// Nil where films have no pictures.
  let images: TMDbImages?
  let imageProtocol: ImageProtocol
  /// Pixels of a cell.
  let cell: CellSize
  let timeLimit: Duration

  struct Poster: Sendable {
    var art: PosterArt
    /// What draws a picture that the cells are left empty for.
    var prologue = ""
  }

  /// The poster of a film, for so many cells of a page.
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

/// Pixels of one cell of the screen.
struct CellSize: Sendable, Hashable {
  var width: Int
  var height: Int

  /// Where the terminal does not tell.
  static let usual = CellSize(width: 10, height: 20)
}
