import ContrastTestSupport
import MoviePictures
import Testing

@Suite struct TitleCardTests {
  @Test func `A movie of any id always has the same card`() {
    let card = TitleCard(id: 43, title: "The Passion of Joan of Arc", year: "1928")
    #expect(card == TitleCard(id: 43, title: "The Passion of Joan of Arc", year: "1928"))
    #expect((card.motif, card.colors) == (.scallops, .plumAndRose), "another design would change existing cards")
    let renamed = TitleCard(id: 43, title: "La Passion de Jeanne d’Arc", year: "")
    #expect((renamed.motif, renamed.colors) == (card.motif, card.colors))
    for id in [Int.min, -1, 0, .max] { #expect(TitleCard(id: id, title: "", year: "").id == id) }
  }

  @Test func `Movies are distributed over all motifs and colors`() {
    let cards = (1...900).map { TitleCard(id: $0, title: "", year: "") }
    let motifs = Dictionary(grouping: cards, by: \.motif).mapValues(\.count)
    let colors = Dictionary(grouping: cards, by: \.colors).mapValues(\.count)
    #expect(motifs.count == 9 && motifs.values.allSatisfy { (75...125).contains($0) }, "\(motifs)")
    #expect(colors.count == 10 && colors.values.allSatisfy { (67...113).contains($0) }, "\(colors)")
    #expect(Set(cards.map { "\($0.motif) \($0.colors)" }).count == 90, "every motif in all colors")
  }

  @Test(arguments: [
    ("Metropolis", "METROPOLIS"), ("Броненосец «Потёмкин»", "БРОНЕНОСЕЦ «ПОТЁМКИН»"), ("8½", "8½"), ("", ""),
    ("Singin’ in the Rain", "SINGIN’ IN THE RAIN"), ("千と千尋の神隠し", nil), ("الرسالة", nil), ("Amélie ❤️", nil),
  ])
  func `Only scripts with capitals have a title in capitals`(title: String, capitals: String?) {
    #expect(TitleCard(id: 1, title: title, year: "").titleInCapitals == capitals)
  }
}

@Suite struct TitleCardColorsTests {
  @Test(arguments: TitleCard.Colors.allCases)
  func `Text and figure have enough contrast`(colors: TitleCard.Colors) {
    #expect(colors.ink.contrast(to: colors.panel) >= 7)
    #expect(colors.figure.contrast(to: colors.ground) >= 3)
  }

  @Test func `Tones mix the colors`() {
    let colors = TitleCard.Colors.midnightAndGold
    #expect(colors.color(of: .init()) == colors.ground)
    #expect(colors.color(of: .init(figure: 1)) == colors.figure)
    #expect(colors.color(of: .init(shade: 1)) == colors.panel)
    #expect(colors.color(of: .init(figure: 0.5)) == RGB(0x7A6748))
  }
}

@Suite struct TitleCardMotifTests {
  /// A film for every motif, with the number of runs of one color in all rows, and of colors, in steps of a fifth.
  private static let drawings: [(motif: TitleCard.Motif, film: Int, runs: Int, colors: Int)] = [
    (.sunrise, 3, 504, 4), (.sea, 1, 130, 5), (.scallops, 4, 652, 3), (.skyline, 16, 268, 4),
    (.searchlights, 2, 302, 5), (.iris, 14, 780, 6), (.chevrons, 13, 604, 6), (.arches, 11, 586, 6),
    (.reel, 5, 300, 3),
  ]

  @Test(arguments: drawings)
  func `A motif is drawn as it always was`(motif: TitleCard.Motif, film: Int, runs: Int, colors: Int) {
    let card = TitleCard(id: film, title: "", year: "")
    #expect(card.motif == motif)
    let rows = (0..<60).map { row in
      (0..<60).map { column in
        var tone = motif.tone(x: (Double(column) + 0.5) / 60, y: (Double(row) + 0.5) / 60, height: 1)
        tone.figure = (tone.figure * 5).rounded() / 5
        tone.shade = (tone.shade * 5).rounded() / 5
        return card.colors.color(of: tone)
      }
    }
    #expect(rows.map { row in zip(row, row.dropFirst()).count { $0 != $1 } + 1 }.reduce(0, +) == runs)
    #expect(Set(rows.joined()).count == colors)
  }

