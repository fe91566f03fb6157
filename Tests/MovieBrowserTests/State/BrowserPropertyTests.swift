import BrowserTestSupport
import Testing

/// Random keys against random answers. `make soak` presses 100,000.
@Suite(.timeLimit(.minutes(60))) struct BrowserPropertyTests {
  @Test(arguments: 0..<4)
  func `Whatever is pressed and answered, the screen equals a full paint`(seed: UInt64) {
    var browser = RandomBrowser(seed: seed, isChooser: seed == 3)
    for step in 0..<375 {
      if let difference = browser.step() {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
  }
}
