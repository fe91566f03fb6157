import MovieDomain
import MovieStore
import MovieTestSupport
import RandomTestSupport
import Testing

/// Numbers that are counted in the database are those of a library in memory, which reads every film.
@Suite(.timeLimit(.minutes(10))) struct StoredStatisticsTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `Random films are counted like those in memory, also after undoing`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let (stored, transient) = (TemporaryFolder().library(), TransientFilmLibrary())
    for _ in 0..<3 {
      let films = (0..<20).map { _ in film(using: &generator) }
      try await stored.add(films)
      await transient.add(films, in: ChangeID())
    }
    for step in [nil, UndoStep.undo, .undo, .redo] {
      if let step {
        try await stored.perform(step)
        await transient.perform(step)
      }
      for year in [nil, 2023, 2024, 1999] {
        let expected = try await transient.statistics(of: year)
        #expect(try await stored.statistics(of: year) == expected)
        let inSnapshot = try await stored.snapshot { reader throws(StoreError) in
          try await reader.statistics(of: year)
        }
        #expect(inSnapshot == expected)
      }
    }
    #expect(try await stored.statistics(of: nil).films > 0)
  }

  @Test func `A year of three digits is counted`() async throws {
    let library = TemporaryFolder().library()
    let diary = Diary(viewings: [Viewing(day: ViewingDay(recorded: "0999-05-05"))])
    let details = MovieDetails(movie: Movie(id: 1, title: "Film"))
    try await library.add([StoredFilm(source: .tmdb, details: details, on: .seen, added: "2026-11-20", diary: diary)])
    #expect(try await library.statistics(of: 999).films == 1)
    for year in [99, 0, -1, 10_000] { #expect(try await library.statistics(of: year) == WatchStatistics(of: year)) }
  }

  @Test func `There are no numbers without a library`() async throws {
    #expect(try await TemporaryFolder().library().statistics(of: nil) == WatchStatistics())
  }

  private func film(using generator: inout SeededGenerator) -> StoredFilm {
    let id = Int.random(in: 1...40, using: &generator)
    // Undoing leaves the details as they are.
    var ofFilm = SeededGenerator(seed: UInt64(id))
    func any<Value>(_ values: Value...) -> Value { values.randomElement(using: &ofFilm) ?? values[0] }
    func pick<Value>(_ values: Value...) -> Value { values.randomElement(using: &generator) ?? values[0] }
    let movie = Movie(
      id: id, title: "Film", releaseDate: CalendarDate(iso8601: any("1927-01-10", "0999-05-05", "x")),
      rating: Rating(average: any(nil, 6.5, 8), voteCount: 9), genreIDs: any([], [18], [18, 35, 18]))
    let regions = ["US", "SU"].compactMap { Region($0) }.map { Country($0) }
    let crew = [(7, "A  B\nC"), (8, ""), (9, "黒澤明")].map { id, name in
      Credits.Member(
        id: id, name: name.isEmpty ? "D" : name, roles: any(["Director"], ["Writer", "Director"], ["Editor"]))
    }
    let details = MovieDetails(
      movie: movie, countries: Array(regions.prefix(any(0, 1, 2))),
      credits: any(nil, Credits(cast: [], crew: crew.suffix(any(0, 1, 2)))))
    let days = ["2023-12-31", "2024-01-01", "2024-02-29"].compactMap { CalendarDate(iso8601: $0) }
    let viewings = days.suffix(pick(0, 0, 1, 3)).map { Viewing(day: ViewingDay(recorded: $0)) }
    let diary = Diary(filmRating: StarRating(halves: pick(0, 1, 9)), viewings: viewings)
    return StoredFilm(
      source: id.isMultiple(of: 3) ? .publicDomain : .tmdb, details: details, on: pick(.seen, .seen, .favorites),
      added: Samples.today, diary: diary)
  }
}
