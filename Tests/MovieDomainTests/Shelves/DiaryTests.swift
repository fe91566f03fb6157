import MovieDomain
import MovieTestSupport
import Testing

@Suite struct DiaryTests {
  private let today: CalendarDate = "2026-11-22"

  private func day(_ date: CalendarDate) throws -> ViewingDay { try #require(ViewingDay(date, today: today)) }

  @Test func `A day in the future is refused`() {
    #expect(ViewingDay(today, today: today)?.date == today)
    #expect(ViewingDay("2026-11-23", today: today) == nil)
  }

  @Test func `Watching again on a later day is a rewatch`() throws {
    var diary = Diary()
    diary.watch(on: try day("2026-02-02"), rating: StarRating(halves: 6))
    diary.watch(on: try day("2026-03-03"), rating: nil)
    #expect(diary.viewings.map(\.isRewatch) == [false, true])
    #expect(diary.rating == StarRating(halves: 6))
    #expect(try diary.lastDay == day("2026-03-03"))
  }

  @Test func `The same day is one viewing, with the latest rating`() throws {
    var diary = Diary()
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
