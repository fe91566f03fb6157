import Testing

@testable import vip

@Suite struct OtherProgramsTests {
  @Test(arguments: [
    (
      ["error: Nothing was imported", "a.csv does not exist.", "hint: Check the path."],
      "Nothing was imported. a.csv does not exist. Check the path."
    ),
    (["https://archive.org/search?query=M"], "https://archive.org/search?query=M"),
    (["Stars ───────", "Added “Faust”."], "Stars. Added “Faust”."),
    ((1...41).map { "M \($0)" }, (1...40).map { "M \($0)." }.joined(separator: " ") + " …"),
  ])
  func `The lines that a command writes become sentences`(lines: [String], message: String) {
    let (sentences, rows) = OtherPrograms.message(of: lines)
    #expect(sentences == message && rows == [])
  }

  @Test func `The rows below headings are apart from the sentences`() {
    let skipped = ["line 4  M", "line 6  Faust: It does not exist.", "1 more line"]
    let lines = ["Added 2 films.", "Skipped ──── 3 lines"] + skipped + ["Skipped: 3 lines.", "hint: Try again"]
    let (sentences, rows) = OtherPrograms.message(of: lines)
    #expect(sentences == "Added 2 films. Skipped: 3 lines. Try again." && rows == skipped)
  }

  @Test func `Of many rows, the first ones are reported`() {
    let lines = ["Skipped ──── 41 lines"] + (1...41).map { "line \($0)" }
    #expect(OtherPrograms.message(of: lines).rows == (1...40).map { "line \($0)" } + ["…"])
  }
}
