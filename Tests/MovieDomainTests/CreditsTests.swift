import MovieDomain
import Testing

@Suite struct CreditsTests {
  @Test func `Rows of one person are merged in the order of their first rows`() {
    let credits = Credits(
      cast: [
        .init(id: 2, name: "Anna", roles: ["Maria"]), .init(id: 1, name: "Ben"),
        .init(id: 2, name: "Anna", roles: ["Robot", "Maria"]),
      ],
      crew: [
        .init(id: 3, name: "Cora", roles: ["Writer", "Writer"]),
        .init(id: 3, name: "Cora", roles: ["Editor", "Writer"]),
      ])
    #expect(
      credits.cast == [.init(id: 2, name: "Anna", roles: ["Maria", "Robot"]), .init(id: 1, name: "Ben")])
    #expect(credits.crew == [.init(id: 3, name: "Cora", roles: ["Writer", "Writer", "Editor"])])
  }

  // A search of all earlier jobs for each row would take minutes.
  @Test func `Forty thousand rows of one person are merged`() {
    let jobs = (0..<40_000).map { "Job \($0)" }
    let rows = jobs.map { Credits.Member(id: 1, name: "Anna", roles: [$0]) }
    let credits = Credits(cast: rows + rows, crew: rows + rows)
    #expect(credits.crew == [.init(id: 1, name: "Anna", roles: jobs)])
    #expect(credits.cast == credits.crew)
  }
}
