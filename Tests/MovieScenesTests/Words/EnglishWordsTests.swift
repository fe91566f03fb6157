import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite struct EnglishWordsTests {
  let words = EnglishWords()

  @Test func `Numbers, times, names and counts have the forms of English`() {
    assertShown([
      "digits are grouped by three": [0, 999, 1000, -1_234_567, 12_345].map { words.number($0) },
      "tenths are decimal fractions": [0, 5, 83, 100, -5, -12_345].map { words.decimal(tenths: $0) },
      "a rate limit states how long to wait": [nil, 1, 30, 3_600, 99_999].map {
        words.advice(for: CatalogError(.rateLimited, retryAfter: $0))
      },
      "stale data has an age": [-5, 59, 60, 3599, 3600, 10_900, 86_399, 86_400, 15_600_000].map {
        words.asOf(.seconds($0))
      },
      "durations are in hours and minutes": [1, 59, 60, 136, 60_061].map { words.detail.duration(minutes: $0) },
      "dates have the full name of the month": ["1895-12-28", "2024-02-29", "2001-01-01"].map { words.fullDate($0) },
      "a country has an article if it needs one": ["Falkland Islands", "Gambia", "Norway"].map {
        words.discover.country($0)
      },
      "languages have English names": ["ja", "EN", "cn", "xx", "tlh"].map { words.detail.languageName($0) },
      "directors are listed": (1...4).map { words.detail.directed(by: Array(["A", "B", "C", "D"].prefix($0))) },
      "a title with a mark of its own ends a sentence": ["Nosferatu", "Toy Story of Terror!"].map {
        words.shelves.unrated($0)
      },
      "a title with a period does, too": [
        words.transfer.withoutDetails(1, ["Foo, Jr."]), words.shelves.unreadable(1, ["Foo, Jr."]),
        words.shelves.performed(.undo, 1, ["Foo, Jr."], now: []),
      ],
      "a server error includes its status": [
        words.sentence(for: CatalogError(.serverFailed, host: "api.example", status: 503))
      ],
      "an unknown country has advice, or a suggestion": [[], ["Japan"]].map {
        words.discover.unknown(.country, "atlantis", suggestions: $0).advice
      },
      "counts have a singular": [0, 1, 26_341].map { words.detail.votes($0) } + [
        words.detail.peopleSkipped(1), words.detail.reviewsSkipped(2),
      ],
    ])
  }

  @Test(arguments: [(nil, "seen"), (8, "seen, with your rating")])
  func `Only a film that is rated is read aloud as rated`(halves: Int?, name: String) {
    let marks = FilmMarks(shelves: [.seen], diary: Diary(filmRating: halves.flatMap(StarRating.init(halves:))))
    #expect(words.card(for: Movie(id: 1, title: "x"), marks: marks).marks.map(\.name) == [name])
  }

  @Test func everyErrorHasItsOwnMessage() {
    let codes = CatalogError.Code.allCases
    let sentences = codes.map { words.sentence(for: CatalogError($0, host: "api.example")) }
    #expect(Set(sentences).count == codes.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    #expect(codes.allSatisfy { words.advice(for: CatalogError($0)).hasSuffix(".") })
  }
}
