import ContrastTestSupport
import MovieDisplay
import MoviePictures
import Testing

@testable import MovieText

@Suite struct PaletteTests {
  static let styles: [TextStyle] = [
    .heading, .muted, .command, .failure, .score(.outstanding), .score(.high), .score(.middling), .score(.low),
  ]

  /// Black, white, and the backgrounds of popular themes.
  static let backgrounds: [(Palette.Background, RGB)] = [
    (.dark, RGB(0x000000)), (.dark, RGB(0x1E1E1E)), (.dark, RGB(0x2E3436)), (.dark, RGB(0x282A36)),
    (.dark, RGB(0x002B36)), (.light, RGB(0xFFFFFF)), (.light, RGB(0xFDF6E3)), (.light, RGB(0xEFEFEF)),
  ]

  @Test(arguments: styles, backgrounds)
  func `Every color has good contrast`(style: TextStyle, on background: (kind: Palette.Background, color: RGB)) throws {
    let color = try #require(Palette.color(of: style, on: background.kind))
    #expect(color.contrast(to: background.color) >= 4.5)
    #expect(RGB(indexed: color.indexed).contrast(to: background.color) >= 4.5, "in 256 colors")
  }

  @Test func `A plain palette has no escape sequences`() {
    for style in Self.styles + [.plain, .strong, .emphasis, .strongEmphasis, .rule, .colors(RGB(0), on: RGB(0xFFFFFF))]
    {
      #expect(Palette.plain.parameters(for: style) == nil)
    }
  }

  @Test func `Colors match the terminal's color depth`() {
    func heading(_ depth: Palette.Depth, _ background: Palette.Background?) -> String? {
      Palette(depth: depth, background: background).parameters(for: .heading)
    }
    #expect(heading(.full, .dark) == "1;38;2;108;197;217")
    #expect(heading(.indexed, .dark) == "1;38;5;80")
    #expect(heading(.sixteen, .dark) == "1;36")
    #expect(heading(.sixteen, .light) == "1;34")
    #expect(heading(.full, nil) == "1;36", "the theme's own colors if the background is unknown")
    let light = Palette(depth: .sixteen, background: .light)
    #expect(light.parameters(for: .score(.middling)) == "35", "no yellow on white")
    #expect(light.parameters(for: .score(.high)) == "34", "no cyan on white")
  }

  @Test(arguments: Palette.Background.allCases)
  func `Every level of a score has its own color`(background: Palette.Background) {
    let styles: [TextStyle] = [.score(.outstanding), .score(.high), .score(.middling), .score(.low)]
    for depth in [Palette.Depth.sixteen, .indexed, .full] {
      let palette = Palette(depth: depth, background: background)
      #expect(Set(styles.map { palette.parameters(for: $0) }).count == styles.count)
    }
  }

  @Test(arguments: backgrounds)
  func `Rules are fainter than text`(kind: Palette.Background, background: RGB) throws {
    let rule = try #require(Palette.color(of: .rule, on: kind))
    let text = try #require(Palette.color(of: .muted, on: kind))
    #expect(rule.contrast(to: background) < text.contrast(to: background) / 2)
  }

  @Test func `Images need at least 256 colors`() {
    let style = TextStyle.colors(RGB(1, 2, 3), on: RGB(255, 0, 0))
    #expect(Palette(depth: .full).parameters(for: style) == "38;2;1;2;3;48;2;255;0;0")
    #expect(Palette(depth: .indexed).parameters(for: style) == "38;5;16;48;5;196")
    #expect(Palette(depth: .sixteen).parameters(for: style) == nil)
    #expect(Palette(depth: .indexed).showsPictures)
    #expect(!Palette.ansi.showsPictures)
  }
}
