import MovieDisplay
import MovieDomain
import MovieText
import Testing
import TextSnapshots

@testable import vip

@Suite struct DoctorTextTests {
  private func text(
    _ findings: [HealthFinding], language: String = "en", width: Int = 80, palette: Palette = .plain
  ) -> String {
    DoctorText(page: .sample(width: width, palette: palette))
      .render(DoctorPresenter(words: programWords(in: language)).viewModel(for: .init(findings: findings)))
  }

  @Test(arguments: [
    ("good", [HealthFinding].good), ("remarkable", .remarkable), ("troubled", .shownWithProblems),
  ])
  func findings(name: String, findings: [HealthFinding]) {
    assertSnapshot(across: .axis("language", ["en", "ru"]), .width(40, 80), named: name) { language, width in
      text(findings, language: language, width: width)
    }
  }

  @Test func marksHaveColors() {
    assertSnapshot(across: .axis("palette", [Palette.ansi, Palette(depth: .full, background: .light)])) { palette in
      text(
        [
          .program(name: "vip", version: "0.1.0"), .exposedCredential(path: "/home/ada/c.json"),
          .unreadableCredential(StoreError(.malformed, path: "/home/ada/c.json")),
        ], palette: palette)
    }
  }

  @Test(arguments: [20, 27, 40, 61, 80, 200], ["en", "ru"])
  func `No line is wider than the page`(width: Int, language: String) {
    for findings in [[HealthFinding].good, .remarkable, .shownWithProblems] {
      let text = text(findings, language: language, width: width)
      #expect(text.split(separator: "\n").allSatisfy { CleanText(String($0)).width <= width })
    }
  }

  @Test func `Control characters are removed`() {
    let text = text([.proxyExceptions(variable: "NO_PROXY", hosts: "a\u{1B}[2J\u{9B}b\rc")])
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) })
  }
}
