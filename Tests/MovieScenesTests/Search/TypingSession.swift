import MovieDisplay
import MovieDomain
import MovieScenes
import RandomTestSupport

/// Someone at the search field, with a catalog that answers late, out of order and even when it was told to stop.
///
/// A seed decides everything: each action is followed until nothing moves by itself any more.
struct TypingSession {
  private static let actions = 30

  let stage = SearchStage(heedsCancellation: false)
  var random: SeededGenerator
  private var text = ""
  /// What the last request must end in, once it ends.
  var expected = SearchScene.State.waiting
  var lastFound: SearchScene.Found?
  var phase = Phase.resting
  var settlesAt: Duration?
  /// Requests whose questions are open, oldest first.
  var asking: [Task<Void, Never>] = []
  var counts = (questions: 0, sleeps: 0, searches: 0, finals: 0)

  enum Phase {
    case resting
    case pausing(SearchScene.Search, Task<Void, Never>, until: Duration)
    /// The newest of the open questions is the one that counts.
    case asking(SearchScene.Search, isTyped: Bool)
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// What went wrong first; nil when nothing did.
  mutating func run() async -> String? {
    for _ in 1...Self.actions {
      await act()
      if let problem = await problem { return problem }
    }
    await pass(SearchStage.pause)
    while !asking.isEmpty {
      await answer()
      if let problem = await problem { return problem }
    }
    return await stage.display.shown.last?.state == expected ? nil : "It did not end in \(expected)."
  }

  private mutating func act() async {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: await type(text + ["a", "b", " "][Int.random(in: 0...2, using: &random)])
    case 8..<10: await type(String(text.dropLast()))
    case 10: await submit(year: Bool.random(using: &random) ? 1982 : nil)
    case 11: await clear()
    case 12: await cancel()
    case 13..<16: await pass(.milliseconds(100 * Int.random(in: 1...4, using: &random)))
    case 16: await pass(SearchStage.settlingTime)
    default: await answer()
    }
  }

  /// Nothing but the last request may have been shown, and each only once.
  private var problem: String? {
    get async {
      let shown = await stage.display.shown
      guard shown.count == counts.finals else { return "\(shown.count) shown in place of \(counts.finals)." }
      guard case .resting = phase, let last = shown.last else { return nil }
      guard last.text == text else { return "Shown for “\(last.text)” in place of “\(text)”." }
      return last.state == expected ? nil : "\(last.state) in place of \(expected)."
    }
  }
}

// What someone does.
extension TypingSession {
  private mutating func type(_ newText: String) async {
    text = newText
    let query = MovieQuery(text)
    if let query, query.text.count >= 3, query != lastFound?.query {
      let request = await start(.queryChanged(text))
      counts.sleeps += 1
      await stage.clock.waitForSleeps(counts.sleeps)
      phase = .pausing(.init(query: query), request, until: stage.clock.now.offset + SearchStage.pause)
    } else {
      let isKnown = (query?.text.count ?? 0) >= 3
      await finish(.queryChanged(text), in: isKnown ? lastFound.map { .found($0) } ?? .waiting : .waiting)
    }
  }

  private mutating func submit(year: Int?) async {
    guard let query = MovieQuery(text, year: year) else {
      return await finish(.submit(text, year: year), in: .waiting)
    }
    let request = await start(.submit(text, year: year))
    await ask(.init(query: query), request, isTyped: false)
  }

  private mutating func clear() async {
    text = ""
    lastFound = nil
    await finish(.clear, in: .waiting)
  }

  private mutating func cancel() async {
    text = lastFound?.query.text ?? ""
    await finish(.cancel, in: lastFound.map { .found($0) } ?? .waiting)
  }
}
