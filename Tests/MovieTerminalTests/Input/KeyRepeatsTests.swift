import MovieTerminal
import Testing

@Suite struct KeyRepeatsTests {
  @Test func `A key that comes again at once is held`() {
    var repeats = KeyRepeats()
    let start = ContinuousClock.now
    func held(_ key: Key, after milliseconds: Int) -> Bool? {
      let events = repeats.marking([.key(KeyPress(key))], at: start + .milliseconds(milliseconds))
      return if case .key(let press)? = events.first { press.isRepeated } else { nil }
    }
    #expect(held(Key(.up), after: 0) == false)
    #expect(held(Key(.up), after: 300) == false)
    #expect(held(Key(.up), after: 330) == true)
    #expect(held(Key(.down), after: 360) == false)
    #expect(held(Key(.up), after: 390) == false)
  }
}
