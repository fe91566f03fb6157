import MovieDisplay
import MoviePictures
import Testing
import TextSnapshots

@testable import MovieText

@Suite struct WallColumnsTests {
  @Test(arguments: [20, 34, 40, 52, 80, 88, 100, 120, 160, 200, 1000])
  func `The pictures of a full row are as far from each other as there is room`(width: Int) {
    let columns = WallColumns(pictures: 100, on: .sample(width: width))
    #expect(columns.start(0) == 0)
    #expect((18...24).contains(columns.size.columns))
    let (step, last) = (columns.start(1), columns.count - 1)
    #expect(step >= columns.size.columns + 2)
    for index in 0...last { #expect(columns.start(index) == index * step) }
    let rest = width - columns.start(last) - columns.size.columns
    #expect(last == 0 || (0..<last).contains(rest))
  }

  @Test(arguments: [(40, 2, 19), (80, 4, 18), (120, 6, 18), (160, 8, 18)])
  func `As many pictures as fit are beside each other`(width: Int, count: Int, columns: Int) {
    let wall = WallColumns(pictures: 20, on: .sample(width: width))
    #expect((wall.count, wall.size.columns) == (count, columns))
  }

  @Test(arguments: [(158, 57, 18), (160, 44, 24), (198, 27, 18), (198, 47, 25), (198, 57, 26), (298, 77, 35)])
  func `On a large screen, pictures leave room for two rows of them`(width: Int, height: Int, columns: Int) {
    var page = TextPage.sample(width: width, height: height)
    #expect(WallColumns(pictures: 100, on: page).size.columns <= 19)
    page.isInteractive = true
    let wall = WallColumns(pictures: 100, on: page)
    #expect(wall.size.columns == columns)
    #expect(2 * (wall.size.rows + 4) <= height || columns == 18)
    #expect((24...max(24, columns)).contains(WallColumns(pictures: 1, on: page).size.columns))
  }

  @Test func `A few pictures are larger`() {
    let wall = WallColumns(pictures: 2, on: .sample(width: 120))
    #expect((wall.count, wall.size.columns, wall.start(1)) == (2, 24, 26))
  }
}

/// Lists, shelves and people as walls of pictures.
@Suite struct WallTextTests {
  private static let blue = Picture(width: 2, height: 3) { _, _ in RGB(0x0000FF) }
  private static let cards: [MovieCard] = [
    .sample(12, "Nosferatu", "1922", "8.8"),
    .sample(1_234_567, "The Assassination of Jesse James by the Coward Robert Ford", "2007"),
    .sample(33, "The General", remark: "out Mar 4"), .sample(129, "千と千尋の神隠し", "Undated"),
    .sample(7, "The Cabinet of Dr. Caligari", "1920"),
  ]

  @Test func list() {
    let list = ListScene.ViewModel(title: "Popular", position: "page 1 of 2", rows: Self.cards)
    assertSnapshot(across: .width(20, 40, 80, 160)) { width in
      ListText(page: .sample(width: width, pictures: PagePictures())).render(list)
    }
  }

  @Test func people() {
    let names = ["Buster Keaton", "宮崎 駿", "Madonna", "Grace Brewster Murray Hopper", ""]
    let people = names.enumerated().map { index, name in
      PeopleScene.Row(
        id: 1_234_560 + index, name: name, department: index == 2 ? "" : "Costume & Make-Up", knownFor: "One, Two",
        portraitPath: nil, route: .person(id: index))
    }
    assertSnapshot(across: .width(40, 80)) { width in
      PeopleText(page: .sample(width: width, pictures: PagePictures())).render(.init(title: "People", rows: people))
    }
  }

  @Test(arguments: ["“Weird Al” Yankovic": "WY", "Conan O'Brien": "CO", "50 Cent": "5C", "M": "M", "– !": ""])
  func `Initials are letters and digits`(name: String, initials: String) {
    let row = PeopleScene.Row(
      id: 1, name: name, department: "", knownFor: "", portraitPath: nil, route: .person(id: 1))
    #expect(WallTile(row).titleCard.title == initials)
  }

