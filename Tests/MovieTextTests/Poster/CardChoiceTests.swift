import Foundation
import Pictures
import Testing

@testable import MovieText

@Suite struct CardChoiceTests {
  @Test func aFilmKeepsItsCard() {
    #expect(CardChoice(seed: 603).motif == CardChoice(seed: 603).motif)
    #expect(CardChoice(seed: 603).colors(for: .full) == CardChoice(seed: 603).colors(for: .full))
  }

  @Test func neighborsDiffer() {
    let looks = Set(
      (1...1_000).map { seed -> String in
        let choice = CardChoice(seed: seed)
        return "\(choice.motif) \(choice.colors(for: .full).ground)"
      })
    #expect(looks.count == CardMotif.allCases.count * CardColors.all(for: .full).count, "each motif in each color")
    #expect(CardColors.all(for: .full).count == CardColors.all(for: .indexed).count)
    _ = [Int.min, -1, 0, .max].map { CardChoice(seed: $0).colors(for: .indexed) }
  }

  @Test(arguments: CardColors.all(for: .full) + CardColors.all(for: .indexed))
  func everyTitleCanBeRead(colors: CardColors) {
    #expect(contrast(colors.ink, colors.panel) >= 7)
    #expect(contrast(colors.figure, colors.ground) >= 3)
  }

  @Test func theFewColorsAreAmongThe256() {
    for colors in CardColors.all(for: .indexed) {
      let all = [colors.ground, colors.figure, colors.ink, colors.panel, colors.middle ?? colors.ground]
      #expect(all.allSatisfy { RGB(indexed: $0.indexed) == $0 }, "\(colors)")
    }
  }

  @Test(arguments: CardMotif.allCases, [(60, 70), (24, 26), (16, 12), (12, 4)])
  func everyMotifIsSeen(motif: CardMotif, size: (width: Int, height: Int)) {
    let height = Double(size.height) / Double(size.width)
    let tones = (0..<size.height).flatMap { row in
      (0..<size.width).map { column in
        motif.tone(
          x: (Double(column) + 0.5) / Double(size.width), y: (Double(row) + 0.5) / Double(size.width), height: height,
          grain: 1.8 / Double(size.width))
      }
    }
    #expect(tones.allSatisfy { (-1...1).contains($0) })
    #expect(tones.contains { $0 >= 0.5 } && tones.contains { $0 <= 0.1 }, "figure and ground")
  }

  /// As the Web Content Accessibility Guidelines define it, from 1 to 21.
  private func contrast(_ first: RGB, _ second: RGB) -> Double {
    func light(_ color: RGB) -> Double {
      func part(_ value: UInt8) -> Double {
        let value = Double(value) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue) + 0.05
    }
    return max(light(first), light(second)) / min(light(first), light(second))
  }
}
