import MovieDisplay
import MovieText
import Testing

@Suite struct StatsTextTests {
  private let viewModel = StatsScene.ViewModel(
    title: "Films seen", position: "1,204 films",
    rows: [
      .init(facts: [
        Fact(label: "Films", value: .text("1,204")),
        Fact(label: "Longest gap", value: .text("31 days, from Mar 1, 2024 to Apr 1, 2024")),
      ]),
      .init(
        title: "By month", note: "known for 1,000 of 1,204",
        bars: [("January", 120, 1.0), ("February", 0, 0), ("September", 1, 0.008)].map {
          .init(label: $0, value: String($1), length: $2)
        }),
      .init(
        title: "By director",
        bars: [
          .init(label: "Apichatpong Weerasethakul", value: "12", length: 1, route: .person(id: 1)),
          .init(label: "黒澤明", value: "6", length: 0.5, route: .person(id: 2)),
        ]),
      .init(title: "By your stars", bars: [.init(label: "★ 4.5", value: "60 · score 7.9", length: 1)]),
    ])

  @Test(arguments: [Charset.unicode, .ascii])
  func `Bars fit the width`(charset: Charset) {
    assertView(viewModel, in: StatsText.self, charset: charset, widths: [40, 80, 160], named: "\(charset)")
  }

  @Test func `A number is read aloud after what it counts`() {
    let lines = SpokenText(page: TextPage(width: 40)).render(viewModel).split(separator: "\n")
    #expect(lines.suffix(4) == ["Apichatpong Weerasethakul: 12", "黒澤明: 6", "By your stars", "4.5: 60, score 7.9"])
  }
}
