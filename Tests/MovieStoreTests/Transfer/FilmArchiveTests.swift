import MovieDomain
import MovieTestSupport
import Testing

@testable import MovieStore

@Suite(.timeLimit(.minutes(10))) struct FilmArchiveTests {
  private func archive(_ favorites: [StoredFilm]) async throws -> String {
    let library = TransientFilmLibrary(titleKeys: .language(nil))
    try await library.add(favorites)
    var text = ""
    try await FilmArchive.write(library, .favorites) { text += $0 }
    return text
  }

  @Test(arguments: [(0, true), (1 << 15, true), (1 << 17, false)])
  func `What has no films after a long head is no archive`(size: Int, canBeRead: Bool) {
    #expect(FilmArchive.canRead(Array("{".utf8) + [UInt8](repeating: 0, count: size)) == canBeRead)
  }

  @Test(arguments: [0, 1, 200, 401]) func `An archive of any size is read`(count: Int) async throws {
    let text = try await archive((0..<count).map { Samples.film($0 + 1, "Film \($0)") })
    #expect(try await FilmArchive(Array(text.utf8)).films().count == count)
  }

  @Test func `Films in memory are in the order in which they were added`() async throws {
    let library = TransientFilmLibrary(titleKeys: .language(nil))
    for id in [2, 3, 1] { await library.add([Samples.film(id, "Film \(id)")], in: ChangeID()) }
    var text = ""
    try await FilmArchive.write(library, nil) { text += $0 }
    #expect(try await FilmArchive(Array(text.utf8)).films().map(\.id.movie) == [2, 3, 1])
  }

  @Test func `An archive contains no control characters`() async throws {
    let title = "\u{1B}[31m \u{9B}2J \u{202E}Red \u{7F}\u{AD}\u{200B}\u{2028} \u{E0041} 👩\u{200D}🚀 é 千"
    let favorite = Samples.film(1, title)
    let text = try await archive([favorite])
    let obeyed = text.unicodeScalars.filter { $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) }
    #expect(obeyed.isEmpty)
    #expect(!text.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint })
    #expect(text.contains("é 千"))
    #expect(try await FilmArchive(Array(text.utf8)).films() == [favorite])
  }

  @Test func `Malformed entries are reported`() async throws {
    let text = try await archive([
      Samples.film(1, "A"), Samples.film(2, "B"), Samples.film(3, "C"),
    ])
    let odd = text.replacing("\"title\":\"B\"", with: "\"title\":7")
    let archive = try FilmArchive(Array(odd.utf8))
    let entries = try await archive.entries()
    #expect(entries.map(\.film?.id.movie) == [1, nil, 3])
    #expect(entries.map(\.line) == [1, 2, 3])
  }

  @Test(
    arguments: [
      (#""rating":4"#, #""rating":99"#, .invalidRating("99")), ("2026-01-01", "2024-13-45", .invalidDay("2024-13-45")),
      ("2026-01-02", "soon", .invalidDay("soon")),
      (#""id":1,"#, #""id":0,"#, .notAFilm), (#""id":1,"#, #""id":-1,"#, .notAFilm),
      // As other programs write text that is not ASCII.
      ("2026-01-02", #"\u0441\u043a\u043e\u0440\u043e"#, .invalidDay("скоро")),
    ] as [(String, String, ImportReport.Reason)])
  func `An entry with an invalid value is named, with the reason`(
    value: String, invalid: String, reason: ImportReport.Reason
  ) async throws {
    var film = Samples.film(1, "A")
    film.shelves = [.seen: "2026-01-02"]
    film.diary = Diary(
      filmRating: StarRating(halves: 8), viewings: [Viewing(day: ViewingDay(recorded: "2026-01-01"))])
    let line = film.line().replacing(value, with: invalid)
    let archive = try FilmArchive(Array(#"{"format":"vip-favorites","version":2,"films":[\#(line)]}"#.utf8))
    #expect(try await archive.entries() == [ArchivedFilm(line: 1, nil, title: "A", reason: reason)])
  }

  @Test func `A film with a long review is read`() async throws {
    let review = String(repeating: "Long.", count: 1 << 20)
    let diary = Diary(viewings: [Viewing(day: ViewingDay(recorded: "2026-01-01"), review: review)])
    let film = Samples.film(1, "A", on: .seen, diary: diary)
    let archive = try FilmArchive(Array(#"{"format":"vip-favorites","version":2,"films":[\#(film.line())]}"#.utf8))
    #expect(try await archive.films() == [film])
  }

  /// Some of these took gigabytes of memory, or hours, which the time limit ends.
  @Test(arguments: [("", "["), ("{", "\""), ("{", "[]"), ("{\"a\":", "7"), ("", "}")])
  func `Junk is refused early`(beginning: String, repeated: String) {
    let junk = Array((beginning + String(repeating: repeated, count: 1 << 18)).utf8)
    #expect(throws: StoreError(.malformed)) { try FilmArchive(junk) }
  }

  @Test func `Entries that are no films are read in small parts`() async throws {
    let junk = repeatElement("{}", count: 100_000).joined(separator: ",")
    let archive = try FilmArchive(Array(#"{"format":"vip-favorites","version":2,"films":[\#(junk)]}"#.utf8))
    #expect(archive.count == 100_000)
    var count = 0
    while true {
      let part = try await archive.next()
      guard !part.isEmpty else { break }
      #expect(part.count <= 10_000 && part.allSatisfy { $0.film == nil })
      count += part.count
    }
    #expect(count == 100_000)
  }

  @Test(arguments: [Int.max, .min])
  func `Counts of an archive can be added`(count: Int) async throws {
    let text = try await archive([Samples.complete(1)])
    let odd = text.replacing(/"(skipped|total_results|total_pages|page)":[0-9]+/) { "\"\($0.output.1)\":\(count)" }
    #expect(odd != text)
    let archive = try FilmArchive(Array(odd.utf8))
    let reviews = try #require(await archive.films().first?.details.reviews)
    #expect((0...reviews.skipped + reviews.elements.count).contains(reviews.skipped))
    #expect((0...reviews.totalResults + reviews.totalPages + reviews.number).contains(reviews.totalResults))
  }

  @Test(arguments: ["", "[]", "{}", #"{"format":"other","version":2,"films":[]}"#, #"{"format":"vip-favorites"}"#])
  func `Other files are refused`(text: String) {
    #expect(throws: StoreError(.malformed)) { try FilmArchive(Array(text.utf8)) }
  }

  @Test func `Fields of newer versions are ignored`() async throws {
    let text = #"""
      {"format":"vip-favorites","version":2,"later":[],"films":[
      {"source":"tmdb","shelves":{"favorites":"2026-01-02"},"later":1,"movie":{"id":2,"title":"U","original_title":"U",
      "overview":"","genre_ids":[],"adult":false,"later":""},"details":{"tagline":"","genres":[],"later":{},
      "production_countries":[{"iso_3166_1":"FR","name":"France","later":1},{"iso_3166_1":"?","name":"x"}]}}
      ]}
      """#
    let films = try await FilmArchive(Array(text.utf8)).films()
    #expect(films.map(\.shelves) == [[.favorites: "2026-01-02"]])
    #expect(films.first?.details.countries == [Country(try #require(Region("FR")), name: "France")])
  }
}

/// An export contains the favorites as they were when it began, whatever other processes change meanwhile.
@Suite(.timeLimit(.minutes(10))) struct ExportSnapshotTests {
  private static let count = 1_200

  private let folder = TemporaryFolder()
  private let other: StoredFilmLibrary

  init() async throws {
    other = folder.library()
    try await other.add((1...Self.count).map { Samples.film($0, "Film \($0)") })
  }

  /// Another process removes the first films while the export writes its first text, and adds others.
  private func change() async throws(StoreError) {
    try await other.remove(Set((1...600).map { FilmID(.tmdb, $0) }), from: .favorites)
    try await other.add(Samples.film(Self.count + 1, "Film 0"))
  }

  @Test(arguments: [FilmFileFormat.json, .csv])
  func `An export has every favorite of the moment it began`(format: FilmFileFormat) async throws {
    var text = ""
    func write(_ piece: String) async throws(StoreError) {
      if text.isEmpty { try await change() }
      text += piece
    }
    let written =
      format == .csv
      ? try await FilmCSV.write(folder.library(), .favorites, clean: { $0 }, to: write)
      : try await FilmArchive.write(folder.library(), .favorites, to: write)
    #expect(written == ExportReport(written: Self.count))
    let ids =
      format == .csv
      ? FilmList(csv: Array(text.utf8))?.rows.compactMap(\.tmdbID)
      : try await FilmArchive(Array(text.utf8)).films().map(\.id.movie)
    #expect(ids?.sorted() == Array(1...Self.count))
  }

  @Test func `An export of favorites in memory is of one moment too`() async throws {
    let library = TransientFilmLibrary(titleKeys: .language(nil))
    try await library.add((1...Self.count).map { Samples.film($0, "Film \($0)") })
    var text = ""
    try await FilmArchive.write(library, .favorites) { (piece) throws(StoreError) in
      if text.isEmpty { try await library.remove(Set((1...600).map { FilmID(.tmdb, $0) }), from: .favorites) }
      text += piece
    }
    #expect(try await FilmArchive(Array(text.utf8)).films().count == Self.count)
  }

  @Test func `After an export the library can be changed and closed`() async throws {
    try await FilmArchive.write(folder.library(), .favorites) { _ in }
    await #expect(throws: StoreError(.diskFull)) {
      try await FilmArchive.write(folder.library(), .favorites) { (_) throws(StoreError) in throw StoreError(.diskFull)
      }
    }
    try await change()
    #expect(try await other.films(on: .favorites, .title, offset: 0, limit: 0).total == Self.count - 599)
  }
}
