import MovieDisplay
import MovieText
import Testing

@Suite struct PeopleTextTests {
  @Test(arguments: [Palette.plain, .ansi])
  func rows(palette: Palette) {
    let viewModel = PeopleScene.ViewModel(
      title: "Popular people", position: "page 1 of 500",
      rows: [
        row(287, "Brad Pitt", "Acting", "Fight Club, Se7en, Inglourious Basterds, Once Upon a Time in Hollywood"),
        row(1_234_567, "宮崎 駿", "Directing", "千と千尋の神隠し"), row(3, "Somebody", "", ""),
        row(4, "A Name That Is Far Too Long for a Narrow Terminal and Goes On", "Costume & Make-Up", "One"),
      ],
      hints: [
        Hint(text: "Next page", route: .people(page: 2)), Hint(text: "Person details", route: .person(id: 287)),
      ],
      footnotes: ["Attribution."])
    assertView(viewModel, in: PeopleText.self, palette: palette, named: "\(palette)")
  }

  private func row(_ id: Int, _ name: String, _ department: String, _ knownFor: String) -> PeopleScene.Row {
    .init(
      id: id, name: name, department: department, knownFor: knownFor, portraitPath: nil, route: .person(id: id))
  }
}
