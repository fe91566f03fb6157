import Foundation
import MovieDomain
import MovieTestSupport
import Testing

@testable import MovieStore

enum Samples {
  static let today: CalendarDate = "2026-11-21"

  static func film(
    _ id: Int, _ title: String = "Film", on shelf: Shelf = .favorites, source: CatalogSource = .tmdb,
    released: CalendarDate? = nil, score: Double? = nil, votes: Int? = nil, tagline: String = "", diary: Diary? = nil
  ) -> StoredFilm {
    let movie = Movie(id: id, title: title, releaseDate: released, rating: Rating(average: score, voteCount: votes))
    return StoredFilm(
      source: source, details: MovieDetails(movie: movie, tagline: tagline), on: shelf, added: today, diary: diary)
  }

  /// A film with a value in every field, and unusual characters.
  static func complete(_ id: Int = 19) -> StoredFilm {
    var details = MovieDetails.complete
    details.movie.id = id
    details.movie.title = "Metropolis"
    details.movie.overview = "In a futuristic city\nsharply divided…"
    details.tagline = "„Quoted“ \u{1F3AC}"
    return StoredFilm(source: .tmdb, details: details, on: .favorites, added: today)
  }

  static func database(
    in folder: TemporaryFolder, onDamage: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) -> LibraryDatabase {
    LibraryDatabase(directory: folder.path, today: { today }, onDamage: onDamage)
  }
}

extension FilmArchive {
  func entries() throws(StoreError) -> [ArchivedFilm] {
    var entries: [ArchivedFilm] = []
    while true {
      let part = try next()
      guard !part.isEmpty else { return entries }
      entries += part
    }
  }

  /// Reads the films of all entries that can be read.
  func films() throws(StoreError) -> [StoredFilm] { try entries().compactMap(\.film) }
}

// Two catalogs with separate ids.
extension CatalogSource {
  static let tmdb = CatalogSource(idNamespace: "tmdb")
  static let publicDomain = CatalogSource(idNamespace: "public-domain")
}

/// Two kinds of libraries, which behave alike.
enum Kind: CaseIterable {
  case stored, transient
}

extension TemporaryFolder {
  func library(_ kind: Kind) -> any FilmLibrary {
    switch kind {
    case .stored: library()
    case .transient: TransientFilmLibrary(titleKeys: .language(nil))
    }
  }

  /// Opens the library in this folder as another process would.
  func library(onDamage: @escaping @Sendable (StoreError) -> Void = { _ in }) -> StoredFilmLibrary {
    let database = LibraryDatabase(
      directory: path, busyTimeout: .seconds(5), today: { Samples.today }, onDamage: onDamage)
    return StoredFilmLibrary(database, titleKeys: .language(nil))
  }
}

extension TemporaryFolder {
  /// A path of a folder that no user can read, not even root, and the system's reason: a loop of links, or a name that is
  /// too long.
  func unreadable(isLoop: Bool) throws -> (path: String, reason: String) {
    guard isLoop else { return (file(String(repeating: "x", count: 300)), "File name too long") }
    try link("loop", to: file("loop"))
    return (file("loop"), String(cString: strerror(ELOOP)))
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: file(name), withDestinationPath: destination)
  }
}
