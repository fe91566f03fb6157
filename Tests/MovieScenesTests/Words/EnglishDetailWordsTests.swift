import MovieDomain
import MovieScenes
import Testing

@Suite struct EnglishDetailWordsTests {
  let words = EnglishWords().detail

  @Test(arguments: [(1, "1 min"), (59, "59 min"), (60, "1 h"), (136, "2 h 16 min"), (60_061, "1,001 h 1 min")])
  func durationsAreInHoursAndMinutes(minutes: Int, text: String) {
    #expect(words.duration(minutes: minutes) == text)
  }

  @Test(arguments: [
    ("1895-12-28", "December 28, 1895"), ("2024-02-29", "February 29, 2024"), ("2001-01-01", "January 1, 2001"),
  ])
  func datesHaveTheFullNameOfTheMonth(day: Substring, text: String) throws {
    #expect(EnglishWords().fullDate(try #require(CalendarDate(iso8601: day))) == text)
  }

  @Test(arguments: [("ja", "Japanese"), ("EN", "English"), ("cn", "Cantonese"), ("xx", "No language"), ("tlh", "tlh")])
  func languagesHaveEnglishNames(code: String, name: String) {
    #expect(words.languageName(code) == name)
  }

  @Test(arguments: [
    (1, "directed by A"), (2, "directed by A and B"), (3, "directed by A, B and C"),
    (4, "directed by A, B and 2 others"),
  ])
  func directorsAreListed(count: Int, text: String) {
    #expect(words.directed(by: Array(["A", "B", "C", "D"].prefix(count))) == text)
  }

  @Test func countsHaveASingular() {
    #expect([words.votes(0), words.votes(1), words.votes(26_341)] == ["0 votes", "1 vote", "26,341 votes"])
    #expect(words.peopleSkipped(1) == "1 person could not be read")
    #expect(words.reviewsSkipped(2) == "2 reviews could not be read")
  }
}
