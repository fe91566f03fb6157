import MovieDisplay
import MovieDomain
import MovieText
import Testing
import TextSnapshots

@testable import vip

@Suite struct DoctorTextTests {
  @Test(arguments: [
    ("good", [HealthFinding].good), ("remarkable", .remarkable), ("troubled", .shownWithProblems),
  ])
  func findings(name: String, findings: [HealthFinding]) {
    assertSnapshot(across: .axis("language", ["en", "ru"]), .width(40, 80), named: name) { language, width in
      let words: any ProgramWords = language == "ru" ? RussianProgramWords() : EnglishProgramWords()
      return DoctorText(page: .sample(width: width))
        .render(DoctorPresenter(words: words).viewModel(for: .init(findings: findings)))
    }
  }

  @Test func marksHaveColors() {
    assertSnapshot(across: .axis("palette", [Palette.ansi, Palette(depth: .full, background: .light)])) { palette in
      DoctorText(page: .sample(width: 80, palette: palette))
        .render(
          DoctorPresenter(words: EnglishProgramWords()).viewModel(
            for: .init(findings: [
              .program(name: "vip", version: "0.1.0"), .exposedCredential(path: "/home/ada/c.json"),
              .unreadableCredential(StoreError(.malformed, path: "/home/ada/c.json")),
            ])))
    }
  }

  @Test(arguments: [20, 27, 40, 61, 80, 200])
  func `No line is wider than the page`(width: Int) {
    for findings in [[HealthFinding].good, .remarkable, .shownWithProblems] {
      for words in [EnglishProgramWords(), RussianProgramWords()] as [any ProgramWords] {
        let text = DoctorText(page: .sample(width: width))
          .render(DoctorPresenter(words: words).viewModel(for: .init(findings: findings)))
        #expect(text.split(separator: "\n").allSatisfy { CleanText(String($0)).width <= width })
      }
    }
  }

  @Test func `Control characters are removed`() {
    let text = DoctorText(page: .sample(width: 80)).render(
      DoctorPresenter(words: EnglishProgramWords()).viewModel(
        for: .init(findings: [.proxyExceptions(variable: "NO_PROXY", hosts: "a\u{1B}[2J\u{9B}b\rc")])))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) })
  }
}
