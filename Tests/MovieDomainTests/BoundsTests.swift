import MovieDomain
import Testing
import TextSnapshots

@Suite struct BoundsTests {
  /// Compares with its golden how ranges are written that are read from texts, or why they are none.
  private func check(_ texts: [String], _ read: (String) throws -> String) {
    let lines = texts.map { text in
      do {
        let written = try read(text)
        #expect(try read(written) == written)
        return "\(text): \(written)\n"
      } catch {
        return "\(text): error \(error)\n"
      }
    }
    assertSnapshot(of: lines.joined())
  }

  @Test func `A range of years has one end or both, between dots or hyphens`() {
    check([
      "1990..1999", "1990..", "..1999", "1994", " 1990 .. 1999 ", "1990-1999", "1990-99", "1990..94", "1930-1940", "",
      "..", "x..y", "1990-1999-", "1930-", "+1990", "1990..1994..1999", "٣..", "1999..1990", "1500..",
      "..99999999999999999999", "1920s", "1925s", "192xs", "1860s", "1920–1930", "1920-е", "1925-е",
    ]) { try Bounds<Int>($0, in: 1870...2100).text }
  }

  @Test func `A range of scores may have decimals, after a point or a comma`() {
    check([
      "6.5..8", "7..", "..5.25", "6,5..8", "nan..", "inf..", "1e1..", "0x7..", "-1..", ".5..", "7,,5..", "7,5–9",
      "0.001..", "0.00001..",
    ]) { try Bounds<Double>($0, in: 0.0...10).text }
  }

  @Test func `A single number is an error where a minimum or a maximum is expected`() {
    check(["90", "900", "-5", "1900s"]) { try Bounds<Int>($0, in: 1...600, allowsSingle: false).text }
    #expect(throws: BoundsError.single) { try Bounds<Double>("7,5", in: 0.0...10, allowsSingle: false) }
  }
}
