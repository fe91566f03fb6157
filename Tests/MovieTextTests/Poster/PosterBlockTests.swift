import MovieDisplay
import Pictures
import Testing

@testable import MovieText

@Suite struct PosterBlockTests {
  static let sizes = [12, 13, 16, 20, 24, 33].map { PosterSize(columns: $0) }
  static let palettes = [Palette.plain, .ansi, Palette(depth: .indexed), Palette(depth: .full, background: .light)]

  @Test(arguments: sizes, palettes)
  func `Every poster fills its cells exactly`(size: PosterSize, palette: Palette) {
    let picture = Picture(width: 43, height: 65) { column, row in RGB(UInt8(column * 5), UInt8(row * 3), 99) }
    for film in DetailScene.Film.hard {
      for art in [PosterArt.titleCard, .picture(picture), .reserved] {
        let lines = PosterBlock(art: art, film: film, size: size).lines(palette: palette)
        #expect(lines.count == size.rows, "\(film.title)")
        #expect(lines.allSatisfy { $0.width == size.columns }, "\(film.title)")
      }
    }
  }

  @Test func `A picture is drawn in half blocks`() {
    let picture = Picture(width: 12, height: 18) { _, row in row == 0 ? RGB(0xFF0000) : RGB(0x0000FF) }
    let lines = block(.picture(picture)).lines(palette: Palette(depth: .full))
    let first = String(repeating: "▀", count: 12)
    #expect(lines[0].encoded(with: Palette(depth: .full)) == "\u{1B}[38;2;255;0;0;48;2;0;0;255m\(first)\u{1B}[0m")
    #expect(lines[1].encoded(with: Palette(depth: .indexed)) == "\u{1B}[38;5;21;48;5;21m\(first)\u{1B}[0m")
  }

  @Test(arguments: [Palette.plain, .ansi])
  func `Without colors, a picture is replaced by a title card`(palette: Palette) {
    let picture = Picture(width: 12, height: 18) { _, _ in RGB(0) }
    #expect(block(.picture(picture)).lines(palette: palette) == block(.titleCard).lines(palette: palette))
  }

  @Test func `A title card without colors has no escape sequences`() {
    for film in DetailScene.Film.hard {
      let lines = PosterBlock(art: .titleCard, film: film, size: PosterSize(columns: 24)).lines(palette: .plain)
      let text = lines.map { $0.encoded(with: .plain) }.joined()
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(film.title)")
    }
  }

  @Test func `The cursor skips reserved cells`() {
    let size = PosterSize(columns: 12)
    let lines = PosterBlock(art: .reserved, film: .named("M"), size: size).lines(palette: .ansi)
    var line = lines[0]
    line.append("text")
    #expect(line.encoded(with: .ansi) == "\u{1B}[12Ctext")
    #expect(line.encoded(with: .plain) == String(repeating: " ", count: 12) + "text")
    #expect(lines[1].encoded(with: .ansi).isEmpty, "trailing reserved cells are not written")
  }

  @Test func `The prologue scrolls, draws and returns the cursor`() {
    #expect(PosterBlock.prologue(sequence: "<image>", rows: 3) == "\n\n\n\u{1B}[3A\u{1B}7<image>\u{1B}8")
  }

  private func block(_ art: PosterArt) -> PosterBlock {
    PosterBlock(art: art, film: .named("Metropolis"), size: PosterSize(columns: 12))
  }
}
