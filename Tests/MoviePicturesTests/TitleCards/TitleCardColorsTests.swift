import ContrastTestSupport
import MoviePictures
import Testing

@Suite struct TitleCardColorsTests {
  @Test(arguments: TitleCard.Colors.allCases)
  func `Text and figure have enough contrast`(colors: TitleCard.Colors) {
    #expect(colors.ink.contrast(to: colors.panel) >= 7)
    #expect(colors.figure.contrast(to: colors.ground) >= 3)
  }

  @Test func `Tones mix the colors`() {
    let colors = TitleCard.Colors.midnightAndGold
    #expect(colors.color(of: .init()) == colors.ground)
    #expect(colors.color(of: .init(figure: 1)) == colors.figure)
    #expect(colors.color(of: .init(shade: 1)) == colors.panel)
    #expect(colors.color(of: .init(figure: 0.5)) == RGB(0x7A6748))
  }
}
