import MoviePictures
import Testing

@Suite struct TitleCardMotifTests {
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
