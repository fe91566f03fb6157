import Foundation
import MovieJPEG
import MoviePictures
import Testing

/// The code on the landing pages of MoviePictures and MovieJPEG.
@Suite struct MovieJPEGSnippets {
  @Test func aPosterIsDecodedAndDrawnAsBlocks() throws {
    let bytes = Array(try #require(Data(base64Encoded: Self.jpeg)))

    let picture = try JPEGDecoder.picture(from: bytes, covering: 24, height: 36)

    var screen = ""
    let mosaic = Mosaic(picture, columns: 24, rows: 18, blocks: .quadrants)
    for row in mosaic.rows {
      let cells = row.map { cell in
        let (front, back) = (cell.foreground, cell.background)
        return """
          \u{1B}[38;2;\(front.red);\(front.green);\(front.blue);48;2;\(back.red);\(back.green);\(back.blue)m\
          \(mosaic.blocks.character(cell.pattern))
          """
      }
      screen += cells.joined() + "\u{1B}[0m\n"
    }
    #expect(screen.split(separator: "\n").count == 18)
  }

  /// A gray picture of two by three pixels.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdB\
    RkxOUlNSMj5aYVpQYEpRUk//wAALCAADAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABv/EABsQAAIDAAMAAAAAAAAAAAAA\
    AAEEAgMFABFh/9oACAEBAAA/ACG1raSG4+km+zSsuzZVVXG2XUIRkQAPAAOf/9k=
    """
}
