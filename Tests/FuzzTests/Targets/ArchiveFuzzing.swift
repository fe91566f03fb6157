import MovieDisplay
import MovieDomain
import MovieJSON
import MovieTMDb
import MovieTestSupport
import MovieText
import ViewerScenes

@testable import MovieStore

/// An archive is imported, shown, exported and imported again.
enum ArchiveFuzzing {
  /// Any bytes.
  static func run(_ bytes: [UInt8]) async throws {
    try divided(bytes)
    try await imported(bytes)
  }

  /// A sound archive with changes.
  static func runOdd(_ bytes: [UInt8]) async throws {
    var choices = Choices(bytes[...])
    guard let archive = OddJSON.document(ArchiveBody.text, &choices) else {
      throw FuzzFailure(description: "The template is not JSON.")
    }
    try divided(archive)
    try await imported(archive)
  }

  /// How the bytes are divided makes no difference.
  private static func divided(_ bytes: [UInt8]) throws {
    func entries(_ parts: [ArraySlice<UInt8>]) -> ([[UInt8]?], [Int], ArchiveScanner) {
      var scanner = ArchiveScanner()
      var (entries, lines): ([[UInt8]?], [Int]) = ([], [])
      for part in parts {
        scanner.scan(ArraySlice(part)) {
          lines.append($0)
          entries.append($1)
        }
      }
      return (entries, lines, scanner)
    }
    let whole = entries([bytes[...]])
    let middle = bytes.count / 2
    let halves = entries([bytes[..<middle], bytes[middle...]])
    try require(whole.0 == halves.0 && whole.1 == halves.1, "Entries depend on how the bytes are divided.")
    try require(whole.2.head == halves.2.head, "The head depends on how the bytes are divided.")
    try require(whole.2.isComplete == halves.2.isComplete, "Completeness depends on how the bytes are divided.")
  }

  private static func imported(_ bytes: [UInt8]) async throws {
    _ = FilmArchive.canRead(bytes)
    let archive: FilmArchive
    do throws(StoreError) {
      archive = try FilmArchive(bytes)
    } catch {
      try require([.malformed, .newerVersion].contains(error.code), "An archive cannot be read: \(error)")
      return
    }
    let library = TransientFilmLibrary()
    let report = await FilmImporter.restore(archive, in: library)
    let count = report.added.count + report.alreadyThere.count + report.malformed.count
    try require(count == archive.count && report.stop == nil, "\(count) of \(archive.count) entries are reported.")
    let response = TransferScene.Response.imported(report, from: "films.json", onto: nil)
    try ShownText.check(response, TransferPresenter.self, TransferText.self)
    try await shown(library)
    try await exported(library)
  }

  /// Shows the shelves, and the page of each film.
  private static func shown(_ library: TransientFilmLibrary) async throws {
    for shelf in Shelf.allCases {
      let part = await library.films(on: shelf, .init(.title), meeting: nil, offset: 0, limit: .max)
      try ShelfRun.show(part, on: shelf)
      for film in part.elements {
        guard let details = await library.details(of: film.id)?.details else { continue }
        try ShelfRun.show(details, from: film.source)
      }
    }
  }

  /// What is exported is imported without a difference.
  private static func exported(_ library: TransientFilmLibrary) async throws {
    var text = ""
    try await FilmArchive.write(library, nil) { text += $0 }
    try ShownText.check(text)
    let archive = try FilmArchive(Array(text.utf8))
    let copy = TransientFilmLibrary()
    let report = await FilmImporter.restore(archive, in: copy)
    try require(report.malformed.count == 0 && report.stop == nil, "An exported film cannot be read: \(text)")
    var again = ""
    try await FilmArchive.write(copy, nil) { again += $0 }
    try require(text == again, "An export changes when it is imported: \(text) \(again)")
  }
}

/// A sound archive with a value in every field.
enum ArchiveBody {
  static let text = #"{"format":"vip-favorites","version":2,"films":[\#(film),\#(short)]}"#