  @Test func `There is a drawing for every motif`() {
    #expect(Set(Self.drawings.map(\.motif)) == Set(TitleCard.Motif.allCases))
  }

  @Test func `A simpler motif replaces one with details smaller than the grain`() {
    func holeOfTheReel(grain: Double) -> TitleCard.Tone {
      TitleCard.Motif.reel.tone(x: 0.5, y: 0.25, height: 1, grain: grain)
    }
    #expect(holeOfTheReel(grain: 0) == TitleCard.Tone(shade: 0.5))
    #expect(holeOfTheReel(grain: 0.11) == TitleCard.Tone(shade: 0.5))
    #expect(holeOfTheReel(grain: 0.12) == TitleCard.Motif.iris.tone(x: 0.5, y: 0.25, height: 1, grain: 0.12))
  }

  @Test(arguments: TitleCard.Motif.allCases)
  func `Points outside the drawing are ground`(motif: TitleCard.Motif) {
    for (x, y) in [(-0.01, 0.5), (1.01, 0.5), (0.5, -0.01), (0.5, 1.01), (.nan, 0.5), (0.5, .infinity)] {
      #expect(motif.tone(x: x, y: y, height: 1) == TitleCard.Tone())
    }
  }

  @Test(arguments: TitleCard.Motif.allCases)
  func `Extreme numbers give valid tones`(motif: TitleCard.Motif) {
    let numbers: [Double] = [0, .leastNonzeroMagnitude, 1e-6, 0.5, 1, 3, 1e6, 1e300, .infinity, -1, .nan]
    for height in numbers {
      for grain in numbers {
        let tones = [(0, 0), (0.5, height / 2), (1, height), (0.3, 1)].map {
          motif.tone(x: $0.0, y: $0.1, height: height, grain: grain)
        }
        #expect(
          tones.allSatisfy { (0...1).contains($0.figure) && (0...1).contains($0.shade) },
          "height \(height), grain \(grain)")
      }
    }
  }
}

@Suite struct TitleCardPixelsTests {
  @Test(arguments: TitleCard.Motif.allCases, [(60, 70), (24, 26), (16, 12), (12, 4)])
  func `Every motif shows figure and ground`(motif: TitleCard.Motif, size: (width: Int, height: Int)) {
    let pixels = motif.pixels(width: size.width, height: size.height)
    #expect(pixels.count == size.height && pixels.allSatisfy { $0.count == size.width })
    let figures = pixels.joined().map(\.figure)
    #expect(figures.contains { $0 >= 0.5 } && figures.contains { $0 <= 0.1 })
  }

  @Test(arguments: TitleCard.Motif.allCases)
  func `A drawing looks the same at twice the size`(motif: TitleCard.Motif) {
    let small = motif.pixels(width: 40, height: 40)
    let large = motif.pixels(width: 80, height: 80)
    let differences = (0..<40 * 40).map { index in
      let (row, column) = (index / 40, index % 40)
      let four = [(0, 0), (0, 1), (1, 0), (1, 1)].map { large[row * 2 + $0.0][column * 2 + $0.1].figure }
      return abs(small[row][column].figure - four.reduce(0, +) / 4)
    }
    #expect(differences.reduce(0, +) / 1_600 < 0.02, "the same except at the edges")
  }

  @Test func `A drawing without pixels is empty`() {
    #expect(TitleCard.Motif.sea.pixels(width: 1, height: -1).isEmpty)
    #expect(TitleCard.Motif.sea.pixels(width: -1, height: 2) == [[], []])
  }
}
