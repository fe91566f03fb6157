import BrowserTestSupport

/// Presses many random keys in browsers without a terminal, and compares the screen with a full paint after each.
///
///     browser-soak KEYS
@main
enum BrowserSoak {
  private static let seeds = 20

  static func main() {
    guard let keys = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }), keys >= seeds else {
      fatalError("usage: browser-soak KEYS, at least \(seeds)")
    }
    for seed in 0..<seeds {
      var browser = RandomBrowser(seed: UInt64(seed), isChooser: seed % 4 == 3)
      for step in 0..<keys / seeds {
        if let difference = browser.step() { fatalError("seed \(seed), step \(step): \(difference)") }
      }
    }
    print("\(keys / seeds * seeds) events from \(seeds) seeds, and after each the screen equaled a full paint.")
  }
}
