import MovieDomain
import MovieStore
import Testing

@Suite struct FavoritesArchiveTests {
  private func archive(_ favorites: [FavoriteDetails]) async throws -> String {
    let library = TransientFavorites(titleKeys: .language(nil))
    await library.add(favorites)
    var text = ""
    try await FavoritesArchive.write(library) { text += $0 }
    return text
  }

  @Test func everythingComesBack() async throws {
    let favorites = [try Samples.complete(1), try Samples.favorite(2, "Nosferatu", source: .publicDomain)]
    let text = try await archive(favorites)
    #expect(text.split(separator: "\n").count == 4)
    #expect(FavoritesArchive.canRead(Array(text.utf8)))
    let archive = try FavoritesArchive(Array(text.utf8))
    #expect(archive.favorites == favorites)
    #expect(archive.malformed.isEmpty)
  }

  @Test(arguments: [0, 1, 200, 401]) func anyNumberComesBack(count: Int) async throws {
    let text = try await archive((0..<count).map { try Samples.favorite($0 + 1, "Film \($0)") })
    #expect(try FavoritesArchive(Array(text.utf8)).favorites.count == count)
  }

  @Test func oddEntriesAreNamed() async throws {
    let text = try await archive([
      try Samples.favorite(1, "A"), try Samples.favorite(2, "B"), try Samples.favorite(3, "C"),
    ])
    let odd = text.replacing("\"title\":\"B\"", with: "\"title\":7")
    let archive = try FavoritesArchive(Array(odd.utf8))
    #expect(archive.favorites.map(\.id.movie) == [1, 3])
    #expect(archive.malformed == [2])
  }

  @Test(arguments: ["", "[]", "{}", #"{"format":"other","version":1,"favorites":[]}"#, #"{"format":"vip-favorites"}"#])
  func refusesWhatIsNoArchive(text: String) {
    #expect(throws: StoreError(.malformed)) { try FavoritesArchive(Array(text.utf8)) }
  }

  @Test func refusesALaterFormat() {
    let text = #"{"format":"vip-favorites","version":2,"films":{}}"#
    #expect(throws: StoreError(.newerVersion)) { try FavoritesArchive(Array(text.utf8)) }
  }
}
