import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite struct RussianWordsTests {
  let words = RussianWords()

  @Test func `Numbers, times, genres and jobs have the forms of Russian`() {
    assertShown([
      "nouns agree with their number": [1, 2, 5, 11, 21, 112, 1004].map { words.rowsSkipped($0) },
      "years agree with their number": [1, 22, 40, 111].map {
        words.people.dated(words.date("2001-05-07"), aged: $0)
      },
      "stale data has an age": [59, 60, 10_900, 432_000].map { words.asOf(.seconds($0)) },
      "numbers have Russian separators": [
        words.number(1_234_567), words.decimal(tenths: 83), words.decimal(tenths: 12_345),
      ],
      "films were searched": [1, 21, 193].map { words.search.searched($0) },
      "a title with a mark of its own ends a sentence": [
        words.shelves.seen("Кин-дза-дза!", on: nil, rating: nil), words.shelves.seen("M", on: nil, rating: "4"),
      ],
      "years need words, unlike other ranges": [("2020", nil), (nil, "2020"), ("2020", "2020"), ("1990", "1999")].map {
        words.discover.years($0, $1)
      },
      "changes are told as well before they are made as after": [
        words.sync.changed(.favorites, isOnList: true, stars: nil, at: "TMDb"),
        words.sync.changed(.watchlist, isOnList: false, stars: nil, at: nil),
        words.sync.changed(.ratings, isOnList: true, stars: "4", at: nil),
      ],
      "catalogs": ["встроенный", "TMDb"].map { words.references.noIMDbIDs(inCatalog: $0) },
      "services": [["Okko"], ["Okko", "Netflix"]].map { words.news.offered(on: $0) },
      // Catalogs use the English names.
      "genres": ["Horror", "horror", "Science Fiction", "War"].map { words.lists.genre($0) },
      "jobs": [
        "Director", "Director of Photography", "Novel", "Original Music Composer", "Costume Design",
      ].map { words.people.job($0) },
    ])
  }

  @Test func everyErrorIsTranslated() {
    for code in CatalogError.Code.allCases {
      let error = CatalogError(code, host: "api.example", retryAfter: 3)
      for text in [words.sentence(for: error), words.advice(for: error)] {
        #expect(text.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }, "\(text)")
        #expect(text.hasSuffix("."))
      }
    }
    let waits = [nil, 3, 3_600, 99_999].map { words.advice(for: CatalogError(.rateLimited, retryAfter: $0)) }
    #expect(
      waits == ["минуту", "3 секунды", "60 минут", "28 часов"].map { "Попробуйте через \($0)." })
  }

  @Test(arguments: ["ужасы", "Drame", "Best Boy", "The Thin Man", ""])
  func unknownTermsStayAsTheyAre(term: String) {
    #expect(words.lists.genre(term) == term)
    #expect(words.people.job(term) == term)
    #expect(words.people.department(term) == term)
  }
}
