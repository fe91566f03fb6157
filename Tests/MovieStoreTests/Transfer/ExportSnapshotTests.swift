import MovieDomain
import MovieTestSupport
import Testing

@testable import MovieStore

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

  @Test func `A JSON export has every favorite of the moment it began`() async throws {
    var text = ""
    let written = try await FilmArchive.write(folder.library(), .favorites) { (piece) throws(StoreError) in
      if text.isEmpty { try await change() }
      text += piece
    }
    #expect(written == ExportReport(written: Self.count))
    let ids = try await FilmArchive(Array(text.utf8)).films().map(\.id.movie)
    #expect(ids.sorted() == Array(1...Self.count))
  }

  @Test func `A CSV export has every favorite of the moment it began`() async throws {
    var text = ""
    let written = try await FilmCSV.write(folder.library(), .favorites, clean: { $0 }) { (piece) throws(StoreError) in
      if text.isEmpty { try await change() }
      text += piece
    }
    #expect(written == ExportReport(written: Self.count))
    #expect(FilmList(csv: Array(text.utf8))?.rows.compactMap(\.tmdbID).sorted() == Array(1...Self.count))
  }

  /// Otherwise, the rows before each part would be read again: quadratic time for a large library.
  @Test func `All parts of a snapshot are read by keys that are read once`() async throws {
    let snapshot = try await Samples.database(in: folder).snapshot()
    defer { snapshot.close() }
    let keys = SnapshotKeys()
    let reader = StoredShelfReader(source: snapshot, keys: keys)
    var films: [FilmID] = []
    for offset in stride(from: 0, to: Self.count, by: 500) {
      let part = try await reader.films(on: .favorites, .title, offset: offset, limit: 500)
      #expect(part.total == Self.count && part.unreadable == [])
      films += part.elements.map(\.id)
    }
    #expect(try await films == other.films(on: .favorites, .title, offset: 0, limit: .max).elements.map(\.id))
    #expect(keys.count == 1)
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
