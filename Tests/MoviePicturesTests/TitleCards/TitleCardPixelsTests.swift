import MoviePictures
import Testing

@Suite struct TitleCardPixelsTests {
  @Test(arguments: TitleCard.Motif.allCases, [(60, 70), (24, 26), (16, 12), (12, 4)])
  func `Every motif shows figure and ground`(motif: TitleCard.Motif, size: (width: Int, height: Int)) {
    let pixels = motif.pixels(width: size.width, height: size.height)
    #expect(pixels.count == size.height && pixels.allSatisfy { $0.count == size.width })
    let figures = pixels.joined().map(\.figure)
    #expect(figures.contains { $0 >= 0.5 } && figures.contains { $0 <= 0.1 })
  }

  @Test func `All motifs differ`() {
    #expect(Set(TitleCard.Motif.allCases.map { $0.pixels(width: 24, height: 26) }).count == 9)
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
