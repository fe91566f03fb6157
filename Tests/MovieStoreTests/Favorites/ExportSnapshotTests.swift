import MovieDomain
import MovieStore
import Testing

/// An export contains the favorites as they were when it began, whatever other processes change meanwhile.
@Suite(.timeLimit(.minutes(10))) struct ExportSnapshotTests {
  private static let count = 1_200

  private let folder: TemporaryFolder
  private let other: StoredFavorites

  init() async throws {
    folder = try TemporaryFolder()
    other = try folder.library()
    try await other.add((1...Self.count).map { try Samples.favorite($0, "Film \($0)") })
  }

  /// Another process removes the first films while the export writes its first text, and adds others.
  private func change() async throws(StoreError) {
    try await other.remove(Set((1...600).map { Favorite.ID(.tmdb, $0) }))
    guard let favorite = try? Samples.favorite(Self.count + 1, "Film 0") else { throw StoreError(.failed) }
    try await other.add(favorite)
  }

  @Test func `A JSON export has every favorite of the moment it began`() async throws {
    var text = ""
    let written = try await FavoritesArchive.write(folder.library()) { (piece) throws(StoreError) in
      if text.isEmpty { try await change() }
      text += piece
    }
    #expect(written == ExportReport(written: Self.count))
    let ids = try FavoritesArchive(Array(text.utf8)).favorites.map(\.id.movie)
    #expect(ids.sorted() == Array(1...Self.count))
  }

  @Test func `A CSV export has every favorite of the moment it began`() async throws {
    var text = ""
    let written = try await FavoritesCSV.write(folder.library(), clean: { $0 }) { (piece) throws(StoreError) in
      if text.isEmpty { try await change() }
      text += piece
    }
    #expect(written == ExportReport(written: Self.count))
    #expect(FilmList(csv: Array(text.utf8))?.rows.compactMap(\.tmdbID).sorted() == Array(1...Self.count))
  }

  @Test func `An export of favorites in memory is of one moment too`() async throws {
    let library = TransientFavorites(titleKeys: .language(nil))
    await library.add(try (1...Self.count).map { try Samples.favorite($0, "Film \($0)") })
    var text = ""
    try await FavoritesArchive.write(library) { (piece) throws(StoreError) in
      if text.isEmpty { await library.remove(Set((1...600).map { Favorite.ID(.tmdb, $0) })) }
      text += piece
    }
    #expect(try FavoritesArchive(Array(text.utf8)).favorites.count == Self.count)
  }

  @Test func `After an export the library can be changed and closed`() async throws {
    try await FavoritesArchive.write(folder.library()) { _ in }
    await #expect(throws: StoreError(.diskFull)) {
      try await FavoritesArchive.write(folder.library()) { (_) throws(StoreError) in throw StoreError(.diskFull) }
    }
    try await change()
    #expect(try await other.favorites(.title, offset: 0, limit: 0).total == Self.count - 599)
  }
}
