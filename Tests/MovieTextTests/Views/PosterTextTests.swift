import MovieDisplay
import MoviePictures
import Testing
import TextSnapshots

@testable import MovieText

@Suite struct PosterTextTests {
  private let film = {
    var film = DetailScene.Film.named("The Passion of Joan of Arc", id: 43)
    film.posterPath = "/joan.jpg"
    film.direction = "directed by Carl Theodor Dreyer"
    film.runtime = "1 h 22 min"
    return film
  }()

  @Test func titleCard() {
    assertSnapshot(across: .width(20, 40, 80)) { width in
      render(.film(film), width: width)
    }
  }

  @Test func picture() {
    let picture = Picture(width: 12, height: 18) { column, row in RGB(UInt8(column * 20), UInt8(row * 14), 128) }
    assertSnapshot(of: render(.film(film), art: .picture(picture), width: 40, palette: Palette(depth: .full)))
  }

  @Test func `A drawn picture is above the title`() {
    let text = render(.film(film), art: .drawn("<image>"), width: 80, palette: .ansi)
    #expect(
      text == String(repeating: "\n", count: 9) + "\u{1B}[9A\u{1B}7<image>\u{1B}8" + String(repeating: "\n", count: 9)
        + "\u{1B}[1mThe Passion of Joan of Arc\u{1B}[0m  \u{1B}[2m1928\u{1B}[0m\n"
        + "directed by Carl Theodor Dreyer  \u{1B}[2m1 h 22 min\u{1B}[0m\n\n\u{1B}[2mAttribution.\u{1B}[0m\n")
  }

  @Test(arguments: [(nil, 80, 40), (15, 80, 12), (30, 80, 32), (30, 20, 20)] as [(Int?, Int, Int)])
  func `The poster is as large as the screen allows`(height: Int?, width: Int, columns: Int) {
    let view = PosterText(page: .sample(width: width, height: height, pictures: PagePictures()))
    let requests = view.pictureRequests(for: DetailScene.ViewModel(content: .film(film)))
    #expect(requests == [PictureRequest("/joan.jpg", .poster, size: PosterSize(columns: columns))].compactMap(\.self))
  }

  @Test func `Without a film, there is no poster`() {
    let state = EmptyState(title: "No such film", message: "There is none with this number.", advice: "Look for it.")
    #expect(render(.loading("Loading"), width: 80) == "Loading\n")
    #expect(
      render(.empty(state), width: 80)
        == "No such film\nThere is none with this number.\nLook for it.\n")
  }

  private func render(
    _ content: DetailScene.Content, art: PosterArt? = nil, width: Int, palette: Palette = .plain
  ) -> String {
    let pictures = PagePictures(art.map { ["/joan.jpg": $0] } ?? [:])
    return PosterText(page: .sample(width: width, height: 15, palette: palette, pictures: pictures))
      .render(DetailScene.ViewModel(content: content, footnotes: ["Attribution."]))
  }
}
