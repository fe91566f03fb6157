import MovieDisplay

extension DetailScene.Film {
  /// A film with only what a title card shows.
  static func named(_ title: String, id: Int = 1, year: String = "1928", score: String? = "9.1") -> DetailScene.Film {
    DetailScene.Film(
      id: id, title: title, year: year,
      score: ScoreBadge(text: score ?? "Not rated", level: score == nil ? .none : .high), facts: [],
      overview: .init(id: .overview, title: "Overview", content: .text("What it is about.")), sections: [],
      route: .movie(id: id))
  }

  /// Difficult titles: short, long, wide, combining and hostile.
  static let hard = [
    "M", "8½", "Metropolis", "The Passion of Joan of Arc", "千と千尋の神隠し", "Броненосец «Потёмкин»",
    "The Assassination of Jesse James by the Coward Robert Ford", "Supercalifragilisticexpialidocious",
    "👨‍👩‍👧 Ame\u{301}lie ❤️ 🇫🇷", "क्षत्रिय", "الرسالة", "\u{1B}[31mRed\u{7}\r\n\u{202E}Film", "", " ", "WALL·E", "3:10 to Yuma",
    String(repeating: "千", count: 40), String(repeating: "a ", count: 20),
  ].enumerated().map {
    named($1, id: $0 * 7 + 1, year: $0 % 5 == 4 ? "Undated" : "1928", score: $0 % 3 == 2 ? nil : "9.1")
  }
}
