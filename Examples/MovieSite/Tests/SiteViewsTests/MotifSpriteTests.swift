import MoviePictures
import Testing

@testable import SiteViews

struct MotifSpriteTests {
  @Test func `every motif is drawn`() {
    let symbols = MotifSprite.text.split(separator: "<symbol ").dropFirst()
    #expect(symbols.count == TitleCard.Motif.allCases.count)
    for (symbol, motif) in zip(symbols, TitleCard.Motif.allCases) {
      #expect(symbol.hasPrefix(#"id="\#(motif.rawValue)""#))
      #expect(symbol.contains("<path"))
    }
    #expect(!MotifSprite.text.contains("nan"))
    #expect(MotifSprite.text.utf8.count < 100_000)
  }

  @Test func `a square is traced around its edge`() {
    var values = Array(repeating: Array(repeating: 0.0, count: 8), count: 8)
    for y in 2..<6 {
      for x in 2..<6 { values[y][x] = 1 }
    }
    let path = Contour.path(of: values, above: 0.5)
    #expect(path.hasPrefix("M") && path.hasSuffix("Z"))
    #expect(path.split(separator: "M").count == 1)
    // Edges are between the centers of the pixels, corners are cut by half a pixel.
    for corner in ["2.5 2", "2 2.5", "5.5 2", "6 5.5"] { #expect(path.contains(corner)) }
  }

  @Test func `an area with a hole has two outlines`() {
    var values = Array(repeating: Array(repeating: 1.0, count: 9), count: 9)
    values[4][4] = 0
    #expect(Contour.path(of: values, above: 0.5).split(separator: "M").count == 2)
  }
}
