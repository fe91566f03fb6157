import MovieDomain
import MovieTestSupport
import Testing

@Suite struct CalendarDateTests {
  @Test(
    arguments: [
      ("1927-01-10", [1927, 1, 10]), ("2024-02-29", [2024, 2, 29]), ("2000-02-29", [2000, 2, 29]),
      ("0001-12-31", [1, 12, 31]), ("", nil), ("2025", nil), ("2025-13-45", nil), ("2023-02-29", nil),
      ("1900-02-29", nil), ("2025-04-31", nil), ("2025-00-10", nil), ("2025-1-1", nil), ("25-01-01", nil),
      ("2025-01-01T00:00:00Z", nil), ("２０２５-01-01", nil), ("-025-01-01", nil), ("2025/01/01", nil), ("0000-01-01", nil),
    ] as [(String, [Int]?)])
  func `A valid date is parsed, and another text is refused`(text: String, parts: [Int]?) {
    let date = CalendarDate(iso8601: Substring(text))
    #expect(date.map { [$0.year, $0.month, $0.day] } == parts)
    #expect(date?.description == parts.map { _ in text })
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

  @Test(
    arguments: [
      ("today", "2024-02-29"), ("Tomorrow", "2024-03-01"), ("yesterday", "2024-02-28"), ("1999-12-31", "1999-12-31"),
      ("someday", nil),
    ] as [(String, String?)])
  func `A day is typed as a date, or by its name`(text: String, day: String?) {
    #expect(CalendarDate(typed: text, today: "2024-02-29")?.description == day)
  }

  @Test func `The day after the last day of a month is the first of the next, also of the next year`() {
    let days: [CalendarDate] = ["2026-01-01", "2026-04-30", "2026-12-31", "9999-12-31"]
    #expect(days.map { $0.dayAfter?.description } == ["2026-01-02", "2026-05-01", "2027-01-01", nil])
  }
}
