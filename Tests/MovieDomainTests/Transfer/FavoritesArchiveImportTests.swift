import MovieDomain
import Testing

/// Importing archives of favorites.
@Suite(.timeLimit(.minutes(10))) struct FavoritesArchiveImportTests {
  private let library = TransientFavorites(titleKeys: TitleKeys(name: "plain") { $0.lowercased() })

  @Test func `An archive is restored without a catalog`() async throws {
    let entries = try (1...250).map { ArchivedFavorite(line: $0 + 1, try Self.film($0, added: "2020-02-02")) }
    var done: [Int] = []
    let report = await FavoritesImporter.restore(entries, malformed: [300], to: library) { done.append($0) }
    #expect(report.added.count == 250)
    #expect(report.malformed == [.init(300, reason: .notAFavorite)])
    #expect(report.alreadyThere.isEmpty && report.untried.isEmpty && report.stop == nil)
    #expect(done == [100, 200, 250])
    #expect(await library.details(of: .init(.tmdb, 250)) == entries.last?.favorite)
  }

  @Test func `Existing favorites are not changed`() async throws {
    let mine = try Self.film(1, tagline: "Mine", added: "2026-01-01")
    await library.add([mine])
    let report = await FavoritesImporter.restore(
      [
        .init(line: 2, try Self.film(1, tagline: "Old", added: "2020-02-02")),
        .init(line: 3, try Self.film(2, added: "2020-02-02")), .init(line: 4, try Self.film(2, added: "2021-02-02")),
      ], to: library)
    #expect(report.added.listed.map(\.number) == [3])
    #expect(report.alreadyThere.listed.map(\.number) == [2, 4])
    #expect(await library.details(of: mine.id) == mine)
    #expect(await library.details(of: .init(.tmdb, 2))?.added == CalendarDate(iso8601: "2020-02-02"))
  }

  @Test func `A full disk stops the import and reports what was added`() async throws {
    let full = FullLibrary(base: library, room: 100)
    let entries = try (1...150).map { ArchivedFavorite(line: $0 + 1, try Self.film($0, added: "2020-02-02")) }
    let report = await FavoritesImporter.restore(entries, to: full)
    #expect(report.added.listed.map(\.number) == Array(2...101))
    #expect(report.untried.listed.map(\.number) == Array(102...151))
    #expect(report.stop == .store(StoreError(.diskFull)))
  }

  private static func film(_ id: Int, tagline: String = "", added: Substring) throws -> FavoriteDetails {
    let details = MovieDetails(movie: Movie(id: id, title: "Film \(id)"), tagline: tagline)
    return FavoriteDetails(source: .tmdb, details: details, added: try #require(CalendarDate(iso8601: added)))
  }
}

/// A library with limited space.
private actor FullLibrary: FavoritesLibrary {
  private let base: TransientFavorites
  private var room: Int

  init(base: TransientFavorites, room: Int) {
    self.base = base
    self.room = room
  }

  func add(_ favorites: [FavoriteDetails]) async throws(StoreError) -> Set<Favorite.ID> {
    guard room >= favorites.count else { throw StoreError(.diskFull) }
    room -= favorites.count
    return await base.add(favorites)
  }

  func remove(_ ids: Set<Favorite.ID>) async -> Set<Favorite.ID> { await base.remove(ids) }
  nonisolated func snapshot<Value>(
    _ body: (any FavoritesReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value { try await base.snapshot(body) }
  nonisolated func repair() -> FavoritesRepair { base.repair() }
  func favoriteIDs(among ids: Set<Favorite.ID>) async -> Set<Favorite.ID> { await base.favoriteIDs(among: ids) }
  func details(of id: Favorite.ID) async -> FavoriteDetails? { await base.details(of: id) }
  nonisolated func changes() -> AsyncStream<FavoritesChange> { base.changes() }
  func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) async -> FavoritesPart {
    await base.favorites(order, offset: offset, limit: limit)
  }
}
