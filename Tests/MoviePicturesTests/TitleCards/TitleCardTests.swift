import MoviePictures
import Testing

@Suite struct TitleCardTests {
  @Test func `A movie always has the same card`() {
    let card = TitleCard(id: 43, title: "The Passion of Joan of Arc", year: "1928")
    #expect(card == TitleCard(id: 43, title: "The Passion of Joan of Arc", year: "1928"))
    #expect((card.motif, card.colors) == (.scallops, .plumAndRose), "another design would change existing cards")
    let renamed = TitleCard(id: 43, title: "La Passion de Jeanne d’Arc", year: "")
    #expect((renamed.motif, renamed.colors) == (card.motif, card.colors))
  }

  @Test func `Movies are distributed over all motifs and colors`() {
    let cards = (1...900).map { TitleCard(id: $0, title: "", year: "") }
    let motifs = Dictionary(grouping: cards, by: \.motif).mapValues(\.count)
    let colors = Dictionary(grouping: cards, by: \.colors).mapValues(\.count)
    #expect(motifs.count == 9 && motifs.values.allSatisfy { (75...125).contains($0) }, "\(motifs)")
    #expect(colors.count == 10 && colors.values.allSatisfy { (67...113).contains($0) }, "\(colors)")
    #expect(Set(cards.map { "\($0.motif) \($0.colors)" }).count == 90, "every motif in all colors")
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func `Every id has a card`(id: Int) {
    #expect(TitleCard(id: id, title: "", year: "").id == id)
  }

  @Test(arguments: [
    ("Metropolis", "METROPOLIS"), ("Броненосец «Потёмкин»", "БРОНЕНОСЕЦ «ПОТЁМКИН»"), ("8½", "8½"), ("", ""),
    ("Singin’ in the Rain", "SINGIN’ IN THE RAIN"), ("千と千尋の神隠し", nil), ("الرسالة", nil), ("Amélie ❤️", nil),
  ])
  func `Only scripts with capitals have a title in capitals`(title: String, capitals: String?) {
    #expect(TitleCard(id: 1, title: title, year: "").titleInCapitals == capitals)
  }
}
