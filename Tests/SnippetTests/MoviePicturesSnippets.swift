import Foundation
import MoviePictures
import Testing

/// The code on the landing page of MoviePictures.
@Suite struct MoviePicturesSnippets {
  @Test func aCardIsDrawnPixelByPixel() {
    let (width, height) = (60, 60)
    var colors: Set<[UInt8]> = []

    let card = TitleCard(id: 5, title: "Metropolis", year: "1927")
    for row in card.motif.pixels(width: width, height: height) {
      for tone in row {
        let color = card.colors.color(of: tone)
        colors.insert([color.red, color.green, color.blue])
      }
    }

    #expect(colors.isSuperset(of: [[0x1B, 0x2A, 0x4E], [0xD9, 0xA4, 0x41]]))
  }

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