  @Test func inColor() {
    let page = TextPage.sample(
      width: 40, palette: Palette(depth: .indexed), pictures: PagePictures(["/12.jpg": .picture(Self.blue)]))
    assertSnapshot(of: ListText(page: page).render(.init(title: "Popular", rows: Array(Self.cards.prefix(2)))))
  }

  @Test func `Pictures that the terminal draws are beside each other, row by row`() {
    let art = Dictionary(Self.cards.map { ($0.posterPath ?? "", PosterArt.drawn("<\($0.id)>")) }) { $1 }
    let page = TextPage.sample(width: 40, palette: .ansi, pictures: PagePictures(art))
    let text = ListText(page: page).render(.init(title: "", rows: Self.cards))
    let room = String(repeating: "\n", count: 14) + "\u{1B}[14A\u{1B}7"
    #expect(text.hasPrefix(room + "<12>\u{1B}8\u{1B}[21C<1234567>\u{1B}8\n"))
    #expect(text.contains(room + "<33>\u{1B}8\u{1B}[21C<129>\u{1B}8\n"))
    #expect(text.contains(room + "<7>\u{1B}8\n"))
  }

  @Test func `Only the pictures on the page are requested`() {
    let rows = ["a", "b"].map { id in
      HomeScene.Row(
        id: id, title: id, content: .cards(Self.cards, remainders: []), route: .list(id: id, genre: nil, page: 1))
    }
    let home = HomeScene.ViewModel(rows: rows)
    let page = TextPage.sample(width: 40, pictures: PagePictures())
    let requests = HomeText(page: page).pictureRequests(for: home)
    #expect(requests.map(\.path) == ["/12.jpg", "/1234567.jpg", "/12.jpg", "/1234567.jpg"])
    #expect(Set(requests.map(\.size)) == [PosterSize(columns: 19)])
    #expect(HomeText(page: .sample(width: 40)).pictureRequests(for: home).isEmpty)
    let list = ListText(page: page).pictureRequests(for: .init(title: "", rows: Self.cards))
    #expect(list.count == Self.cards.count)
  }

  @Test func `An interactive wall has no line for an id alone`() {
    var page = TextPage.sample(width: 80, pictures: PagePictures())
    let list = ListScene.ViewModel(title: "Popular", rows: Self.cards)
    #expect(ListText(page: page).render(list).contains("#1234567"))
    page.isInteractive = true
    let text = ListText(page: page).render(list)
    #expect(!text.contains("#1234567") && text.contains(" #12 "))
  }

  @Test func `Search results are a wall, also those of an earlier search`() {
    let rows = Self.cards.map { SearchScene.Row(card: $0) }
    let results = SearchScene.Results(title: "Results", extent: "5 films", rows: rows, ending: .end)
    let view = SearchText(page: .sample(width: 80, pictures: PagePictures()))
    for content in [SearchScene.Content.results(results), .searching("Searching…", earlier: results)] {
      let viewModel = SearchScene.ViewModel(query: "x", content: content)
      #expect(view.pictureRequests(for: viewModel).count == 5)
      #expect(view.render(viewModel).contains("NOSFERATU"))
    }
  }

  @Test func `A portrait is beside the facts and the biography, which continues below`() {
    var person = PersonScene.ViewModel()
    person.name = "Grace Hopper"
    person.facts = [.init(label: "Born", value: .text("1906"))]
    person.portraitPath = "/grace.jpg"
    person.biography.title = "Biography"
    person.biography.text = String(repeating: "She was an admiral. ", count: 60) + "\n\nThe end."
    person.films.title = "Films"
    let pictures = PagePictures(["/grace.jpg": .picture(Self.blue)])
    assertSnapshot(across: .width(50, 80)) { width in
      PersonText(page: .sample(width: width, palette: Palette(depth: .indexed), pictures: pictures)).render(person)
    }
    let large = TextPage.sample(width: 198, height: 47, pictures: pictures, isInteractive: true)
    #expect(PersonText(page: large).pictureRequests(for: person).map(\.size.columns) == [37])
    assertSnapshot(of: PersonText(page: large).render(person), named: "198x47")
    let plain = PersonText(page: .sample(width: 80)).render(person)
    #expect(PersonText(page: .sample(width: 80, pictures: PagePictures())).render(person) == plain)
  }
}
