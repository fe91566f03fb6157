import JPEGPictures
import Pictures
import Testing

/// The code on the landing pages of Pictures and JPEGPictures.
@Suite struct LandingPageTests {
  @Test func aPosterIsDecodedAndDrawnAsHalfBlocks() throws {
    let bytes = SampleJPEG.poster(48, 72)

    let picture = try JPEGDecoder.picture(from: bytes, covering: 24, height: 36)

    var screen = ""
    let blocks = HalfBlocks(picture, columns: 24, rows: 18)
    for row in blocks.rows {
      let cells = row.map { cell in
        """
        \u{1B}[38;2;\(cell.top.red);\(cell.top.green);\(cell.top.blue)m\
        \u{1B}[48;2;\(cell.bottom.red);\(cell.bottom.green);\(cell.bottom.blue)m▀
        """
      }
      screen += cells.joined() + "\u{1B}[0m\n"
    }
    #expect(screen.split(separator: "\n").count == 18)
  }
}
