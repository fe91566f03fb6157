import MovieDomain
import MovieScenes
import MovieTestSupport
import Testing

@Suite struct RussianWordsTests {
  let words = RussianWords()

  @Test(arguments: [
    (1, "не удалось прочитать 1 запись"), (2, "не удалось прочитать 2 записи"), (5, "не удалось прочитать 5 записей"),
    (11, "не удалось прочитать 11 записей"), (21, "не удалось прочитать 21 запись"),
    (112, "не удалось прочитать 112 записей"), (1004, "не удалось прочитать 1\u{A0}004 записи"),
  ])
  func nounsAgreeWithTheirNumber(count: Int, text: String) {
    #expect(words.rowsSkipped(count) == text)
  }

  @Test(arguments: [
    (1, "7 мая 2001 (1 год)"), (22, "7 мая 2001 (22 года)"), (40, "7 мая 2001 (40 лет)"), (111, "7 мая 2001 (111 лет)"),
  ])
  func yearsAgreeWithTheirNumber(years: Int, text: String) {
    #expect(words.people.dated(words.date("2001-05-07"), aged: years) == text)
  }

  @Test(arguments: [
    (59, "из кэша, только что"), (60, "из кэша, 1 минуту назад"), (10_900, "из кэша, 3 часа назад"),
    (432_000, "из кэша, 5 дней назад"),
  ])
  func staleDataHasAnAge(seconds: Int, text: String) {
    #expect(words.asOf(.seconds(seconds)) == text)
  }

  @Test func numbersHaveRussianSeparators() {
    #expect(words.number(1_234_567) == "1\u{A0}234\u{A0}567")
    #expect(words.decimal(tenths: 83) == "8,3")
  }

  @Test func everyErrorIsTranslated() {
    for code in CatalogError.Code.allCases {
      let error = CatalogError(code, host: "api.example", retryAfter: 3)
      for text in [words.sentence(for: error), words.advice(for: error)] {
        #expect(text.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }, "\(text)")
        #expect(text.hasSuffix("."))
      }
    }
    #expect(words.advice(for: CatalogError(.rateLimited, retryAfter: 3)) == "Попробуйте через 3 секунды.")
  }

  // MARK: Genres and jobs, of which catalogs use the English names

  @Test(arguments: [("Horror", "Ужасы"), ("horror", "Ужасы"), ("Science Fiction", "Фантастика"), ("War", "Военный")])
  func genresHaveRussianNames(term: String, name: String) {
    #expect(words.lists.genre(term) == name)
  }

  @Test(arguments: [
    ("Director", "Режиссёр"), ("Director of Photography", "Оператор-постановщик"), ("Novel", "Роман"),
    ("Original Music Composer", "Композитор"), ("Costume Design", "Художник по костюмам"),
  ])
  func jobsHaveRussianNames(term: String, name: String) {
    #expect(words.people.job(term) == name)
  }

  @Test(arguments: ["ужасы", "Drame", "Best Boy", "The Thin Man", ""])
  func unknownTermsStayAsTheyAre(term: String) {
    #expect(words.lists.genre(term) == term)
    #expect(words.people.job(term) == term)
    #expect(words.people.department(term) == term)
  }
}
