import FlyingFox
import MovieStore
import ServerTestSupport
import Subprocess
import TerminalTestSupport
import Testing

/// Runs `vip news`.
@Suite(.timeLimit(.minutes(10))) struct CalendarProgramTests {
  private let home = Home()

  @Test func `News is printed again if the program is killed before it is remembered`() async throws {
    let answers = Counter()
    let standIn = try await StandIn.serving { _ in
      // The film is added with the first answer. Its day is another one from the fourth answer on.
      let day = answers.increment() < 4 ? "2098-05-06" : "2098-05-07"
      let film = #"""
        {"id":603,"title":"The Matrix","release_date":"1999-03-31","overview":"x","credits":{"cast":[],"crew":[]},
        "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"type":4,"certification":"",
        "release_date":"\#(day)T00:00:00.000Z"}]}]}}
        """#
      return .json(film, headers: [HTTPHeader("Cache-Control"): "no-store"])
    }
    let environment = home.environment(with: standIn.environment)
    try await home.run("watchlist", "add", "603", "--region", "US", server: standIn)
    for _ in 0..<2 { try await home.run("news", "--region", "US", server: standIn) }
    let library = try Connection(path: home.path(".local/share/vip/library.sqlite"))
    for _ in 0..<3 {
      // What is remembered is written once this lock is released.
      try library.execute("BEGIN IMMEDIATE")
      let terminal = try PseudoTerminal()
      let killed = try await Program.run(
        "news", "--region", "US", at: terminal, showsOutput: true, environment: environment
      ) {
        send in
        _ = try await terminal.shown(upTo: "May 7, 2098")
        try send(.kill)
      }
      #expect(killed.status == 128 + 9)
      try library.execute("ROLLBACK")
    }
    #expect(try library.text("PRAGMA integrity_check") == "ok")
    let told = try await home.run("news", "--region", "US", server: standIn)
    #expect(told.output.contains("moved from May 6, 2098 to May 7, 2098"), "\(told.output)")
    #expect(try await home.run("news", "--region", "US", server: standIn).output == "")
  }
}
