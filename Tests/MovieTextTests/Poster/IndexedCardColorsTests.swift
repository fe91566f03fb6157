import ContrastTestSupport
import MoviePictures
import Testing

@testable import MovieText

@Suite struct IndexedCardColorsTests {
  @Test(arguments: TitleCard.Colors.allCases)
  func `Text and figure have enough contrast`(colors: TitleCard.Colors) {
    let colors = IndexedCardColors(colors)
    #expect(colors.ink.contrast(to: colors.panel) >= 7)
    #expect(colors.figure.contrast(to: colors.ground) >= 3)
  }

  @Test(arguments: TitleCard.Colors.allCases)
  func `Every color is one of the 256`(colors: TitleCard.Colors) {
    let colors = IndexedCardColors(colors)
    for color in [colors.ground, colors.middle, colors.figure, colors.ink, colors.panel] {
      #expect(RGB(indexed: color.indexed) == color)
    }
  }
}
