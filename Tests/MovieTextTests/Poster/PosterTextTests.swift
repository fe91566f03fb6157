import MovieDisplay
import Pictures
import Testing
import TextSnapshots

@testable import MovieText

@Suite struct PosterTextTests {
  private let film = DetailScene.Film.named("The Passion of Joan of Arc", id: 43)

  @Test func titleCard() {
    assertSnapshot(across: .width(20, 40, 80)) { width in
      render(.film(film), art: .titleCard, width: width)
    }
  }

  @Test func picture() {
    let picture = Picture(width: 12, height: 18) { column, row in RGB(UInt8(column * 20), UInt8(row * 14), 128) }
    assertSnapshot(of: render(.film(film), art: .picture(picture), width: 40, palette: Palette(depth: .full)))
  }

  @Test func `A reserved poster is empty lines and a title`() {
    let text = render(.film(film), art: .reserved, width: 80, palette: .ansi)
    #expect(
      text == String(repeating: "\n", count: 9)
        + "\u{1B}[1mThe Passion of Joan of Arc\u{1B}[0m  \u{1B}[2m1928\u{1B}[0m\n\n\u{1B}[2mAttribution.\u{1B}[0m\n")
  }

  @Test func `Without a film, there is no poster`() {
    let state = EmptyState(title: "No such film", message: "There is none with this number.", advice: "Look for it.")
    #expect(render(.loading("Loading"), art: .titleCard, width: 80) == "Loading\n")
    #expect(
      render(.empty(state), art: .titleCard, width: 80)
        == "No such film\nThere is none with this number.\nLook for it.\n")
  }

  private func render(
    _ content: DetailScene.Content, art: PosterArt, width: Int, palette: Palette = .plain
  ) -> String {
    PosterText(page: .sample(width: width, palette: palette), art: art, size: PosterSize(columns: 12))
      .render(DetailScene.ViewModel(content: content, footnotes: ["Attribution."]))
  }
}
