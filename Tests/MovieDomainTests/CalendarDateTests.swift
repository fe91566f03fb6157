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

  @Test func `Dates sort by year, month and day`() throws {
    let texts = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01"]
    let dates = texts.compactMap { CalendarDate(iso8601: Substring($0)) }
    #expect(dates.reversed().sorted().map(\.description) == texts)
  }
}
