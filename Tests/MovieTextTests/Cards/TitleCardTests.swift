import ContrastTestSupport
import MovieDisplay
import MoviePictures
import Testing
import TextSnapshots

@testable import MovieText

/// Title cards on screen.
@Suite struct TitleCardTests {
  private static let films = [
    "the passion": DetailScene.Film.named("The Passion of Joan of Arc", id: 43), "one letter": .named("M", id: 1),
    "one word": .named("Metropolis", id: 2), "Japanese": .named("千と千尋の神隠し", id: 129, year: "2001", score: "8.5"),
    "long": .named("The Assassination of Jesse James by the Coward Robert Ford", id: 4512, year: "2007"),
    "long word": .named("Supercalifragilisticexpialidocious", id: 5, year: "Undated", score: nil),
    "nameless": .named("\u{1B}", id: 6),
  ]

  @Test(arguments: films.keys.sorted())
  func framed(name: String) throws {
    let film = try #require(Self.films[name])
    assertSnapshot(across: .axis("columns", [12, 16, 24]), named: name) { columns in
      text(film, columns: columns, palette: .plain)
    }
  }

  @Test(arguments: films.keys.sorted())
  func painted(name: String) throws {
    let film = try #require(Self.films[name])
    assertSnapshot(across: .axis("columns", [12, 16, 24]), named: name) { columns in
      let size = PosterSize(columns: columns)
      return sketch(
        PosterBlock(art: .titleCard, card: MovieCard(film), size: size)
          .lines(on: TextPage(width: 80, palette: Palette(depth: .full))))
    }
  }

  @Test func largest() {
    let film = DetailScene.Film.named("Sunrise: A Song of Two Humans", id: 36)
    assertSnapshot(of: text(film, columns: 60, palette: .plain), named: "engraved")
    let lines = PosterBlock(art: .titleCard, card: MovieCard(film), size: PosterSize(columns: 60)).lines(
      on: TextPage(width: 80, palette: Palette(depth: .full)))
    assertSnapshot(of: sketch(lines), named: "painted")
  }

  @Test func inColor() {
    let film = DetailScene.Film.named("Metropolis", id: 2)
    assertSnapshot(of: text(film, columns: 24, palette: .ansi), named: "sixteen")
    assertSnapshot(of: text(film, columns: 12, palette: Palette(depth: .indexed)), named: "indexed")
    assertSnapshot(of: text(film, columns: 12, palette: Palette(depth: .full)), named: "full")
  }

  private func text(_ film: DetailScene.Film, columns: Int, palette: Palette) -> String {
    PosterBlock(art: .titleCard, card: MovieCard(film), size: PosterSize(columns: columns))
      .lines(on: TextPage(width: 80, palette: palette))
      .reduce(into: "") { $0 += $1.encoded(with: palette) + "\n" }
  }

  /// Draws a painted card with letters for its colors: the lighter, the denser. Text and frames are unchanged.
  private func sketch(_ lines: [TextLine]) -> String {
    let ramp = Array(" .:-=+*#%@")
    func light(_ color: RGB) -> Int { (2 * Int(color.red) + 5 * Int(color.green) + Int(color.blue)) / 8 }
    return lines.reduce(into: "") { text, line in
      for piece in line.pieces {
        if piece.text.string.hasPrefix("▀"), case .colors(let top, let bottom) = piece.style {
          let letter = ramp[min(ramp.count - 1, max(0, (light(top) + light(bottom)) / 2 - 20) * ramp.count / 170)]
          text += String(repeating: letter, count: piece.text.width)
        } else {
          text += piece.text.string
        }
      }
      text += "\n"
    }
  }
}

@Suite struct CardPaintTests {
  @Test(arguments: TitleCard.Colors.allCases)
  func `Text and figure have enough contrast, and every color is one of the 256`(colors: TitleCard.Colors) throws {
    let paint = CardPaint(colors, depth: .indexed)
    let colors = try #require(paint.indexed)
    #expect(paint.ink.contrast(to: paint.panel) >= 7)
    #expect(colors.figure.contrast(to: colors.ground) >= 3)
    for color in [colors.ground, colors.middle, colors.figure, paint.ink, paint.panel] {
      #expect(RGB(indexed: color.indexed) == color)
    }
  }
}
