import Testing

@testable import vip

@Suite struct OtherProgramsTests {
  @Test(arguments: [
    (
      ["error: Nothing was imported", "a.csv does not exist.", "hint: Check the path."],
      "Nothing was imported. a.csv does not exist. Check the path."
    ),
    (
      ["Added 2 films.", "Skipped ──── 1 line", "line 4  M", "Skipped: 1 line."],
      "Added 2 films. Skipped: 1 line. line 4  M."
    ),
    (["https://archive.org/search?query=M"], "https://archive.org/search?query=M"),
    (["Stars ───────", "Added “Faust”"], "Stars. Added “Faust”."),
    ((1...41).map { "M \($0)" }, (1...40).map { "M \($0)." }.joined(separator: " ") + " …"),
  ])
  func `The lines that a command writes become sentences`(lines: [String], message: String) {
    #expect(OtherPrograms.message(of: lines) == message)
  }
}
