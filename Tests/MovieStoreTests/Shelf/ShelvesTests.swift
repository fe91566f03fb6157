import MovieDomain
import MovieTestSupport
import RandomTestSupport
import Testing
import ViewerScenes

@testable import MovieStore

/// Several shelves, diaries and undo, in both libraries.
@Suite(.timeLimit(.minutes(10))) struct ShelvesTests {
  private let folder = TemporaryFolder()
  private let today = Samples.today

  private func film(_ id: Int, on shelf: Shelf, _ diary: Diary? = nil) -> StoredFilm {
    Samples.film(id, "Film \(id)", on: shelf, diary: diary)
  }

  private func day(_ date: CalendarDate) throws -> ViewingDay { try #require(ViewingDay(date, today: today)) }

  private func titles(_ films: any FilmLibrary, _ shelf: Shelf, _ order: ShelfOrder = .title) async throws -> [String] {
    let part = try await films.films(on: shelf, order, offset: 0, limit: 99)
    #expect(part.total == part.elements.count)
    return part.elements.map(\.movie.title)
  }

  @Test(arguments: Kind.allCases) func `A film may be on several shelves`(kind: Kind) async throws {
    let library = folder.library(kind)
    #expect(try await library.add(film(1, on: .favorites)))
    #expect(try await library.add(film(1, on: .watchlist)))
    #expect(try await !library.add(film(1, on: .watchlist)))
    try await library.add(film(2, on: .seen))
    #expect(try await titles(library, .favorites) == ["Film 1"])
    #expect(try await titles(library, .watchlist) == ["Film 1"])
    #expect(try await titles(library, .seen) == ["Film 2"])
    #expect(
      try await library.marks(of: [.init(.tmdb, 1), .init(.tmdb, 3)]).mapValues(\.shelves) == [
        .init(.tmdb, 1): [.favorites, .watchlist]
      ])
    #expect(try await library.remove(.init(.tmdb, 1), from: .favorites))
    #expect(try await !library.remove(.init(.tmdb, 1), from: .seen))
    #expect(try await titles(library, .watchlist) == ["Film 1"])
    #expect(try await library.details(of: .init(.tmdb, 1))?.shelves == [.watchlist: today])
  }

  @Test(arguments: Kind.allCases) func `Diaries are merged and give the marks`(kind: Kind) async throws {
    let library = folder.library(kind)
    let (first, second) = (try day("2026-01-02"), try day("2026-03-04"))
    let rating = try #require(StarRating(halves: 9))
    #expect(try await library.add(film(1, on: .seen, Diary(viewings: [Viewing(day: second, isRewatch: true)]))))
    let rated = Diary(viewings: [Viewing(day: first, rating: rating, review: "Fine.", tags: "a, b")])
    #expect(try await library.add(film(1, on: .seen, rated)))
    #expect(try await !library.add(film(1, on: .seen, rated)), "nothing is new")
    let diary = try #require(await library.details(of: .init(.tmdb, 1))?.diary)
    #expect(diary.viewings == rated.viewings + [Viewing(day: second, isRewatch: true)])
    let marks = try #require(await library.marks(of: [.init(.tmdb, 1)])[.init(.tmdb, 1)])
    #expect(marks == FilmMarks(shelves: [.seen], diary: diary))
    #expect(try await library.films(on: .seen, .title, offset: 0, limit: 1).elements.first?.diary == diary)
    try await library.remove(.init(.tmdb, 1), from: .seen)
    #expect(try await library.details(of: .init(.tmdb, 1)) == nil)
  }

  @Test(arguments: Kind.allCases) func `Films without a day or stars come last`(kind: Kind) async throws {
    let library = folder.library(kind)
    try await library.add(film(1, on: .seen, Diary(filmRating: StarRating(halves: 4))))
    try await library.add(film(2, on: .seen, Diary(viewings: [Viewing(day: day("2026-01-02"))])))
    try await library.add(
      film(3, on: .seen, Diary(viewings: [Viewing(day: day("2025-01-02"), rating: StarRating(halves: 10))])))
    func ids(_ field: ShelfOrder.Field, _ isDescending: Bool) async throws -> [String] {
      try await titles(library, .seen, .init(field, isDescending: isDescending)).map { String($0.dropFirst(5)) }
    }
    #expect(try await ids(.watched, true) == ["2", "3", "1"])
    #expect(try await ids(.watched, false) == ["3", "2", "1"])
    #expect(try await ids(.stars, true) == ["3", "1", "2"])
    #expect(try await ids(.stars, false) == ["1", "3", "2"])
    #expect(try await ids(.added, true) == ["3", "2", "1"])
  }

  @Test(arguments: Kind.allCases) func `Films of a later change come later in their day`(kind: Kind) async throws {
    let library = folder.library(kind)
    func latest(_ shelf: Shelf, _ field: ShelfOrder.Field) async throws -> [String] {
      let up = try await titles(library, shelf, .init(field))
      let down = try await titles(library, shelf, .init(field, isDescending: true))
      #expect(shelf == .watchlist || up == down.reversed())
      return down.map { String($0.dropFirst(5)) }
    }
    // A film that is known already, and films that are added together, which stay sorted by title.
    try await library.add(film(2, on: .favorites))
    try await library.add([film(4, on: .watchlist), film(5, on: .watchlist)])
    for id in [3, 1, 2] { try await library.add(film(id, on: .seen)) }
    try await library.add(film(1, on: .watchlist))
    for field in [ShelfOrder.Field.added, .watched] { #expect(try await latest(.seen, field) == ["2", "1", "3"]) }
    #expect(try await latest(.watchlist, .added) == ["1", "4", "5"])
    // What changes nothing, and what is undone and redone, keeps its place; what is added again is the latest.
    try await library.add(film(3, on: .seen))
    try await library.add(film(1, on: .seen, Diary(filmRating: StarRating(halves: 9))))
    try await library.unrate(.init(.tmdb, 1), in: ChangeID())
    try await library.remove(.init(.tmdb, 2), from: .seen)
    try await library.perform(.undo)
    #expect(try await latest(.seen, .watched) == ["2", "1", "3"])
    try await library.remove(.init(.tmdb, 3), from: .seen)
    try await library.add(film(3, on: .seen))
    #expect(try await latest(.seen, .watched) == ["3", "2", "1"])
    // What brought it back is undone as well.
    for _ in 0..<2 { try await library.perform(.undo) }
    #expect(try await latest(.seen, .watched) == ["2", "1", "3"])
  }

  @Test(arguments: Kind.allCases)
  func `What is added to a change that was redone is the latest`(kind: Kind) async throws {
    let library = folder.library(kind)
    let change = ChangeID()
    try await library.add(film(1, on: .watchlist), in: change)
    try await library.perform(.undo)
    try await library.add(film(2, on: .watchlist), in: change)
    try await library.perform(.redo)
    try await library.add(film(3, on: .watchlist), in: change)
    #expect(try await titles(library, .watchlist, .latestFirst) == ["Film 3", "Film 2", "Film 1"])
  }

  @Test(arguments: Kind.allCases) func `The details of a film on no shelf are no film`(kind: Kind) async throws {
    let library = folder.library(kind)
    let film = StoredFilm(source: .tmdb, details: Samples.complete().details, shelves: [:])
    #expect(try await !library.add(film))
    #expect(try await library.details(of: film.id) == nil)
    #expect(try await library.marks(of: [film.id]).isEmpty)
    #expect(try await library.perform(.undo) == nil)
  }

  @Test(arguments: Kind.allCases) func `Changes are undone in their order, and redone`(kind: Kind) async throws {
    let library = folder.library(kind)
    for step in UndoStep.allCases { #expect(try await library.perform(step) == nil) }
    try await library.add(film(1, on: .favorites))
    let diary = Diary(filmRating: StarRating(halves: 9))
    let change = ChangeID()
    try await library.add(film(2, on: .seen, diary), in: change)
    try await library.add(film(3, on: .watchlist), in: change)
    try await library.remove(.init(.tmdb, 1), from: .favorites, in: change)
    #expect(try await library.nextChange(to: .undo) == change)
    #expect(try await library.nextChange(to: .redo) == nil)
    let undone = try await library.perform(.undo)
    #expect(undone?.count == 3)
    let first = try await library.nextChange(to: .undo)
    #expect(first != nil && first != change)
    #expect(try await library.nextChange(to: .redo) == change)
    #expect(undone?.films.map(\.title) == ["Film 1", "Film 2", "Film 3"])
    #expect(try await titles(library, .favorites) == ["Film 1"])
    #expect(try await titles(library, .seen) == [])
    #expect(try await titles(library, .watchlist) == [])
    #expect(try await library.perform(.undo)?.films.map(\.title) == ["Film 1"])
    #expect(try await titles(library, .favorites) == [])
    #expect(try await library.perform(.undo) == nil)
    #expect(try await library.nextChange(to: .undo) == nil)
    #expect(try await library.nextChange(to: .redo) == first)
    #expect(try await library.perform(.redo)?.films.map(\.title) == ["Film 1"])
    #expect(try await titles(library, .favorites) == ["Film 1"])
    #expect(try await library.perform(.redo) == undone)
    #expect(try await titles(library, .favorites) == [])
    #expect(try await library.details(of: .init(.tmdb, 2))?.diary == diary)
    #expect(try await titles(library, .watchlist) == ["Film 3"])
    #expect(try await library.perform(.redo) == nil)
    #expect(try await library.perform(.undo) == undone)
  }

  @Test(arguments: Kind.allCases) func `A new change forgets what could be redone`(kind: Kind) async throws {
    let library = folder.library(kind)
    for id in 1...3 { try await library.add(film(id, on: .favorites)) }
    try await library.perform(.undo)
    try await library.perform(.undo)
    try await library.add(film(4, on: .favorites))
    #expect(try await library.perform(.redo) == nil)
    #expect(try await titles(library, .favorites) == ["Film 1", "Film 4"])
    try await library.perform(.undo)
    #expect(try await titles(library, .favorites) == ["Film 1"])
    try await library.perform(.undo)
    #expect(try await titles(library, .favorites) == [])
  }

  @Test(arguments: Kind.allCases) func `What is undone during its change can be redone`(kind: Kind) async throws {
    let library = folder.library(kind)
    let change = ChangeID()
    try await library.add([film(1, on: .seen), film(2, on: .seen)], in: change)
    try await library.perform(.undo)
    try await library.add(film(3, on: .seen), in: change)
    try await library.perform(.undo)
    // A film that is added again is not redone, but the others are, as one change.
    try await library.add([film(1, on: .watchlist), film(4, on: .seen)], in: change)
    #expect(try await titles(library, .seen) == ["Film 4"])
    #expect(try await library.perform(.redo)?.films.map(\.title) == ["Film 2", "Film 3"])
    #expect(try await library.perform(.redo) == nil)
    #expect(try await titles(library, .seen) == ["Film 2", "Film 3", "Film 4"])
    #expect(try await titles(library, .watchlist) == ["Film 1"])
    for count in [2, 2] { #expect(try await library.perform(.undo)?.count == count) }
    #expect(try await library.perform(.undo) == nil)
    // Nothing is left to redo if all of it is done again.
    try await library.perform(.redo)
    try await library.add([film(2, on: .seen), film(3, on: .seen)], in: change)
    #expect(try await library.perform(.redo) == nil)
  }

  @Test(arguments: Kind.allCases)
  func `Fifty changes can be undone, and what is added after that is the latest`(kind: Kind) async throws {
    let library = folder.library(kind)
    for id in 1...53 { try await library.add(film(id, on: .favorites)) }
    for count in (3...52).reversed() {
      try #require(await library.perform(.undo) != nil)
      #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 1).total == count)
    }
    #expect(try await library.perform(.undo) == nil)
    #expect(try await titles(library, .favorites) == ["Film 1", "Film 2", "Film 3"])
    try await library.add(film(54, on: .favorites))
    #expect(try await titles(library, .favorites, .latestFirst).first == "Film 54")
  }

  /// Any sequence of steps and changes is the same in both libraries, and going back through it is exact.
  @Test(arguments: 0..<4 as Range<UInt64>) func `Random changes, undone and redone`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let libraries = Kind.allCases.map { folder.library($0) }
    let change = ChangeID()
    for _ in 1...40 {
      let id = Int.random(in: 1...5, using: &generator)
      let shelf = Shelf.allCases.randomElement(using: &generator) ?? .seen
      let action = Int.random(in: 0..<8, using: &generator)
      let part = Bool.random(using: &generator) ? change : ChangeID()
      var added = film(id, on: shelf)
      added.leavesWatchlist = shelf == .seen && Bool.random(using: &generator)
      for library in libraries {
        switch action {
        case 0...2: try await library.add(added, in: part)
        case 3...4: try await library.remove(.init(.tmdb, id), from: shelf, in: part)
        case 5...6: try await library.perform(.undo)
        default: try await library.perform(.redo)
        }
      }
      for shelf in Shelf.allCases {
        for order in [ShelfOrder.title, .latestFirst] {
          #expect(try await titles(libraries[0], shelf, order) == titles(libraries[1], shelf, order))
        }
      }
    }
    var states: [[String]] = []
    repeat {
      states.append(try await titles(libraries[0], .favorites))
    } while try await libraries[0].perform(.undo) != nil
    for state in states.dropLast().reversed() {
      try await libraries[0].perform(.redo)
      #expect(try await titles(libraries[0], .favorites) == state)
    }
  }

  @Test(arguments: Kind.allCases) func `A removed film comes back with its details and diary`(kind: Kind) async throws {
    let library = folder.library(kind)
    var film = Samples.complete()
    film.shelves[.seen] = today
    film.diary = Diary(filmRating: StarRating(halves: 3), viewings: [Viewing(day: try day("2026-01-02"))])
    try await library.add(film)
    try await library.remove([film.id], from: .seen)
    try await library.perform(.undo)
    #expect(try await library.details(of: film.id) == film)
  }

  @Test(arguments: Kind.allCases)
  func `A film that is no longer seen comes back to the watchlist that it left for that`(kind: Kind) async throws {
    let library = folder.library(kind)
    let id = FilmID(.tmdb, 1)
    var seen = film(1, on: .seen)
    seen.leavesWatchlist = true
    try await library.add(film(1, on: .watchlist))
    try await library.add(seen)
    try await library.remove(id, from: .seen)
    #expect(try await library.details(of: id)?.shelves == [.watchlist: today])
    // The viewer has removed it from there.
    try await library.remove(id, from: .watchlist)
    try await library.add(seen)
    try await library.remove(id, from: .seen)
    #expect(try await library.details(of: id) == nil)
  }

  @Test(arguments: Kind.allCases) func `Undoing leaves newer details as they are`(kind: Kind) async throws {
    let library = folder.library(kind)
    let details = Samples.complete(1).details
    for shelf in [Shelf.favorites, .watchlist] { try await library.add(film(1, on: shelf)) }
    try await library.add(StoredFilm(source: .tmdb, details: details, shelves: [:]))
    try await library.perform(.undo)
    let stored = try #require(await library.details(of: .init(.tmdb, 1)))
    #expect(stored.shelves == [.favorites: today] && stored.details == details)
  }

  @Test(arguments: Kind.allCases) func `A film that was removed can be added again`(kind: Kind) async throws {
    let library = folder.library(kind)
    try await library.add(film(1, on: .favorites))
    try await library.remove(.init(.tmdb, 1), from: .favorites)
    #expect(try await library.add(film(1, on: .watchlist)))
    #expect(try await library.details(of: .init(.tmdb, 1))?.shelves == [.watchlist: today])
    try await library.perform(.undo)
    #expect(try await library.details(of: .init(.tmdb, 1)) == nil)
  }

  @Test(arguments: Kind.allCases) func `What changes nothing is not undone`(kind: Kind) async throws {
    let library = folder.library(kind)
    try await library.add(film(1, on: .favorites))
    try await library.add(film(1, on: .favorites))
    try await library.remove(.init(.tmdb, 9), from: .favorites)
    #expect(try await library.perform(.undo)?.films.map(\.title) == ["Film 1"])
    #expect(try await titles(library, .favorites) == [])
  }

  @Test func `Changes of two runs at the same time are undone as two, in the order in which they began`() async throws {
    let (first, second) = (folder.library(), folder.library())
    let changes = [ChangeID(), ChangeID()]
    for id in 1...60 { try await [first, second][id % 2].add(film(id, on: .watchlist), in: changes[id % 2]) }
    #expect(try await second.perform(.undo)?.count == 30)
    // The other run goes on, and what was undone can still be redone.
    try await second.add(film(61, on: .watchlist), in: changes[1])
    #expect(try await first.perform(.redo)?.films.map(\.title) == ["Film 2", "Film 4", "Film 6"])
    for count in [30, 31] { #expect(try await first.perform(.undo)?.count == count) }
    #expect(try await first.perform(.undo) == nil)
    #expect(try await titles(folder.library(), .watchlist) == [])
    for count in [31, 30] { #expect(try await folder.library().perform(.redo)?.count == count) }
  }

  @Test(arguments: Kind.allCases) func `A film of a later change comes back in reverse order`(kind: Kind) async throws {
    let library = folder.library(kind)
    let change = ChangeID()
    try await library.add(film(1, on: .watchlist), in: change)
    try await library.add(film(2, on: .watchlist))
    try await library.add(film(2, on: .seen), in: change)
    try await library.add(film(3, on: .watchlist), in: change)
    var states: [Set<Shelf>?] = []
    while try await library.perform(.undo) != nil {
      states.append(try await library.details(of: .init(.tmdb, 2)).map { Set($0.shelves.keys) })
    }
    #expect(states == [[.watchlist], nil, nil])
  }

  @Test func `A film on no shelf is stored for as long as a change names it`() async throws {
    let library = folder.library()
    func stored() throws -> Int64? {
      try Connection(path: "\(folder.path)/library.sqlite").integer("SELECT count(*) FROM film")
    }
    try await library.add(film(1, on: .favorites))
    try await library.remove(.init(.tmdb, 1), from: .favorites)
    for id in 2...50 { try await library.add(film(id, on: .favorites)) }
    // The change that added the film is forgotten, but not the one that removed it.
    #expect(try stored() == 50)
    try await library.add(film(51, on: .favorites))
    #expect(try stored() == 50)
    // Undone, and replaced by another change.
    try await library.perform(.undo)
    #expect(try stored() == 50)
    try await library.add(film(52, on: .favorites))
    #expect(try stored() == 50)
    #expect(try await library.perform(.undo)?.films.map(\.title) == ["Film 52"])
  }

  @Test(arguments: Kind.allCases) func `An archive restores every shelf`(kind: Kind) async throws {
    let library = folder.library(kind)
    var complete = Samples.complete(9)
    complete.shelves = [.favorites: today, .watchlist: today, .seen: today]
    complete.diary = Diary(
      filmRating: StarRating(halves: 3), ratedOn: "2026-01-03",
      viewings: [Viewing(day: try day("2026-01-02"), rating: StarRating(halves: 4), review: "\u{202E}ü\"", tags: "x")])
    try await library.add([complete, film(1, on: .watchlist), film(2, on: .seen)])
    var text = ""
    #expect(try await FilmArchive.write(library, nil) { text += $0 }.written == 3)
    #expect(text.split(separator: "\n").count == 5)
    let copy = TransientFilmLibrary()
    #expect(await FilmImporter.restore(try FilmArchive(Array(text.utf8)), in: copy).added.count == 3)
    for id in [9, 1, 2] {
      let stored = try await library.details(of: .init(.tmdb, id))
      #expect(await copy.details(of: .init(.tmdb, id)) == stored)
    }
    var watchlist = ""
    #expect(try await FilmArchive.write(library, .watchlist) { watchlist += $0 }.written == 2)
    #expect(
      try await FilmArchive(Array(watchlist.utf8)).films().allSatisfy { $0.shelves.keys.map(\.self) == [.watchlist] })
    #expect(!watchlist.contains("diary"))
  }
}
