import Foundation
import MovieDomain
import MovieStore
import MovieTestSupport
import ViewerScenes

/// A library with odd values in its rows is listed, shown, exported and repaired.
enum LibraryFuzzing {
  private static let numbers: [Int64] = [0, 1, -1, 19, .max, .min, 1 << 53, Int64(Int32.max) + 1]
  private static let reals: [Double] = [0, 0.5, -1, 4.5, 1e18, 1e308, .infinity, -.infinity, .leastNonzeroMagnitude]
  private static let texts = ["", "2026-11-22", "2026-02-30", "9999-12-31", "x", "19", "\u{1B}[2J", "\u{202E}\0"]

  static func run(_ bytes: [UInt8]) async throws {
    var choices = Choices(bytes[...])
    let folder = TemporaryFolder()
    let database = LibraryDatabase(directory: folder.path, today: { .sample }, onDamage: { _ in })
    let library = StoredFilmLibrary(database, titleKeys: .language(.americanEnglish))
    let history = StoredSearchHistory(database)
    let (source, film) = (CatalogSource(idNamespace: "tmdb"), MovieDetails(movie: Movie(id: 1, title: "Film")))
    try await library.add(StoredFilm(source: source, details: film, on: .favorites, added: .sample))
    try damage(database.path, &choices)

    let damaged = try await use(library, history)
    let repair = try await library.repair()
    let left = try await use(library, history)
    try require(left == 0, "\(left) films of \(damaged) cannot be read after a repair of \(repair.count).")
    await database.close()
  }

  /// Reads everything in every order. Returns the number of films on shelves that cannot be read.
  private static func use(_ library: StoredFilmLibrary, _ history: StoredSearchHistory) async throws -> Int {
    var unreadable = 0
    for shelf in Shelf.allCases {
      for field in ShelfOrder.Field.allCases {
        let part = try await library.films(on: shelf, .init(field), offset: 0, limit: 50)
        guard field == .title else { continue }
        unreadable += part.unreadable.count
        try ShelfRun.show(part, on: shelf)
        for film in part.elements {
          guard let stored = try await library.details(of: film.id) else { continue }
          try ShelfRun.show(stored.details, from: film.source)
        }
        _ = try await library.marks(of: Set(part.elements.map(\.id)))
      }
      try await FilmCSV.write(library, shelf, clean: { $0 }) { _ in }
    }
    var text = ""
    let report = try await FilmArchive.write(library, nil) { text += $0 }
    try ShownText.check(text)
    let archive = try FilmArchive(Array(text.utf8))
    try require(archive.count == report.written, "\(archive.count) of \(report.written) films are read: \(text)")
    let copy = TransientFilmLibrary()
    let imported = await FilmImporter.restore(archive, in: copy)
    try require(imported.malformed.count == 0, "An exported film cannot be read: \(text)")
    _ = try await history.searches()
    try await history.record("matrix")
    return unreadable
  }

