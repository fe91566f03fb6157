import MovieDisplay
import MovieText
import Testing

@Suite struct NewsTextTests {
  @Test(arguments: [Charset.unicode, .ascii])
  func `A change is beside its film, or below it`(charset: Charset) {
    let viewModel = NewsScene.ViewModel(
      title: "News", position: "3 changes",
      rows: [
        .init(title: "Nosferatu", text: "in theaters: today", route: .movie(id: 1)),
        .init(title: "千と千尋の神隠し", text: "digital: Dec 25, 2026, not Dec 18, 2026", route: .movie(id: 2)),
        .init(
          title: "A title that is far too long for the narrowest of pages", text: "new in The Collection",
          route: .movie(id: 3)),
      ])
    assertView(viewModel, in: NewsText.self, charset: charset, widths: [40, 80], named: "\(charset)")
  }
}
