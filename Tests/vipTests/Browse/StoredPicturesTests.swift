import FlyingFox
import Foundation
import Testing

/// Posters that the terminal stores and shows where placeholders are.
@Suite(.timeLimit(.minutes(10))) struct StoredPicturesTests {
  private static let colors = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

  /// The placeholder of a picture's first row and column.
  private static let firstCell = "\u{10EEEE}\u{305}\u{305}"

  private static func answer(_ path: String) -> HTTPResponse {
    if path.hasPrefix("/t/p") {
      return HTTPResponse(
        statusCode: .ok, headers: [.contentType: "image/jpeg"], body: PosterProgramTests.jpeg)
    }
    return .json(
      #"{"page":1,"results":[{"id":11,"title":"The film","poster_path":"/a.jpg"}],"total_pages":1,"total_results":1}"#)
  }

  private static func stored(in output: String) -> Set<Substring> {
    Set(output.matches(of: /_Ga=T,f=24,s=[0-9]+,v=[0-9]+,U=1,i=([0-9]+),/).map(\.output.1))
  }

  private static func removed(in output: String) -> Set<Substring> {
    Set(output.matches(of: /_Ga=d,d=I,i=([0-9]+),q=2/).map(\.output.1))
  }

  private func browsing(_ test: @Sendable (RunningBrowser) async throws -> Void) async throws {
    let server = try await StandIn.serving { Self.answer($0) }
    let variables = Self.colors.merging(server.environment) { $1 }
    // With posters, only the first two shelves are on screen.
    try await RunningBrowser.start(columns: 100, rows: 40, with: variables, until: "Popular", test)
  }

  @Test(arguments: ["kitty(0.35.2)", "ghostty 1.2.0"])
  func `kitty and Ghostty store posters, and lose them at the end`(name: String) async throws {
    try await browsing { browser in
      browser.type("\u{1B}P>|\(name)\u{1B}\\")
      try await browser.shows(Self.firstCell)
      let stored = Self.stored(in: browser.written)
      #expect(!stored.isEmpty)
      try await browser.quits()
      #expect(Self.removed(in: browser.written).isSuperset(of: stored))
    }
  }

  @Test func `Other terminals get pictures of cells`() async throws {
    try await browsing { browser in
      browser.type("\u{1B}P>|WezTerm 20240203\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\")
      try await browser.shows("▀")
      #expect(!browser.written.contains("U=1") && !browser.written.contains(Self.firstCell))
      try await browser.quits()
    }
  }

  @Test func `A signal removes the pictures, too`() async throws {
    try await browsing { browser in
      browser.type("\u{1B}P>|kitty(0.35.2)\u{1B}\\")
      try await browser.shows(Self.firstCell)
      let stored = Self.stored(in: browser.written)
      kill(browser.process, SIGTERM)
      try await browser.ends(with: 128 + SIGTERM)
      #expect(Self.removed(in: browser.written).isSuperset(of: stored))
    }
  }
}
