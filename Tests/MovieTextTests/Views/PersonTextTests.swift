import MovieDisplay
import Testing
import TextSnapshots

@testable import MovieText

@Suite struct PersonTextTests {
  @Test(arguments: [
    ("full", Palette.plain, [40, 80, 120]), ("in color", .ansi, [40, 80, 120]), ("beside", .plain, [140, 160]),
  ])
  func page(name: String, palette: Palette, widths: [Int]) {
    assertView(.sample, in: PersonText.self, palette: palette, widths: widths, named: name)
  }

  @Test func readAloud() {
    assertSnapshot(of: SpokenText(page: .sample(width: 40)).render(PersonScene.ViewModel.sample))
  }

  @Test func bare() {
    var viewModel = PersonScene.ViewModel()
    viewModel.name = "N. N."
    viewModel.biography.title = "Biography"
    viewModel.films = .init(title: "Best-known films", note: "The filmography could not be loaded.")
    viewModel.footnotes = ["Attribution."]
    assertView(viewModel, in: PersonText.self)
  }

  @Test func unknownPerson() {
    var viewModel = PersonScene.ViewModel()
    viewModel.emptyState = EmptyState(
      title: "No such person", message: "This catalog has no person with id 7.",
      advice: "Check the id, or browse popular people.")
    assertView(viewModel, in: PersonText.self)
  }

  @Test func `The note of a biography is wrapped`() {
    var viewModel = PersonScene.ViewModel.sample
    viewModel.biography.note = "in another language · cached 23 hours ago"
    let lines = PersonText(page: .sample(width: 40)).lines(of: viewModel)
    #expect(lines.filter { $0.width > 40 }.map(\.string) == [])
  }

  /// The lines of a page with a portrait, which the terminal draws over blanks.
  private func linesBesidePortrait(of biography: String, facts: Int) -> [String] {
    var viewModel = PersonScene.ViewModel.sample
    viewModel.facts = (0..<facts).map { Fact(label: "Fact \($0)", value: .text("Yes")) }
    viewModel.biography = .init(title: "Biography", text: biography)
    viewModel.portraitPath = "/p.jpg"
    let page = TextPage.sample(width: 80, pictures: PagePictures(["/p.jpg": .stored(1)]))
    return PersonText(page: page).lines(of: viewModel).map {
      $0.string.trimmingPrefix { $0 == " " }.description
    }
  }

  @Test func `Paragraphs beside a portrait are apart`() {
    let lines = linesBesidePortrait(of: "First.\n\nSecond.\n\nThird.", facts: 0)
    let start = lines.firstIndex(of: "First.") ?? 0
    #expect(lines[start...].prefix(5) == ["First.", "", "Second.", "", "Third."])
  }

  @Test(arguments: [16, 17, 30])
  func `A biography without room beside a portrait is below it`(facts: Int) {
    let text = (1...9).map { "Sentence \($0) has some more words to fill a line." }.joined(separator: " ")
    let lines = linesBesidePortrait(of: text, facts: facts)
    let last = lines.firstIndex { $0.hasPrefix("Fact \(facts - 1)") } ?? 0
    let below = lines[(last + 1)...].drop { $0.isEmpty || !$0.hasPrefix("Biography") }
    #expect(below.count > 2 && below.dropFirst().first?.hasPrefix("Sentence 1 ") == true)
    #expect(below.first?.count == 80)
  }

  @Test func `Roles begin in one column`() {
    let long = "Role of one who projects films, and of a detective"
    let rows =
      (1...4).map { PersonScene.ViewModel.row($0, "A title that is not too short", "1924", "8.4", "Role") }
      + [PersonScene.ViewModel.row(5, "Faust", "1924", "8.4", long)]
    let lines = PersonFilmTable(rows: rows).lines(width: 80)
    let columns = lines.map { $0.string.prefix { $0 != "R" }.count }
    #expect(Set(columns).count == 1)
  }

  /// In the narrowest window of a program, and printed.
  @Test(arguments: [
    (18, false, "▎Fight Club  ★ 8.4"), (18, true, "▎Fight Club   #550"), (22, false, "▎Fight Club ★ 8.4 #550"),
    (34, false, "▎1999 Fight Club        ★ 8.4 #550"),
  ])
  func `In a narrow window, a title has the room of other facts`(width: Int, needsIDs: Bool, line: String) {
    let rows = [PersonScene.ViewModel.row(550, "Fight Club", "1999", "8.4", "Tyler Durden")]
    let lines = PersonFilmTable(rows: rows, needsIDs: needsIDs).lines(width: width)
    #expect(lines.map(\.string) == [line])
  }

  /// The number of films on a page, and of the lines that they take.
  @Test(arguments: [(80, true, 60, 60), (200, true, 60, 30), (200, false, 3, 2)])
  func `Pages that scroll have many films, printed ones few`(width: Int, isInteractive: Bool, count: Int, height: Int) {
    var viewModel = PersonScene.ViewModel.sample
    viewModel.biography = .init()
    viewModel.films.others = (1...57).map { PersonScene.ViewModel.row($0, "Film", "1924", "8.4", "Role") }
    let page = TextPage.sample(width: width, isInteractive: isInteractive)
    let years: Set = ["1999", "1995", "no date", "1924"]
    let films = PersonText(page: page).lines(of: viewModel).map { line in
      line.pieces.count { years.contains($0.text.string) }
    }
    #expect(films.reduce(0, +) == count && films.count { $0 > 0 } == height)
  }
}

extension PersonScene.ViewModel {
  fileprivate static let sample: PersonScene.ViewModel = {
    var sample = PersonScene.ViewModel()
    sample.name = "Brad Pitt"
    sample.facts = [
      Fact(label: "Known for", value: .text("Acting")),
      Fact(label: "Born", value: .text("December 18, 1963 (aged 62)")),
      Fact(label: "Birthplace", value: .text("Shawnee, Oklahoma, United States of America")),
      Fact(
        label: "Home page", value: .link("https://example.org/a/rather/long/address/that/has/no/blanks/to/break/at")),
    ]
    sample.biography = .init(
      title: "Biography",
      text: "One paragraph about where he comes from, long enough to be wrapped at every width there is here.\r\n\r\n"
        + "Another one, with \u{1B}[31man escape\u{1B}[0m in it.",
      note: "in English")
    sample.films = .init(
      title: "Best-known films",
      rows: [
        row(550, "Fight Club", "1999", "8.4", "Tyler Durden"),
        row(807, "Se7en", "1995", "8.4", "Detective David Mills"),
        row(1_234_567, "A Film with a Title That Goes On and On", "no date", "no score", "Producer, Himself"),
      ])
    sample.films.more = Hint(text: "80 more", route: .filmography(personID: 287))
    sample.hint = Hint(text: "Details", route: .movie(id: 550))
    sample.footnotes = ["Attribution."]
    return sample
  }()

  fileprivate static func row(
    _ id: Int, _ title: String, _ year: String, _ score: String, _ roles: String
  ) -> PersonScene.FilmRow {
    let badge = ScoreBadge(text: score, level: score == "no score" ? .none : .high)
    return .init(card: MovieCard(id: id, title: title, year: year, score: badge, route: .movie(id: id)), roles: roles)
  }
}

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
