import MovieDomain
import MovieTestSupport
import Testing

@Suite struct DiaryTests {
  private let today: CalendarDate = "2026-11-22"
  private var diary = Diary()

  private func day(_ date: CalendarDate) throws -> ViewingDay { try #require(ViewingDay(date, today: today)) }

  @Test func `A day in the future and one before the first film are refused`() {
    #expect(ViewingDay(today, today: today)?.date == today)
    #expect(ViewingDay("1896-01-25", today: today) != nil)
    for day in ["2026-11-23", "1869-12-31", "0001-01-01"] as [CalendarDate] {
      #expect(ViewingDay(day, today: today) == nil)
    }
  }

  @Test mutating func `Watching again on a later day is a rewatch`() throws {
    diary.watch(on: try day("2026-02-02"), rating: StarRating(halves: 6))
    diary.watch(on: try day("2026-03-03"), rating: nil)
    #expect(diary.viewings.map(\.isRewatch) == [false, true])
    #expect(diary.rating == StarRating(halves: 6))
    #expect(try diary.lastDay == day("2026-03-03"))
  }

  @Test mutating func `An earlier viewing recorded later makes the other a rewatch, and leaves the rating`() throws {
    let (two, five) = (StarRating(halves: 4), StarRating(halves: 10))
    diary.watch(on: try day("2026-11-01"), rating: two)
    diary.watch(on: try day("2010-01-01"), rating: five)
    #expect(diary.rating == two)
    #expect(diary.viewings.map(\.rating) == [five, two])
    #expect(diary.shownViewings.map(\.isRewatch) == [false, true])
    // A file from before is about the same viewing.
    let known = Diary(viewings: [Viewing(day: try day("2026-11-01"), rating: two)])
    #expect(diary.merging(known) == diary)
    diary.watch(on: try day("2026-11-01"), rating: five)
    #expect(diary.rating == five)
  }

  @Test(arguments: [nil, 4])
  func `The rating of an earlier viewing is that of the film if that has none`(halves: Int?) throws {
    let rating = halves.flatMap { StarRating(halves: $0) }
    var diary = Diary(filmRating: rating, viewings: [Viewing(day: try day("2026-11-01"))])
    diary.watch(on: try day("2010-01-01"), rating: StarRating(halves: 10))
    #expect(diary.rating == rating ?? StarRating(halves: 10))
    diary.watch(on: try day("2026-11-02"), rating: StarRating(halves: 6))
    #expect(diary.rating == StarRating(halves: 6))
  }

  @Test mutating func `The same day is one viewing, with the latest rating`() throws {
    for halves in [6, 8] { diary.watch(on: try day("2026-02-02"), rating: StarRating(halves: halves)) }
    diary.watch(on: nil, rating: StarRating(halves: 9))
    #expect(diary.viewings.map(\.rating) == [StarRating(halves: 8)])
    #expect(diary.rating == StarRating(halves: 9))
  }

  @Test func `A rewatch on the same day is another viewing`() throws {
    let first = Viewing(day: try day("2026-02-02"), rating: StarRating(halves: 6))
    let second = Viewing(day: try day("2026-02-02"), rating: StarRating(halves: 7), isRewatch: true)
    #expect(Diary(viewings: [second, first, second]).viewings == [first, second])
    #expect(Diary(viewings: [second, first]).rating == StarRating(halves: 7))
  }

  @Test mutating func `A removed rating of the film leaves those of the viewings, and the next one counts`() throws {
    let (four, five) = (StarRating(halves: 8), StarRating(halves: 10))
    diary.watch(on: try day("2026-11-01"), rating: four, today: "2026-11-02")
    #expect(diary.ratedOn == "2026-11-02")
    diary = diary.merging(Diary(ratedOn: today))
    #expect(diary.rating == nil && diary.viewings.map(\.rating) == [four])
    let later = Viewing(day: ViewingDay(recorded: "2026-11-23"), rating: five)
    #expect(diary.merging(Diary(viewings: [later])).rating == five)
    // Without a rating, nothing is said about it.
    diary.watch(on: try day(today), rating: nil, today: "2026-11-23")
    #expect(diary.rating == nil && diary.ratedOn == today)
    diary.watch(on: nil, rating: five, today: "2026-11-23")
    #expect(diary.rating == five && diary.ratedOn == "2026-11-23")
    diary.watch(on: nil, rating: five, today: "2026-11-24")
    #expect(diary.rating == five && diary.ratedOn == "2026-11-24")
  }

  @Test func `Merging twice changes nothing`() throws {
    let other = Diary(
      filmRating: StarRating(halves: 3), viewings: [Viewing(day: try day("2026-02-02"), review: "R", tags: "t")])
    let diary = Diary(viewings: [Viewing(day: try day("2026-02-02"), rating: StarRating(halves: 4))]).merging(other)
    #expect(diary.merging(other) == diary)
    #expect(
      try diary.viewings == [
        Viewing(day: day("2026-02-02"), rating: StarRating(halves: 4), review: "R", tags: "t")
      ])
    #expect(diary.rating == StarRating(halves: 3))
  }
}

@Suite struct StarRatingTests {
  @Test(
    arguments: [
      ("4.5", 9), ("4,5", 9), ("4½", 9), ("½", 1), ("0.5", 1), ("5", 10), ("5.0", 10), ("1", 2), ("7", nil), ("0", nil),
      ("-1", nil), ("5.5", nil), ("4.3", nil), ("", nil), ("½½", nil), ("5½", nil), ("nan", nil), ("inf", nil),
      ("1e0", nil), ("0x1", nil), ("four", nil), ("4.5 ", nil), ("99½", nil),
    ] as [(String, Int?)])
  func `Half stars from 0.5 to 5 are ratings`(text: String, halves: Int?) {
    #expect(StarRating(text: text)?.halves == halves)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, 0.25, 5.01, 1e300, -0.5])
  func `A number of stars that is no rating is refused`(stars: Double) {
    #expect(StarRating(stars: stars) == nil)
  }

  @Test func `Every rating can be read from its description`() {
    for halves in 1...10 {
      let rating = StarRating(halves: halves)
      #expect(rating.flatMap { StarRating(text: $0.description) } == rating)
      #expect(rating.flatMap { StarRating(stars: $0.stars) } == rating)
    }
    #expect(StarRating(halves: 0) == nil)
    #expect(StarRating(halves: .max) == nil)
  }
}
