import LibC
import MovieDomain
import MovieStore

/// Writes to a library for `Scripts/torture`, which runs many of these concurrently and kills them.
///
///     store-writer add <folder> <first id> <count>    adds films; prints the id of each that is stored
///     store-writer check <folder>                     reads ids, and fails if one of them is not stored
@main
enum StoreWriter {
  private static let tmdb = CatalogSource(idNamespace: "tmdb")

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let today = CalendarDate(iso8601: "2026-11-21") else { exit(64) }
    let database = LibraryDatabase(directory: arguments[2], today: { today }) { damage in
      say("damaged: \(damage.movedTo ?? "")")
      exit(3)
    }
    let favorites = StoredFilmLibrary(database, titleKeys: .language(nil))
    switch (arguments[1], arguments.dropFirst(3).compactMap { Int($0) }) {
    case ("add", let numbers) where numbers.count == 2:
      for id in numbers[0]..<numbers[0] + numbers[1] {
        let details = MovieDetails(
          movie: Movie(id: id, title: "Film \(id)"), tagline: String(repeating: "…", count: 500))
        try await favorites.add(StoredFilm(source: tmdb, details: details, on: .favorites, added: today))
        say("\(id)")
      }
    case ("check", _):
      try await check(favorites, in: database.path)
    default:
      exit(64)
    }
  }

  private static func check(_ favorites: StoredFilmLibrary, in path: String) async throws {
    var ids: Set<FilmID> = []
    while let line = readLine(strippingNewline: false) {
      // The last line of a killed process may be incomplete.
      guard line.hasSuffix("\n"), let id = Int(line.dropLast()) else { continue }
      ids.insert(.init(tmdb, id))
    }
    let missing = try await ids.subtracting(favorites.ids(among: ids, on: .favorites))
    let total = try await favorites.films(on: .favorites, .title, offset: 0, limit: 0).total
    let verdict = try Connection(path: path).text("PRAGMA integrity_check")
    say("\(ids.count) acknowledged, \(missing.count) of them missing, \(total) stored, integrity: \(verdict ?? "?")")
    exit(missing.isEmpty && verdict == "ok" ? 0 : 1)
  }

  /// Prints without buffering, so that the line is complete when the process is killed later.
  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
