import MovieDomain
import MovieStore
import MovieTestSupport
import SceneTestSupport
import Testing

/// The files of a Letterboxd export, and back.
@Suite(.timeLimit(.minutes(10))) struct LetterboxdTests {
  private let today: CalendarDate = "2026-11-22"

  private func parsed(_ text: String, isSeen: Bool = true) throws -> FilmList {
    try #require(FilmList(csv: Array(text.utf8), diaryUpTo: isSeen ? today : nil))
  }

  @Test func `Ratings, days and reviews are read, and what cannot be taken is named with its line and reason`() throws {
    let wrong = """
      Name,Rating,WatchedDate
      Seven,7,2026-01-01
      Tomorrow,4,2026-11-23
      Never,4,yesterday
      Good,4,2026-11-22
      """
    let reviews =
      "Name,Rating,Review,Tags,Watched Date\nSeven,4,Long.,,\nEight,,,silent,\nNine,3,Fine.,a,2026-01-01\nTen,5,,,\n"
    assertShown([
      "ratings without a day": try parsed(
        "Date,Name,Year,Letterboxd URI,Rating\n2026-01-03,Metropolis,1927,https://boxd.it/1,3.5\n"),
      "ratings of ten": try parsed("Title,Rating10\nMetropolis,7\n"),
      "a decimal comma": try parsed("Title;Rating10\nSeven;7,5\nEight;7,5,1\n"),
      "days and ratings that are wrong": try parsed(wrong), "reviews without a day": try parsed(reviews),
      "reviews, for another shelf": try parsed(reviews, isSeen: false),
      "empty columns": try parsed("Title,WatchedDate,Rating\nSeven,,\nEight,,\n", isSeen: false),
    ])
  }

  @Test(arguments: ["Date,Name,Year,Letterboxd URI\n2026-01-03,Metropolis,1927,https://boxd.it/1\n"])
  func `Watched films and the watchlist have neither`(text: String) throws {
    #expect(try parsed(text).rows.first?.diary == Diary())
    #expect(try parsed(text).hasDiary == false)
    #expect(try parsed(text, isSeen: false).rows.first?.diary == nil)
  }

  @Test func `For other shelves ratings are only noted`() throws {
    let list = try parsed("Name,Rating\nSeven,7\n", isSeen: false)
    #expect(list.rows.map(\.title) == ["Seven"])
    #expect(list.hasDiary)
  }

  @Test(arguments: [
    ("Date,Year,Rating\n2026-01-01,1927,4\n", true), ("no header\nat all\n", false), ("Name\nX\n", false),
  ])
  func `A table without titles is known`(text: String, lacksTitles: Bool) {
    #expect(FilmList.lacksTitles(csv: Array(text.utf8)) == lacksTitles)
  }
}
