import MovieScenes
import Testing

/// Catalogs use English names for genres and jobs, which are translated.
@Suite struct RussianTermsTests {
  let words = RussianWords()

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
