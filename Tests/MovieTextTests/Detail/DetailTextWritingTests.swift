import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import MovieText
import Testing

/// The detail scene in other scripts, and with hostile text.
@Suite struct DetailTextWritingTests {
  @Test func wide() {
    check(
      .matrix.with { details in
        details.movie.title = "千と千尋の神隠し"
        details.movie.originalTitle = "Sen to Chihiro no Kamikakushi"
        details.movie.originalLanguage = "ja"
        details.movie.overview = """
          千尋という名の10歳の女の子が、引っ越しの途中で不思議な町に迷い込む。両親は豚に変えられ、千尋は八百万の神々が集う湯屋で働くことになる。
          """
        details.tagline = "トンネルのむこうは、不思議の町でした。"
        details.credits = Credits(
          cast: [
            .init(id: 19587, name: "柊瑠美", roles: ["荻野千尋 / 千"]), .init(id: 19588, name: "入野自由", roles: ["ハク"]),
            .init(id: 19589, name: "Mari Natsuki", roles: ["湯婆婆", "銭婆"]),
          ], crew: [.init(id: 608, name: "宮崎駿", roles: ["Director", "Screenplay"])])
        details.reviews = ResultsPage(
          totalResults: 1,
          elements: [Review(id: "r", author: "映画好き", rating: 10, text: String(repeating: "とても美しい映画です。", count: 40))])
      })
  }

  @Test func hostile() {
    check(
      .matrix.with { details in
        let evil = "\u{1B}[31mRed\u{1B}]0;pwned\u{7}\r\nnext\tline\u{9B}2J \u{202E}evil\u{200B}\u{7F}"
        details.movie.title = evil
        details.movie.originalTitle = "Original " + evil
        details.movie.originalLanguage = evil
        details.movie.overview = evil + "\n\n\n" + evil
        details.tagline = evil
        details.homepage = "https://example.org/\u{1B}[8m" + String(repeating: "long/", count: 30)
        details.genres = [.init(id: 1, name: evil)]
        details.credits = Credits(
          cast: [.init(id: 1, name: evil, roles: [evil])], crew: [.init(id: 2, name: evil, roles: [evil])])
        details.reviews = ResultsPage(totalResults: 1, elements: [Review(id: "r", author: evil, rating: 7, text: evil)])
      }, palette: .ansi)
  }

  @Test func `Markup in reviews hides no escape sequences`() {
    let texts = [
      "&#27;[31m &#x9b;2J &#8238;evil&#8203; &#7;", "[t](https://a.example/\u{1B}]8;;x)", "[t](javascript:alert\u{7})",
      "<a href=\"https://a.example/\u{1B}\\\">t</a>", "<https://a.example/\u{9B}1m>", "https://a.example/\u{202E}moc",
      "[t](https://a.example/%1B)", "**\u{1B}[0m**",
    ]
    let details = MovieDetails.matrix.with { details in
      details.reviews = ResultsPage(
        totalResults: texts.count, elements: texts.map { Review(id: "r", author: "A", text: $0) })
    }
    let viewModel = DetailSnapshot(details, expanded: [.reviews]).viewModel
    for link in [nil, { (_: Route) -> Hyperlink? in nil }] as [(@Sendable (Route) -> Hyperlink?)?] {
      let text = DetailText(page: TextPage(width: 80, link: link)).render(viewModel)
      let own = text.replacing(/\u{1B}\]8;;[!-~]*\u{1B}\\/, with: "")
      #expect(own.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
      #expect(!own.unicodeScalars.contains("\u{202E}") && !own.unicodeScalars.contains("\u{200B}"))
      #expect(!text.contains("]8;;javascript"))
    }
  }

  @Test func whiteSpaceOnly() {
    check(
      .matrix.with { details in
        details.movie.originalTitle = " "
        details.movie.originalLanguage = ""
        details.movie.overview = " \r\n "
        details.overviewLanguage = "en"
        details.tagline = "\u{200B}"
        details.homepage = " "
        details.credits = Credits(
          cast: [.init(id: 1, name: "\u{200B}", roles: ["\u{200B}"])], crew: [.init(id: 2, name: " ", roles: [" "])]
        )
        details.reviews = ResultsPage(totalResults: 1, elements: [Review(id: "r", author: "\u{200B}", text: "\u{1B}")])
      })
  }

  @Test func longWords() {
    check(
      .matrix.with { details in
        let word = "Pneumonoultramicroscopicsilicovolcanoconiosis"
        details.movie.title = word + " " + word
        details.tagline = word
        details.movie.overview = word + word + word
        details.genres = [.init(id: 1, name: word), .init(id: 2, name: word)]
        details.credits = Credits(
          cast: [.init(id: Int(Int32.max), name: word, roles: Array(repeating: word, count: 1) + ["A", "B"])],
          crew: [.init(id: 2, name: "Jack", roles: (1...30).map { "Job \($0)" })])
        details.reviews = ResultsPage(
          totalResults: 1,
          elements: [Review(id: "r", author: word + word, rating: 7, text: String(repeating: "a", count: 500))])
      })
  }

  private func check(_ details: MovieDetails, palette: Palette = .plain) {
    DetailSnapshot(details, palette: palette).check()
  }
}
