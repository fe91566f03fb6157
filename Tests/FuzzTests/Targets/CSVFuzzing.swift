import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import MovieText
import ViewerScenes

@testable import MovieStore

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
    for words in CurrentWords.allLanguages {
      let response = TransferScene.Response.imported(report, from: "films.csv", onto: .seen)
      let viewModel = TransferPresenter(words: words).viewModel(for: response)
      try ShownText.check(TransferText(page: TextPage(width: 80)).render(viewModel))
    }
    try await exported(list, to: library)
  }

  /// Adds films as the catalog would have found them.
  private static func exported(_ list: FilmList, to library: TransientFilmLibrary) async throws {
    let films = list.rows.enumerated().map { index, row in
      let date = row.year.flatMap { CalendarDate(year: $0, month: 1, day: 1) }
      let movie = Movie(id: index + 1, title: row.title ?? "Film", releaseDate: date)
      return StoredFilm(
        source: CatalogSource(idNamespace: FilmList.idNamespace), details: MovieDetails(movie: movie), on: .seen,
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
