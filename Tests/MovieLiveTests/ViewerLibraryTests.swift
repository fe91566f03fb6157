import Foundation
import MovieDomain
import MovieLive
import MovieTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ViewerLibraryTests {
  private let favorite: StoredFilm

  init() throws {
    favorite = StoredFilm(
      source: CatalogSource(idNamespace: "sample"), details: MovieDetails(movie: Movie(id: 1, title: "Film")),
      on: .favorites, added: try #require(CalendarDate(iso8601: "2026-11-21")))
  }

  private func library(_ folder: String?) -> ViewerLibrary {
    ViewerLibrary(folder: folder, language: .americanEnglish) { error in
      Issue.record("damage: \(error)")
    }
  }

  @Test func `Without a folder, favorites cannot be added`() async throws {
    let favorites = library(nil).films
    await #expect(throws: StoreError(.noFolder)) { try await favorites.add([favorite]) }
    #expect(try await favorites.films(on: .favorites, .title, offset: 0, limit: 9) == ShelfPart(total: 0, elements: []))
    #expect(try await favorites.details(of: favorite.id) == nil)
    #expect(try await favorites.ids(among: [favorite.id], on: .favorites).isEmpty)
    #expect(try await !favorites.remove(favorite.id, from: .favorites))
  }

  @Test func `Without a folder, searches are stored in memory`() async throws {
    let library = library(nil)
    try await library.history.record("dune")
    #expect(try await library.history.searches().queries == ["dune"])
  }

  @Test func `Favorites and searches are stored in the folder from the first use on`() async throws {
    let folder = TemporaryFolder()
    let first = library(folder.path)
    #expect(try folder.names() == [])
    #expect(try await first.films.add(favorite))
    try await first.history.record("dune")
    #expect(try folder.names().contains("library.sqlite"))
    let second = library(folder.path)
    #expect(try await second.films.details(of: favorite.id) == favorite)
    #expect(try await second.history.searches().queries == ["dune"])
  }

  @Test func `Closing opens nothing, and leaves one file with all changes`() async throws {
    let folder = TemporaryFolder()
    let library = library(folder.path)
    await library.close()
    #expect(try folder.names() == [])
    try await library.films.add(favorite)
    await library.close()
    #expect(try folder.names() == ["library.sqlite"])
    #expect(try await library.films.details(of: favorite.id) == favorite)
  }
}

@Suite(.timeLimit(.minutes(10))) struct UnavailableStoresTests {
  @Test func `UserSettings without a folder are defaults and cannot be changed`() async throws {
    let settings = UnavailableSettings()
    #expect(settings.settings() == UserSettings())
    let value = try SettingValue(.theme, "dark")
    #expect(throws: StoreError(.noFolder)) { try settings.set([value]) }
    settings.reset(Set(Setting.allCases))
    for await change in settings.changes() {
      Issue.record("changed: \(change)")
    }
  }

  @Test func `Credentials without a folder cannot be stored`() throws {
    let credentials = UnavailableCredentials()
    let credential = try #require(Credential(pasted: "a.b.c"))
    #expect(throws: StoreError(.noFolder)) { try credentials.save(credential) }
    #expect(credentials.credential() == nil)
    #expect(!credentials.remove())
  }
}
