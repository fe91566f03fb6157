import Foundation
import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

@testable import vip

@Suite struct ShownItemsTests {
  private let home = Home()
  private let shown: ShownItems
  private static let file = "a/b/shown.tsv"

  init() { shown = ShownItems(folder: home.path("a/b")) }

  private func film(_ id: Int, _ name: String = "Film") -> ShownItems.Item {
    .init(kind: .movie, namespace: "tmdb", id: id, name: name)
  }

  @Test func `The items shown last come first, each once`() {
    #expect(shown.all() == [])
    shown.add([film(1), film(2)])
    shown.add([film(3), film(2, "New title")])
    #expect(shown.all() == [film(3), film(2, "New title"), film(1)])
  }

  @Test func `A film and a person may have the same id`() {
    let person = ShownItems.Item(kind: .person, namespace: "tmdb", id: 1, name: "Ann")
    let other = ShownItems.Item(kind: .movie, namespace: "public-domain", id: 1, name: "Film")
    shown.add([film(1), person, other])
    #expect(shown.all() == [film(1), person, other])
  }

  @Test func `Films of another catalog than the one in use keep their own`() {
    let similar = ListScene.Response(
      source: .tmdb, key: .similar(.init(12, from: .publicDomain)),
      pages: .loaded(PagedList(ResultsPage(totalResults: 1, elements: [Movie(id: 32, title: "Faust")]))))
    #expect(similar.items.map(\.namespace) == [CatalogSource.publicDomain.idNamespace])
  }

  @Test func `The oldest items are dropped`() {
    shown.add((1...ShownItems.limit).map { film($0) })
    shown.add([film(0)])
    #expect(shown.all().count == ShownItems.limit)
    #expect(shown.all().first == film(0))
    #expect(shown.all().last == film(ShownItems.limit - 1))
  }

  @Test func `The file is private, and written only for something new`() throws {
    shown.add([film(1), film(2)])
    let attributes = try FileManager.default.attributesOfItem(atPath: home.path(Self.file))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    shown.add([film(1)])
    shown.add([])
    let later = try FileManager.default.attributesOfItem(atPath: home.path(Self.file))
    #expect(later[.systemFileNumber] as? Int == attributes[.systemFileNumber] as? Int)
  }

  @Test(arguments: ["", "x", "movie\ttmdb\tx\tA", "movie\ttmdb\t1\t", "other\ttmdb\t1\tA", "movie\ttmdb\t1\tA\tB"])
  func `Malformed lines are skipped`(line: String) throws {
    shown.add([film(1)])
    try home.write("\(line)\nmovie\ttmdb\t1\tFilm\n", to: Self.file)
    #expect(shown.all() == [film(1)])
  }

  @Test func `Names have no tabs and control characters`() {
    shown.add([film(1, "a\tb\n\u{1B}[31mc")])
    #expect(shown.all() == [film(1, "a b [31mc")])
  }

  @Test func `A huge file is ignored`() throws {
    shown.add([film(1)])
    try home.write(String(repeating: "\n", count: 1 << 20), to: Self.file)
    #expect(shown.all() == [])
  }
}
