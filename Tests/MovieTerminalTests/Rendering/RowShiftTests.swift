import Testing

@testable import MovieTerminal

@Suite struct RowShiftTests {
  /// A screen with a letter in each row; a blank for an empty row.
  private func rows(_ text: String) -> [[Character]] { text.map { $0 == " " ? [] : [$0] } }

  @Test(arguments: [
    ("Tabcdefgh.S", "Tbcdefghi.S", 1..<9, 1), ("Tabcdefgh.S", "Tdefghijk.S", 1..<9, 3),
    ("Tdefghijk.S", "Tabcdefgh.S", 1..<9, -3), ("abcdefgh", "efghijkl", 0..<8, 4), ("efghijkl", "abcdefgh", 0..<8, -4),
    // The focus is on another row.
    ("TabCdefgh.S", "TcDefghij.S", 3..<9, 2),
  ])
  func `Rows that moved are found`(old: String, new: String, region: Range<Int>, distance: Int) {
    let shift = RowShift(from: rows(old), to: rows(new))
    #expect(shift?.region == region)
    #expect(shift?.distance == distance)
  }

  @Test(arguments: [
    ("abcdefgh", "abcdefgh"), ("abcdefgh", "stuvwxyz"), ("abcdefgh", "bcdxyzuv"), ("        ", "        "),
    ("abcdefgh", "abcdefg"), ("aaaaaaaa", "aaaaaaab"), ("a  b  c  d  e", " a  b  c  d  "),
  ])
  func `Rows that stay, differ, or are few do not move`(old: String, new: String) {
    #expect(RowShift(from: rows(old), to: rows(new)) == nil)
  }

  @Test func `Elements move with their rows`() {
    let up = RowShift(from: rows("Tabcdefgh.S"), to: rows("Tcdefghij.S"))
    #expect(up?.moved(Array("Tabcdefgh.S"), blank: "-") == Array("Tcdefgh--.S"))
    let down = RowShift(from: rows("Tcdefghij.S"), to: rows("Tabcdefgh.S"))
    #expect(down?.moved(Array("TTccddeeffgghhiijj..SS"), perRow: 2, blank: "-") == Array("TT----ccddeeffgghh..SS"))
  }
}
