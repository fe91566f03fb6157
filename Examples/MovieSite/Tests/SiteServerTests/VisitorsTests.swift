import Foundation
import MovieDomain
import SiteTestSupport
import Synchronization
import Testing

@testable import SiteServer

@Suite(.timeLimit(.minutes(5)))
nonisolated struct VisitorsTests {
  private let folder = TemporaryFolder()
  private let catalog = GatedCatalog(open: Set(MovieList.allCases))
  private let time = Ticks()

  private func visitors(_ limits: Visitors.Limits = .init()) -> Visitors {
    Visitors(folder: folder.path, limits: limits, now: { [time] in time.next() })
  }

  private func film(_ number: Int) -> StoredFilm {
    StoredFilm(
      source: catalog.source,
      details: MovieDetails(movie: Movie(id: .init(number), title: "Film \(number)"), tagline: "Unneeded"),
      on: .favorites, added: .today)
  }

  /// Adds a film to the favorites of a visitor, a new one unless given.
  @discardableResult
  private func store(
    _ number: Int = 1, for id: Visitors.ID = .init(), in visitors: Visitors
  ) async throws -> Visitors.ID {
    try await visitors.change(id) { library in _ = try await library.add(film(number)) }
    return id
  }

  private func names(_ ids: [Visitors.ID]) -> Set<String> { Set(ids.map(\.text)) }

  // What a visitor takes.

  @Test(arguments: [[], [1, 34]])
  func `what changes nothing stores nothing and removes no visitor`(stored: [Int]) async throws {
    let client = SiteClient(catalog, visitors(.init(visitors: 2)))
    for film in stored { #expect(try await client.favorite(film).status == 303) }
    let names = folder.names
    let cookie = ["Cookie": "visitor=" + String(repeating: "a", count: 32)]
    for path in ["/list/popular", "/film/34", "/shelf/favorites", "/settings", "/nothing"] {
      _ = try await client.answer(to: .get, path)
      _ = try await client.answer(to: .get, path, cookie)
    }
    #expect(try await client.favorite(99_999).status == 404)
    #expect(try await client.answer(to: .post, "/settings", form: "key=language&value=klingonese").status == 400)
    for (path, form) in [("/shelve", "film=34&shelf=seen&on=0"), ("/settings", "key=language&value=")] {
      let answer = try await client.answer(to: .post, path, form: form)
      #expect(answer.status == 303 && answer.headers[.location]?.contains("done") == false && answer.cookie == nil)
    }
    #expect(names.count == stored.count && folder.names == names)
  }

  @Test func `a first change is one file of less than a block`() async throws {
    let client = SiteClient(catalog, visitors())
    #expect(try await client.favorite(34).status == 303)
    #expect(folder.files.count == 1 && folder.files.allSatisfy { $0.value < 4096 })
    let (first, name) = (folder.names, try #require(folder.names.first))
    let permissions = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")[.posixPermissions]
    #expect(permissions as? Int == 0o700)
    let file = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)/films.json")[.posixPermissions]
    #expect(file as? Int == 0o600)
    #expect(try await client.answer(to: .post, "/settings", form: "key=language&value=ru").status == 303)
    #expect(folder.names.subtracting(first).count == 1)
    #expect(folder.files.count == 2 && folder.files.allSatisfy { $0.value < 4096 })
  }

  @Test func `shelves are still there after a restart`() async throws {
    let client = SiteClient(catalog, visitors())
    let cookie = ["Cookie": try #require(try await client.favorite(34).cookie)]
    #expect(try await client.answer(to: .post, "/shelve", cookie, form: "film=1&shelf=seen&on=1").status == 303)
    let restarted = SiteClient(catalog, visitors())
    #expect(try await restarted.answer(to: .get, "/shelf/favorites", cookie).body.contains("Metropolis"))
    #expect(try await restarted.answer(to: .get, "/shelf/seen", cookie).body.contains(#"href="/film/1""#))
    #expect(
      try await restarted.answer(to: .post, "/shelve", cookie, form: "film=34&shelf=favorites&on=0").status == 303)
    let again = SiteClient(catalog, visitors())
    #expect(try await !again.answer(to: .get, "/shelf/favorites", cookie).body.contains("Metropolis"))
  }

  @Test func `the films of a day are in the order in which they were added, also after a restart`() async throws {
    let client = SiteClient(catalog, visitors())
    let cookie = ["Cookie": try #require(try await client.favorite(34).cookie)]
    for film in [12, 1, 50, 7] { #expect(try await client.favorite(film, cookie).status == 303) }
    for client in [client, SiteClient(catalog, visitors())] {
      let shelf = try await client.answer(to: .get, "/shelf/favorites?sort=added&descending=1", cookie).body
      let films = shelf.matches(of: /<a class="card" href="\/film\/(\d+)"/).map { String($0.1) }
      #expect(films == ["7", "50", "1", "12", "34"])
    }
  }

  @Test func `full shelves take no film until one is removed`() async throws {
    let visitors = visitors(.init(shelves: 3000))
    let client = SiteClient(catalog, visitors)
    let cookie = ["Cookie": try #require(try await client.favorite(1).cookie)]
    var last = 1
    while try await client.favorite(last + 1, cookie).status == 303 { last += 1 }
    #expect((2..<30).contains(last))
    let refusal = try await client.favorite(last + 1, cookie)
    #expect(refusal.status == 409 && refusal.body.contains("Your shelves are full."))
    #expect(folder.files.values.allSatisfy { $0 <= 3000 })
    let shelf = try await client.answer(to: .get, "/shelf/favorites", cookie).body
    #expect(shelf.contains("/film/\(last)\"") && !shelf.contains("/film/\(last + 1)\""))
    #expect(try await client.answer(to: .post, "/settings", cookie, form: "key=language&value=en").status == 303)
    #expect(try await client.answer(to: .post, "/shelve", cookie, form: "film=1&shelf=favorites&on=0").status == 303)
    #expect(try await client.favorite(1, cookie).status == 303)
    #expect(folder.files.values.allSatisfy { $0 <= 3000 })
  }

  @Test func `shelves that cannot be written are not changed`() async throws {
    // In place of the folder.
    try Data().write(to: URL(fileURLWithPath: folder.path))
    try await visitors().change(Visitors.ID()) { library in
      await #expect(throws: StoreError(.missing, path: "")) { try await library.add(film(1)) }
      let marks = try await library.marks(of: [film(1).id])
      #expect(marks.isEmpty)
    }
  }

  @Test func `a damaged file of shelves is copied, and its visitor goes on with the films that can be read`()
    async throws
  {
    let client = SiteClient(catalog, visitors())
    let cookie = ["Cookie": try #require(try await client.favorite(34).cookie)]
    #expect(try await client.favorite(1, cookie).status == 303)
    let name = try #require(folder.names.first)
    let file = URL(fileURLWithPath: "\(folder.path)/\(name)/films.json")
    // As far as into the line of the last film.
    try Data(contentsOf: file).dropLast(40).write(to: file)
    let reports = Mutex<[StoreError]>([])
    let restarted = SiteClient(
      catalog, Visitors(folder: folder.path, report: { error in reports.withLock { $0.append(error) } }))
    for _ in 0..<2 {
      let shelf = try await restarted.answer(to: .get, "/shelf/favorites", cookie)
      #expect(shelf.status == 200 && shelf.body.contains("/film/34\"") && !shelf.body.contains("/film/1\""))
    }
    let (copy, start) = ("films.json.damaged-\(CalendarDate.today)", "\(folder.path)/\(name.prefix(8))…")
    let report = StoreError(.setAside, path: start, movedTo: "\(start)/\(copy)", copiedFilms: 1)
    #expect(reports.withLock(\.self) == [report])
    #expect(folder.files.keys.contains("\(name)/\(copy)"))
    #expect(try await restarted.favorite(1, cookie).status == 303)
    let shelf = try await SiteClient(catalog, visitors()).answer(to: .get, "/shelf/favorites", cookie).body
    #expect(shelf.contains("/film/34\"") && shelf.contains("/film/1\""))
  }

  @Test(arguments: [(#"{"language": "ru""#, "en"), (#"{"language": "ru", "region": "nowhere"}"#, "ru")])
  func `damaged settings are copied, and those that can be read stay`(contents: String, language: String) async throws {
    let client = SiteClient(catalog, visitors())
    let change = try await client.answer(to: .post, "/settings", form: "key=language&value=ru")
    let cookie = ["Cookie": try #require(change.cookie)]
    let name = try #require(folder.names.first)
    try Data(contents.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)/settings.json"))
    let page = try await client.answer(to: .get, "/settings", cookie)
    #expect(page.status == 200 && page.body.contains(#"<html lang="\#(language)">"#))
    #expect(folder.files.keys.contains("\(name)/settings.json.damaged-\(CalendarDate.today)"))
    #expect(try await client.answer(to: .post, "/settings", cookie, form: "key=region&value=DE").status == 303)
  }

  // What all visitors take.

  @Test func `the visitors who have been away for longest are removed`() async throws {
    let visitors = visitors(.init(visitors: 3))
    var ids: [Visitors.ID] = []
    for _ in 0..<3 {
      ids.append(try await store(in: visitors))
    }
    for id in [1, 0, 2] { #expect(await visitors.library(of: ids[id]) != nil) }
    for removed in [1, 0] {
      let new = try await store(in: visitors)
      #expect(await visitors.library(of: new) != nil)
      #expect(await visitors.library(of: ids[removed]) == nil)
    }
    #expect(folder.names.count == 3 && folder.names.contains(ids[2].text))
    // A visitor whose data was removed may begin again.
    try await store(for: ids[0], in: visitors)
    #expect(folder.names.count == 3 && folder.names.contains(ids[0].text))
  }

  @Test func `visitors who never came back on a later day are removed before those who did, also after a restart`()
    async throws
  {
    let visitors = visitors(.init(visitors: 10))
    let regulars = [try await store(in: visitors), try await store(in: visitors)]
    time.set(Date(timeIntervalSinceReferenceDate: 86_400))
    for id in regulars { _ = await visitors.library(of: id) }
    func others(in visitors: Visitors) async throws {
      for _ in 0..<30 {
        let id = try await store(in: visitors)
        // A program that sends its cookie at once is none the better for it.
        _ = await visitors.library(of: id)
      }
    }
    try await others(in: visitors)
    #expect(folder.names.count == 10 && folder.names.isSuperset(of: names(regulars)))
    try await others(in: self.visitors(.init(visitors: 10)))
    #expect(folder.names.count == 10 && folder.names.isSuperset(of: names(regulars)))
  }

  @Test func `visitors in use are not removed, and without room nothing is stored`() async throws {
    let visitors = visitors(.init(visitors: 2))
    let client = SiteClient(catalog, visitors)
    let ids = [try await store(in: visitors), try await store(in: visitors)]
    let first = try #require(await visitors.library(of: ids[0]))
    _ = await visitors.library(of: ids[1])
    let new = try await store(in: visitors)
    #expect(folder.names == names([ids[0], new]))
    let second = try #require(await visitors.library(of: new))
    #expect(try await client.favorite(34).status == 503)
    #expect(folder.names == names([ids[0], new]))
    _ = try await (first.add(film(2)), second.add(film(2)))
    #expect(folder.files.count == 2)
  }

  @Test func `the size of all visitors has a limit, which a restart knows`() async throws {
    // Two blocks each.
    let visitors = visitors(.init(total: 5 * 8192))
    var ids: [Visitors.ID] = []
    for _ in 0..<8 {
      let id = try await store(in: visitors)
      _ = await visitors.library(of: id)
      ids.append(id)
    }
    #expect(folder.names == names(ids.suffix(5)))
    let restarted = self.visitors(.init(total: 3 * 8192))
    for id in ids.suffix(5) { _ = await restarted.library(of: id) }
    let new = try await store(in: restarted)
    #expect(folder.names == names(ids.suffix(2) + [new]))
  }

  @Test func `a restart remembers who has been away for longest`() async throws {
    let ids = [Visitors.ID(), Visitors.ID(), Visitors.ID()]
    let first = visitors()
    for id in ids { try await store(for: id, in: first) }
    for (days, id) in zip([3.0, 1, 2], ids) {
      time.set(Date(timeIntervalSinceReferenceDate: days * 86_400))
      _ = await visitors().library(of: id)
    }
    try await store(in: visitors(.init(visitors: 3)))
    #expect(folder.names.intersection(names(ids)) == names([ids[0], ids[2]]))
  }

  @Test func `many programs without cookies leave no more than the limits allow`() async throws {
    let client = SiteClient(catalog, visitors(.init(visitors: 30, total: 25 * 8192)))
    let regular = ["Cookie": try #require(try await client.favorite(34).cookie)]
    time.set(Date(timeIntervalSinceReferenceDate: 86_400))
    #expect(try await client.favorite(1, regular).status == 303)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 1...25 {
            let status = try await client.favorite(number % 5 + 1).status
            #expect(status == 303)
            // Each of the eight may have stored something for which no room is made yet.
            #expect(folder.names.count <= 25 + 8)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.names.count <= 25)
    #expect(try await client.answer(to: .get, "/shelf/favorites", regular).body.contains("Metropolis"))
  }

  @Test(arguments: [(1, 50), (150, 3)])
  func `changes at the same time are all kept, of one visitor and of many`(count: Int, films: Int) async throws {
    let visitors = visitors()
    let ids = (0..<count).map { _ in Visitors.ID() }
    try await withThrowingTaskGroup { group in
      for number in 1...films {
        for id in ids { group.addTask { try await store(number, for: id, in: visitors) } }
      }
      try await group.waitForAll()
    }
    let restarted = self.visitors()
    for id in ids {
      let marks = try await restarted.library(of: id)?.marks(of: Set((1...films).map { film($0).id }))
      #expect(marks?.count == films)
    }
  }
}

/// A time that goes on a little with each look at it.
private nonisolated final class Ticks: Sendable {
  private let now = Mutex(Date(timeIntervalSinceReferenceDate: 0))

  func next() -> Date {
    now.withLock { now in
      now += 0.001
      return now
    }
  }

  func set(_ date: Date) { now.withLock { $0 = date } }
}
