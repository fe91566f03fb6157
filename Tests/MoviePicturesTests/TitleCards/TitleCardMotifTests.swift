import MoviePictures
import Testing

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