  static let movie = #"""
    {"id":19,"title":"Metropolis","original_title":"Metropolis","original_language":"de","release_date":"1927-01-10",
    "overview":"In a city.","vote_average":8.1,"vote_count":2912,"popularity":21.5,"genre_ids":[18,878],
    "poster_path":"/p.jpg","backdrop_path":"/b.jpg","adult":false}
    """#

  static let details = #"""
    {"tagline":"There can be no understanding.","genres":[{"id":18,"name":"Drama"}],
    "production_countries":[{"iso_3166_1":"DE","name":"Germany"}],"runtime":153,"budget":92620000,"revenue":1350322,
    "homepage":"https://example.org","imdb_id":"tt0017136","belongs_to_collection":{"id":1,"name":"Collection"},
    "overview_language":"de","watching":{"options":{"iso_3166_1":"US","link":"https://example.org","offers":{
    "flatrate":[{"provider_id":8,"provider_name":"Service","logo_path":"/s.jpg"}]},"public_domain_year":2023,
    "is_public_domain":true},"release":{"iso_3166_1":"US","certification":"R","digital_release_date":"2010-01-01"},
    "videos":[{"id":"v","name":"Trailer","site":"youtube","key":"k","type":"Trailer","official":true,
    "iso_639_1":"en","published_at":"2010-01-01"}],"recommendations":{"page":1,"total_pages":1,"total_results":1,
    "skipped":0,"results":[\#(movie)]}},"credits":{"cast":[{"id":1,"name":"Brigitte Helm","characters":["Maria"],
    "profile_path":"/h.jpg"}],"crew":[{"id":2,"name":"Fritz Lang","jobs":["Director"]}],"skipped":3},
    "reviews":{"page":1,"total_pages":2,"total_results":21,"skipped":1,"results":[{"id":"r","author":"Ada",
    "rating":9.5,"content":"*Quoted*","date":"2014-05-12"}]}}
    """#

  static let diary = #"""
    {"rating":4.5,"viewings":[{"day":"2020-01-02","rating":4,"rewatch":false,"review":"Fine.","tags":"a, b"}]}
    """#

  private static let film = #"""
    {"source":"tmdb","shelves":{"favorites":"2026-11-20","seen":"2026-11-21"},"diary":\#(diary),"movie":\#(movie),
    "details":\#(details)}
    """#

  private static let short = #"""
    {"source":"public-domain","added":"2026-11-20","movie":{"id":7,"title":"Film","original_title":"Film",
    "overview":"","genre_ids":[],"adult":false},"details":{"tagline":"","genres":[]}}
    """#
}

/// A list of films is read, and imported with a catalog that knows no film. What is exported can be imported again.
enum CSVFuzzing {
  private static let longest = 1 << 14

  static func run(_ bytes: [UInt8]) async throws {
    let bytes = Array(bytes.prefix(longest))
    _ = FilmList.lacksTitles(csv: bytes)
    guard let list = FilmList(csv: bytes, diaryUpTo: .sample) else { return }
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    try require(list.rows.allSatisfy { (1...lines).contains($0.line) }, "A row has a line that the file lacks.")
    try require(list.rows.count + list.malformed.count <= lines, "There are more rows than lines.")
    let library = TransientFilmLibrary()
    let catalog = SampleCatalog(.tmdb)
    let report = await FilmImporter(catalog: catalog, library: library, shelf: .seen, today: .sample).add(list)
    let response = TransferScene.Response.imported(report, from: "films.csv", onto: .seen)
    try ShownText.check(response, TransferPresenter.self, TransferText.self)
    try await exported(list, to: library)
  }

  /// Adds films as the catalog would have found them.
  private static func exported(_ list: FilmList, to library: TransientFilmLibrary) async throws {
    let films = list.rows.enumerated().map { index, row in
      let date = row.year.flatMap { CalendarDate(year: $0, month: 1, day: 1) }
      let movie = Movie(id: index + 1, title: row.title ?? "Film", releaseDate: date)
      return StoredFilm(
        source: CatalogSource(idNamespace: CatalogSource.tmdbNamespace), details: MovieDetails(movie: movie), on: .seen,
        added: row.date ?? .sample, diary: row.diary)
    }
    try await library.add(films)
    var text = ""
    try await FilmCSV.write(library, .seen, clean: { CleanText(whole: $0).string }) { text += $0 }
    guard !films.isEmpty else { return }
    let read = FilmList(csv: Array(text.utf8), diaryUpTo: .sample)
    try require(read?.malformed.count == 0, "An exported list cannot be read: \(text)")
    let cells = CSVReader(Array(text.utf8)).compactMap(\.fields).flatMap(\.self)
    let formulas = Set("=+-@\t\r\n".utf8)
    try require(cells.allSatisfy { !($0.utf8.first.map(formulas.contains) ?? false) }, "A cell is a formula: \(text)")
    try require(
      Set(read?.rows.compactMap(\.tmdbID) ?? []) == Set(films.map(\.details.movie.id)), "A film is lost: \(text)")
  }
}
