import MovieDomain
import Testing

@Suite struct CreditsTests {
  @Test func `Rows of one person are merged in the order of their first rows`() {
    let credits = Credits(
      cast: [
        .init(id: 2, name: "Anna", characters: ["Maria"]), .init(id: 1, name: "Ben"),
        .init(id: 2, name: "Anna", characters: ["Robot", "Maria"]),
      ],
      crew: [
        .init(id: 3, name: "Cora", jobs: ["Writer", "Writer"]), .init(id: 3, name: "Cora", jobs: ["Editor", "Writer"]),
      ])
    #expect(
      credits.cast == [.init(id: 2, name: "Anna", characters: ["Maria", "Robot"]), .init(id: 1, name: "Ben")])
    #expect(credits.crew == [.init(id: 3, name: "Cora", jobs: ["Writer", "Writer", "Editor"])])
  }

  // A search of all earlier jobs for each row would take minutes.
  @Test func `Forty thousand rows of one person are merged`() {
    let jobs = (0..<40_000).map { "Job \($0)" }
    let rows = jobs.map { Credits.CrewMember(id: 1, name: "Anna", jobs: [$0]) }
    let cast = jobs.map { Credits.CastMember(id: 1, name: "Anna", characters: [$0]) }
    let credits = Credits(cast: cast + cast, crew: rows + rows)
    #expect(credits.crew == [.init(id: 1, name: "Anna", jobs: jobs)])
    #expect(credits.cast == [.init(id: 1, name: "Anna", characters: jobs)])
  }
}