  private static func damage(_ path: String, _ choices: inout Choices) throws {
    let db = try Connection(path: path)
    defer { db.close() }
    var rows = 0
    repeat {
      rows += 1
      let film: [SQLiteValue] = [
        value(&choices, .text("tmdb")), value(&choices, .integer(19)), value(&choices, .text("Metropolis")),
        value(&choices, .text("metropolis")),
        value(&choices, .text("1927-01-10")), value(&choices, .real(8)), value(&choices, .text("2026-11-20")),
        value(&choices, .text("")),
        value(&choices, .text("2026-11-21")), value(&choices, .real(4.5)), value(&choices, .text("2020-01-02")),
        json(&choices, ArchiveBody.diary), json(&choices, ArchiveBody.movie),
      ]
      // A row that the schema does not allow is left out.
      try? db.run(
        """
        INSERT OR REPLACE INTO film (source, id, title, titleKey, releaseDate, average, favorites, watchlist, seen, stars,
          lastDay, diary, movie)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, film)
      let details = json(&choices, ArchiveBody.details)
      try? db.run("INSERT OR REPLACE INTO filmDetails SELECT max(key), ? FROM film", [details])
    } while !choices.isEmpty && rows < 4
    try? db.run("INSERT INTO search VALUES (7, ?)", [value(&choices, .text("nosferatu"))])
    try? db.run("UPDATE fact SET value = ?", [value(&choices, .text("english"))])
    try? db.run("UPDATE shelfCount SET favorites = ?", [value(&choices, .integer(2))])
  }

  private static func value(_ choices: inout Choices, _ usual: SQLiteValue) -> SQLiteValue {
    switch choices.number(below: 16) {
    case 1: .integer(choices.element(of: numbers))
    case 2: .real(choices.element(of: reals))
    case 3: .text(choices.element(of: texts))
    case 4: .text(choices.text())
    case 5: .blob(choices.bytes())
    case 6: .null
    default: usual
    }
  }

  private static func json(_ choices: inout Choices, _ template: String) -> SQLiteValue {
    switch choices.number(below: 8) {
    case 1: return value(&choices, .text(template))
    case 2:
      var changes = Choices(choices.bytes()[...])
      return OddJSON.document(template, &changes).map { .text(String(decoding: $0, as: UTF8.self)) } ?? .null
    default: return .text(template)
    }
  }
}

/// The files of the settings and the credential, as users may have edited them.
///
/// The first byte chooses whether the rest is the file, or changes to a sound one.
enum SettingsFuzzing {
  private static let settings = #"""
    {"language":"pt-BR","region":"BR","adult":true,"theme":"dark","services":"Netflix, MUBI","genre":"Horror",
    "posters":false,"history":"on","pager":"no"}
    """#
  private static let credentials = #"{"access_token":"eyJhbGciOiJIUzI1NiJ9.e30.x","api_key":"0123456789abcdef"}"#

  static func run(_ bytes: [UInt8]) throws {
    let folder = TemporaryFolder()
    let isOdd = (bytes.first ?? 0) & 1 == 1
    for (name, template) in [("settings.json", settings), ("credentials.json", credentials)] {
      var choices = Choices(bytes.dropFirst())
      let document = isOdd ? OddJSON.document(template, &choices) : Array(bytes.dropFirst())
      // Larger files are refused before they are parsed.
      guard (document ?? []).count <= 1 << 20 else { return }
      try folder.write(document ?? [], to: name)
    }
    try useSettings(SettingsFile(directory: folder.path))
    try useCredential(CredentialFile(directory: folder.path))
  }

  private static func useSettings(_ file: SettingsFile) throws {
    do {
      let settings = try file.settings()
      for setting in Setting.allCases { _ = settings[setting] }
    } catch {
      try require(error.code == .malformed, "The settings cannot be read: \(error)")
    }
    do {
      try file.reset([.theme])
      try file.reset(Set(Setting.allCases))
      let settings = try file.settings()
      try require(settings == UserSettings(), "A reset leaves settings.")
    } catch let error as StoreError {
      try require(error.code == .malformed, "The settings cannot be reset: \(error)")
    }
  }

  private static func useCredential(_ file: CredentialFile) throws {
    do {
      if let credential = try file.credential() {
        try require("\(credential)".contains("••••"), "A credential is printed: \(credential)")
      }
    } catch let error as StoreError {
      try require(error.code == .malformed, "The credential cannot be read: \(error)")
    }
    guard let credential = Credential(.accessToken, "token") else { return }
    try file.save(credential)
    let saved = try file.credential()
    try require(saved == credential, "A credential that was saved is not there.")
    let isRemoved = try file.remove()
    try require(isRemoved, "The credential is not removed.")
    let left = try file.credential()
    try require(left == nil, "A removed credential is there.")
  }
}

extension TemporaryFolder {
  /// Writes the fuzzer's bytes to a file. Replaces an earlier one.
  func write(_ bytes: some Collection<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
  }
}
