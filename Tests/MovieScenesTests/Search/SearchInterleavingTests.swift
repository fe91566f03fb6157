import Testing

/// A thousand ways in which typing, time and answers can fall together.
/// A session that waits for what never comes would wait forever: the limit ends it.
@Suite(.timeLimit(.minutes(3))) struct SearchInterleavingTests {
  @Test(arguments: [0, 250, 500, 750])
  func theLastViewModelBelongsToTheLastQuery(first: UInt64) async {
    for seed in first..<first + 250 {
      var session = TypingSession(seed: seed)
      if let problem = await session.run() {
        Issue.record("Seed \(seed): \(problem)")
      }
    }
  }

  @Test func aSeedDecidesAllThatHappens() async {
    for seed: UInt64 in [3, 17, 99] {
      var sessions = [TypingSession(seed: seed), TypingSession(seed: seed)]
      _ = await sessions[0].run()
      _ = await sessions[1].run()
      let shown = await sessions[0].stage.display.shown
      #expect(shown.count > 3)
      #expect(await sessions[1].stage.display.shown == shown)
    }
  }
}
