import MovieDomain
import MovieStore
import MovieTestSupport
import Testing

/// The files of a Letterboxd export, and back.
@Suite(.timeLimit(.minutes(10))) struct LetterboxdTests {
  private let today: CalendarDate = "2026-11-22"

  private func parsed(_ text: String, isSeen: Bool = true) -> FilmList? {
    FilmList(csv: Array(text.utf8), diaryUpTo: isSeen ? today : nil)
  }

  @Test func `Ratings without a day are those of the film`() throws {
    let list = try #require(
      parsed("Date,Name,Year,Letterboxd URI,Rating\n2026-01-03,Metropolis,1927,https://boxd.it/1,3.5\n"))
    #expect(list.rows.first?.diary == Diary(filmRating: StarRating(halves: 7)))
    let ofTen = try #require(parsed("Title,Rating10\nMetropolis,7\n"))
    #expect(ofTen.rows.first?.diary == Diary(filmRating: StarRating(halves: 7)))
  }

  @Test(arguments: ["Date,Name,Year,Letterboxd URI\n2026-01-03,Metropolis,1927,https://boxd.it/1\n"])
  func `Watched films and the watchlist have neither`(text: String) throws {
    #expect(try #require(parsed(text)).rows.first?.diary == Diary())
    #expect(try #require(parsed(text)).hasDiary == false)
    #expect(try #require(parsed(text, isSeen: false)).rows.first?.diary == nil)
  }

  @Test func `What cannot be taken is named with its line and reason`() throws {
    let list = try #require(
      parsed(
        """
        Name,Rating,WatchedDate
        Seven,7,2026-01-01
        Tomorrow,4,2026-11-23
        Never,4,yesterday
        Good,4,2026-11-22
        """))
    #expect(list.rows.map(\.title) == ["Good"])
    #expect(
      list.malformed.listed == [
        .init(2, title: "Seven", reason: .invalidRating("7")),
        .init(3, title: "Tomorrow", reason: .futureDay("2026-11-23")),
        .init(4, title: "Never", reason: .invalidDay("yesterday")),
      ])
  }

  @Test func `A review without a day is noted, and the film is read`() throws {
    let text =
      "Name,Rating,Review,Tags,Watched Date\nSeven,4,Long.,,\nEight,,,silent,\nNine,3,Fine.,a,2026-01-01\nTen,5,,,\n"
    let list = try #require(parsed(text))
    #expect(list.rows.map(\.title) == ["Seven", "Eight", "Nine", "Ten"] && list.malformed.isEmpty)
    #expect(list.undatedReviews.listed == [.init(2, title: "Seven"), .init(3, title: "Eight")])
    #expect(try #require(parsed(text, isSeen: false)).undatedReviews.isEmpty)
  }

  @Test func `Ratings may have a decimal comma`() throws {
    let list = try #require(parsed("Title;Rating10\nSeven;7,5\nEight;7,5,1\n"))
    #expect(list.rows.map(\.diary) == [Diary(filmRating: StarRating(halves: 8))])
    #expect(list.malformed.listed.map(\.reason) == [.invalidRatingOfTen("7,5,1")])
  }

  @Test func `For other shelves ratings are only noted`() throws {
    let list = try #require(parsed("Name,Rating\nSeven,7\n", isSeen: false))
    #expect(list.rows.map(\.title) == ["Seven"])
    #expect(list.hasDiary)
  }

  @Test func `Empty columns for ratings and days have none`() throws {
    let list = try #require(parsed("Title,WatchedDate,Rating\nSeven,,\nEight,,\n", isSeen: false))
    #expect(list.rows.count == 2)
    #expect(!list.hasDiary)
  }

  @Test(arguments: [
    ("Date,Year,Rating\n2026-01-01,1927,4\n", true), ("no header\nat all\n", false), ("Name\nX\n", false),
  ])
  func `A table without titles is known`(text: String, lacksTitles: Bool) {
    #expect(FilmList.lacksTitles(csv: Array(text.utf8)) == lacksTitles)
  }
}
