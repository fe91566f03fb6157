import Testing

@testable import vip

@Suite struct EndingSignalsTests {
  @Test func `A closing line is written only during the work that it is about`() async {
    let before = EndingSignals.traced.closing
    let during = await EndingSignals.closing(with: "Interrupted.\n") { EndingSignals.traced.closing }
    #expect(during == before + "Interrupted.\n")
    #expect(EndingSignals.traced.closing == before)
  }
}
