import Foundation
import MovieDomain
import MovieTestSupport
import Testing

/// The forms in which an app can store films.
@Suite struct CodableTests {
  @Test func `A film on a shelf is written with TMDb's names and read again`() throws {
    let day: CalendarDate = "1922-03-04"
    let viewing = Viewing(
      day: try #require(ViewingDay(day, today: day)), rating: .fewest, isRewatch: true, review: "Good", tags: "old")
    let film = ShelvedFilm(
      source: CatalogSource(idNamespace: "tmdb"), movie: .complete, added: day,
      diary: Diary(filmRating: .most, ratedOn: day, viewings: [viewing]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(film)
    #expect(try JSONDecoder().decode(ShelvedFilm.self, from: json) == film)
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {"added":"1922-03-04","diary":{"rated":"1922-03-04","rating":5,"viewings":[{"day":"1922-03-04",\
        "isRewatch":true,"rating":0.5,"review":"Good","tags":"old"}]},"movie":{"adult":true,"backdrop_path":"/backdrop.jpg","genre_ids":[12,13],\
        "id":603,"original_language":"de","original_title":"Das Beispiel","overview":"Every fact is known.",\
        "popularity":83.14,"poster_path":"/poster.jpg","release_date":"1999-03-31","title":"The Sample",\
        "vote_average":8.25,"vote_count":26341},"source":"tmdb"}
        """)
  }

  @Test func `An id of a film and of a change are a text and a number`() throws {
    let id = FilmID(CatalogSource(idNamespace: "a:b"), -7)
    let change = ChangeID(number: .min)
    #expect(String(decoding: try JSONEncoder().encode([id]), as: UTF8.self) == #"["a:b:-7"]"#)
    #expect(try JSONDecoder().decode([FilmID].self, from: Data(#"["a:b:-7"]"#.utf8)) == [id])
    #expect(try JSONDecoder().decode([ChangeID].self, from: try JSONEncoder().encode([change])) == [change])
  }

  @Test func `What news and syncs remember is written with the names of the library, and read again`() throws {
    let facts = ["film 653": ToldFacts(on: "2026-11-28", in: .unitedStates, days: [.disc: "2026-12-01"], ids: [8])]
    let marks: AccountMarks = [AccountMark(.ratings, 653): 9]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let (told, synced) = (try encoder.encode(facts), try encoder.encode(marks))
    #expect(
      String(decoding: told, as: UTF8.self)
        == #"{"film 653":{"day":"2026-11-28","days":{"physical":"2026-12-01"},"ids":[8],"iso_3166_1":"US"}}"#)
    #expect(String(decoding: synced, as: UTF8.self) == #"{"ratings 653":9}"#)
    #expect(try JSONDecoder().decode([String: ToldFacts].self, from: told) == facts)
    #expect(try JSONDecoder().decode(AccountMarks.self, from: synced) == marks)
  }

  @Test func `Reading a film enforces the limits of numbers`() throws {
    let json = #"{"id":1,"title":"A","vote_average":99,"vote_count":9000000000000,"popularity":-1}"#
    let movie = try JSONDecoder().decode(Movie.self, from: Data(json.utf8))
    #expect(movie == Movie(id: 1, title: "A", rating: Rating(average: 99, voteCount: 9_000_000_000_000)))
  }

  typealias Readable = Decodable & SendableMetatype

  private static let malformed: [(json: String, type: any Readable.Type)] =
    [#""1922-02-30""#, #""yesterday""#, #""""#].map { ($0, CalendarDate.self) }
    + [#""tmdb""#, #"":1""#, #""tmdb:""#, #""tmdb:x""#].map { ($0, FilmID.self) }
    + ["0", "0.3", "5.5", "-1"].map { ($0, StarRating.self) }
    + [#""USA""#, #""1""#].map { ($0, Region.self) }
    + [#""favorites""#, #""favorites x""#, #""seen 1""#, #""sync favorites 1""#].map { ($0, AccountMark.self) }

  @Test(arguments: malformed)
  func `What is no date, id, rating, country or mark is not read`(json: String, type: any Readable.Type) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(type, from: Data(json.utf8)) }
  }
}
