import MovieDomain
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: [
    ("1927-01-10", 1927, 1, 10), ("2024-02-29", 2024, 2, 29), ("2000-02-29", 2000, 2, 29), ("0001-12-31", 1, 12, 31),
  ])
  func `A valid date is parsed`(text: String, year: Int, month: Int, day: Int) throws {
    let date = try #require(CalendarDate(iso8601: Substring(text)))
    #expect([date.year, date.month, date.day] == [year, month, day])
    #expect(date.description == text)
  }

  @Test(arguments: [
    "", "2025", "2025-13-45", "2023-02-29", "1900-02-29", "2025-04-31", "2025-00-10", "2025-1-1", "25-01-01",
    "2025-01-01T00:00:00Z", "２０２５-01-01", "-025-01-01", "2025/01/01", "0000-01-01",
  ])
  func `An invalid date is refused`(text: String) {
    #expect(CalendarDate(iso8601: Substring(text)) == nil)
  }

  @Test func `A moment has the same date, whatever the time zone in which it is written`() throws {
    let moments = [
      "2024-03-01T01:00:00.000Z", "2024-02-29T20:00-05:00", "2024-03-01T06:30:59+0530", "2024-03-01T02:00+01",
    ]
    let dates = Set(moments.map { CalendarDate(localDayOf: $0) })
    #expect(dates.count == 1 && ["2024-02-29", "2024-03-01"].contains(dates.first??.description))
  }

  @Test(arguments: [
    "", "2024-03-01", "2024-03-01T01:00:00", "2024-03-01 01:00Z", "2024-03-01T25:00Z", "2024-03-01T01:60Z",
    "2024-02-30T01:00Z", "2024-03-01T1:00:00Z", "2024-03-01T01:00:00Moscow",
    "2024-03-01T01:00+01000000000000000000000000",
  ])
  func `Text that is no moment has no date in a time zone`(text: String) {
    #expect(CalendarDate(localDayOf: text) == nil)
  }

  @Test func `Dates sort by year, month and day`() throws {
    let texts = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01"]
    let dates = texts.compactMap { CalendarDate(iso8601: Substring($0)) }
    #expect(dates.reversed().sorted().map(\.description) == texts)
  }
}
