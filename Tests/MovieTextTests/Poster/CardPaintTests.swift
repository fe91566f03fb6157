import ContrastTestSupport
import MoviePictures
import Testing

@testable import MovieText

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
