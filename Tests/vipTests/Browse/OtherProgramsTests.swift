import Testing

@testable import vip

@Suite struct OtherProgramsTests {
  @Test(arguments: [
    (
      ["error: Nothing was imported", "a.csv does not exist.", "hint: Check the path."],
      "Nothing was imported. a.csv does not exist. Check the path."
    ),
    (["Added 2 films.", "Skipped ──── 1 line", "line 4  M"], "Added 2 films. Skipped: 1 line. line 4  M."),
    (["Stars ───────", "Added “Faust”"], "Stars. Added “Faust”."),
    (Array(repeating: "M", count: 41), Array(repeating: "M.", count: 40).joined(separator: " ") + " …"),
  ])
  func `The lines that a command writes become sentences`(lines: [String], message: String) {
    #expect(OtherPrograms.message(of: lines) == message)
  }
}
