import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import Testing

@Suite struct EnglishWordsTests {
  let words = EnglishWords()

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"), (12_345, "12,345")])
  func digitsAreGroupedByThree(value: Int, text: String) {
    #expect(words.number(value) == text)
  }

  @Test(arguments: [(0, "0.0"), (5, "0.5"), (83, "8.3"), (100, "10.0"), (-5, "-0.5")])
  func tenthsAreDecimalFractions(tenths: Int, text: String) {
    #expect(words.decimal(tenths: tenths) == text)
  }

  @Test func everyErrorHasItsOwnMessage() {
    let codes = CatalogError.Code.allCases
    let sentences = codes.map { words.sentence(for: CatalogError($0, host: "api.example")) }
    #expect(Set(sentences).count == codes.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    #expect(codes.allSatisfy { words.advice(for: CatalogError($0)).hasSuffix(".") })
  }

  @Test(arguments: [
    (nil, "Try again in a minute."), (1, "Try again in a second."), (30, "Try again in 30 seconds."),
  ])
  func aRateLimitStatesHowLongToWait(seconds: Int?, advice: String) {
    #expect(words.advice(for: CatalogError(.rateLimited, retryAfter: seconds)) == advice)
  }

  @Test(arguments: [
    (-5, "just now"), (59, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"), (3600, "1 hour ago"),
    (10_900, "3 hours ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"), (15_600_000, "180 days ago"),
  ])
  func staleDataHasAnAge(seconds: Int, text: String) {
    #expect(words.asOf(.seconds(seconds)) == "cached \(text)")
  }

  @Test(arguments: [("Nosferatu", "Nosferatu."), ("Toy Story of Terror!", "Toy Story of Terror!")])
  func `A title with a mark of its own ends a sentence`(title: String, sentence: String) {
    #expect(words.shelves.unrated(title) == "Removed your rating of \(sentence)")
  }

  @Test func aServerErrorIncludesItsStatus() {
    let error = CatalogError(.serverFailed, host: "api.example", status: 503)
    #expect(words.sentence(for: error) == "api.example had an internal error (status 503).")
  }

  @Test(arguments: [(1, "1 min"), (59, "59 min"), (60, "1 h"), (136, "2 h 16 min"), (60_061, "1,001 h 1 min")])
  func durationsAreInHoursAndMinutes(minutes: Int, text: String) {
    #expect(words.detail.duration(minutes: minutes) == text)
  }

  @Test(arguments: [
    ("1895-12-28" as CalendarDate, "December 28, 1895"), ("2024-02-29", "February 29, 2024"),
    ("2001-01-01", "January 1, 2001"),
  ])
  func datesHaveTheFullNameOfTheMonth(day: CalendarDate, text: String) {
    #expect(words.fullDate(day) == text)
  }

  @Test(arguments: [("ja", "Japanese"), ("EN", "English"), ("cn", "Cantonese"), ("xx", "No language"), ("tlh", "tlh")])
  func languagesHaveEnglishNames(code: String, name: String) {
    #expect(words.detail.languageName(code) == name)
  }

  @Test(arguments: [
    (1, "directed by A"), (2, "directed by A and B"), (3, "directed by A, B and C"),
    (4, "directed by A, B and 2 others"),
  ])
  func directorsAreListed(count: Int, text: String) {
    #expect(words.detail.directed(by: Array(["A", "B", "C", "D"].prefix(count))) == text)
  }

  @Test func aTitleWithAPeriodEndsASentence() {
    #expect(words.transfer.withoutDetails(1, ["Foo, Jr."]).contains(": Foo, Jr. Add it"))
    #expect(words.shelves.unreadable(1, ["Foo, Jr."]).hasSuffix(": Foo, Jr."))
    #expect(words.shelves.performed(.undo, 1, ["Foo, Jr."], now: []) == "Undid the change to Foo, Jr. On no shelf.")
  }

  @Test func anUnknownCountryHasAdviceOrASuggestion() {
    let unknown = words.discover.unknown(.country, "atlantis", suggestions: [])
    #expect(unknown.advice == "Use its name, or a code such as JP.")
    #expect(words.discover.unknown(.country, "Japn", suggestions: ["Japan"]).advice == "")
  }

  @Test func countsHaveASingular() {
    #expect(
      [words.detail.votes(0), words.detail.votes(1), words.detail.votes(26_341)] == [
        "0 votes", "1 vote", "26,341 votes",
      ])
    #expect(words.detail.peopleSkipped(1) == "1 person could not be read")
    #expect(words.detail.reviewsSkipped(2) == "2 reviews could not be read")
  }
}
