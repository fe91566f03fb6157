import MovieDomain
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// Importing archives.
@Suite(.timeLimit(.minutes(10))) struct FilmArchiveImportTests {
  private let library = TransientFilmLibrary()

  @Test func `An archive is restored without a catalog`() async throws {
    let entries = (1...250).map { ArchivedFilm(line: $0 + 1, Self.film($0)) }
    var done: [Int] = []
    let archive = ArchiveSample(entries + [.init(line: 300, nil)])
    let report = await FilmImporter.restore(archive, in: library) { done.append($0) }
    #expect(report.added.count == 250)
    #expect(report.malformed == [.init(300, reason: .notAFilm)] && report.hasEntries)
    #expect(report.alreadyThere.isEmpty && report.untried.isEmpty && report.stop == nil)
    #expect(done == [100, 200, 251])
    #expect(await library.details(of: 250) == entries.last?.film)
  }

  @Test func `A dry run counts a film that an archive has twice as the import does`() async throws {
    let films = (1...250).map { Self.film(1 + $0 % 120) }
    let rehearsed = await restore(films, isDryRun: true)
    #expect(await restore(films) == rehearsed)
    #expect(rehearsed.changes.newFilms == 120)
  }

  @Test func `Films that are there already are not changed`() async throws {
    let mine = Self.film(tagline: "Mine", shelves: [.favorites: "2026-01-01"])
    try await library.add([mine])
    let films = [Self.film(tagline: "Old"), Self.film(2), Self.film(2, shelves: [.favorites: "2021-02-02"])]
    let report = await restore(films, onto: .favorites)
    #expect(report.added.listed.map(\.number) == [3])
    #expect(report.alreadyThere.listed.map(\.number) == [2, 4])
    #expect(report.changes.newFilms == 1 && report.changes.unchangedFilms == 1 && report.changes.updatedFilms == 0)
    #expect(await library.details(of: mine.id) == mine)
    #expect(await library.details(of: 2)?.shelves[.favorites] == "2020-02-02")
  }

  @Test func `Details that are missing come from the archive, and those that it lacks stay`() async throws {
    let full = Self.film(tagline: "Full")
    var bare = full
    (bare.details, bare.isIncomplete) = (MovieDetails(movie: full.details.movie), true)
    try await library.add([bare])
    let report = await restore([full])
    #expect(report.added.listed.map(\.number) == [2] && report.changes.updatedFilms == 1)
    #expect(await library.details(of: full.id) == full)
    let again = await restore([full, bare])
    #expect(again.alreadyThere.count == 2 && again.changes.unchangedFilms == 1)
    bare.shelves = [.watchlist: "2020-02-02"]
    #expect(await restore([bare]).changes.newFilms == 1)
    #expect(await library.details(of: full.id)?.details == full.details)
    #expect(await library.details(of: full.id)?.isIncomplete == false)
  }

  @Test func `A rating that follows a known viewing joins it`() async throws {
    let viewing = Viewing(day: ViewingDay(recorded: "2010-01-01"), rating: StarRating(halves: 8))
    var film = Self.film(shelves: [.seen: "2020-02-02"], diary: Diary(viewings: [viewing]))
    try await library.add([film])
    film.diary?.filmRating = StarRating(halves: 10)
    #expect(await restore([film]).changes.updatedFilms == 1)
    #expect(await library.details(of: film.id)?.diary == film.diary)
  }

  @Test(arguments: ["2026-01-01", "2026-02-03"] as [CalendarDate])
  func `A rating that was removed comes back only if that of the archive is later`(day: CalendarDate) async throws {
    let film = Self.film(shelves: [.seen: "2020-02-02"], diary: Diary(ratedOn: "2026-02-02"))
    try await library.add([film])
    var rated = film
    rated.diary = Diary(filmRating: StarRating(halves: 10), ratedOn: day)
    _ = await restore([rated])
    #expect(await library.details(of: film.id)?.diary == (day == "2026-02-03" ? rated : film).diary)
  }

  @Test func `A rating of a day to come is one of today`() async throws {
    let rated = Diary(filmRating: StarRating(halves: 10), ratedOn: "2030-01-01")
    let film = Self.film(shelves: [.seen: "2020-02-02"], diary: rated)
    _ = await restore([film], diaryUpTo: "2026-11-20")
    #expect(await library.details(of: film.id)?.diary?.ratedOn == "2026-11-20")
  }

  @Test func `A film that the archive has on the watchlist stays there, although it was seen since`() async throws {
    var film = Self.film(shelves: [.watchlist: "2020-02-02", .seen: "2019-01-01"])
    try await library.add([film])
    film.diary = Diary(viewings: [Viewing(day: ViewingDay(recorded: "2020-03-03"))])
    let report = await restore([film])
    #expect(report.changes.newViewings == 1 && report.changes.leftWatchlist.isEmpty)
    #expect(await library.details(of: film.id)?.shelves == film.shelves)
  }

  @Test func `A film that leaves a shelf meanwhile is not put back by what else the archive has of it`() async throws {
    var film = Self.film(shelves: [.favorites: "2020-02-02", .seen: "2020-02-02"])
    try await library.add([film])
    film.diary = Diary(viewings: [Viewing(day: ViewingDay(recorded: "2020-03-03"))])
    let hurried = HurriedLibrary(library) { library, films in
      _ = await library.remove(Set(films.map(\.id)), from: .favorites, in: ChangeID())
    }
    #expect(await restore([film], in: hurried).changes.newViewings == 1)
    #expect(await library.details(of: film.id)?.shelves.keys.map(\.self) == [.seen])
  }

  @Test func `A full disk stops the import and reports what was added`() async throws {
    let report = await restore((1...150).map { Self.film($0) }, in: FullLibrary(base: library, room: 100))
    #expect(report.added.listed.map(\.number) == Array(2...101))
    #expect(report.untried.listed.map(\.number) == Array(102...151))
    #expect(report.stop == .store(StoreError(.diskFull, path: "/a")))
  }

  @Test func `Only the films of the chosen shelf are restored, without the other shelves`() async throws {
    let shelves: [Shelf: CalendarDate] = [.favorites: "2020-02-02", .seen: "2020-03-03"]
    let seen = Self.film(shelves: shelves, diary: Diary(filmRating: StarRating(halves: 7)))
    let films = [seen, Self.film(2)]
    let report = await restore(films, onto: .seen)
    #expect(report.added.listed.map(\.number) == [2])
    #expect(report.alreadyThere.isEmpty && report.malformed.isEmpty)
    #expect(await library.details(of: seen.id)?.shelves.keys.map(\.self) == [.seen])
    #expect(await restore(films).added.listed.map(\.number) == [2, 3])
    #expect(await library.details(of: seen.id) == seen)
  }

  /// Restores an archive that has films from line 2 on.
  private func restore(
    _ films: [StoredFilm], onto shelf: Shelf? = nil, in library: (any FilmLibrary)? = nil,
    diaryUpTo lastDay: CalendarDate? = nil, isDryRun: Bool = false
  ) async -> ImportReport {
    let archive = ArchiveSample(films.enumerated().map { ArchivedFilm(line: $0 + 2, $1) })
    return await FilmImporter.restore(
      archive, onto: shelf, in: library ?? self.library, diaryUpTo: lastDay, isDryRun: isDryRun)
  }

  private static func film(
    _ id: Int = 1, tagline: String = "", shelves: [Shelf: CalendarDate] = [.favorites: "2020-02-02"],
    diary: Diary? = nil
  ) -> StoredFilm {
    let details = MovieDetails(movie: Movie(id: id, title: "Film \(id)"), tagline: tagline)
    return StoredFilm(source: .tmdb, details: details, shelves: shelves, diary: diary)
  }
}
