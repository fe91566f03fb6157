import MovieDisplay
import MovieText
import Testing

@Suite struct CalendarTextTests {
  private let viewModel = CalendarScene.ViewModel(
    title: "Calendar", position: "Germany · 4 days",
    rows: [
      .init(
        title: "December 2026", weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], blanks: 2, days: 31,
        marked: [4, 25],
        rows: [
          .init(day: "Fri 4", title: "Nosferatu", remark: "in theaters · watchlist", route: .movie(id: 1)),
          .init(day: "Fri 25", title: "千と千尋の神隠し", remark: "on disc · watchlist", route: .movie(id: 2)),
          .init(
            day: "Fri 25", title: "A title that is far too long for the narrowest of pages",
            remark: "released · The Collection With a Long Name", route: .movie(id: 3)),
        ]),
      .init(
        title: "January 2027", weekdays: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"], blanks: 4, days: 31, marked: [1],
        rows: [.init(day: "пт 1", title: "M", remark: "in the U.S. public domain", route: .movie(id: 4))]),
    ])

  @Test(arguments: [Charset.unicode, .ascii])
  func `A month is a grid beside its films, where there is room`(charset: Charset) {
    assertView(viewModel, in: CalendarText.self, charset: charset, named: "\(charset)")
  }

  @Test(arguments: 1...12) func `On the narrowest pages, no line is wider than the page`(width: Int) {
    #expect(CalendarText(page: TextPage(width: width)).lines(of: viewModel).allSatisfy { $0.width <= width })
  }
}

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
