import Testing

@testable import vip

@Suite struct OtherProgramsTests {
  @Test(arguments: [
    (
      ["error: Nothing was imported", "a.csv does not exist.", "hint: Check the path."],
      "Nothing was imported. a.csv does not exist. Check the path."
    ),
    (["Added 2 films.", "Skipped ──── 1 line", "line 4  M"], "Added 2 films. Skipped 1 line. line 4  M."),
    (
      ["Added M", "Added “Faust”", "Added Metropolis", "Added Nosferatu"], "Added M. Added “Faust”. Added Metropolis. …"
    ),
  ])
  func `The lines that a command writes become sentences`(lines: [String], message: String) {
    #expect(OtherPrograms.message(of: lines) == message)
  }
}
