import MovieData
import MovieDomain
import Testing

/// A golden of `SessionProgramTests` has input that is not UTF-8.
@Suite struct InputListTests {
  private func texts(_ input: String) throws -> [String] { try InputList(Array(input.utf8)).entries.map(\.text) }

  @Test(arguments: [
    ("12\n34\n", ["12", "34"]), ("12", ["12"]), ("\n  \n city lights \r\n\n#7\r\n", ["city lights", "#7"]),
    ("33\tThe General\t1926\t9.0\t\t1926-12-31\n12\tNosferatu\n", ["33", "12"]), ("\u{FEFF}12\n", ["12"]),
    ("id\ttitle\tyear\n12\tNosferatu\t1922\n", ["12"]), ("id\tname\tdepartment\n17\tCharlie Chaplin\n", ["17"]),
    ("13\0Nosferatu\0", ["13", "Nosferatu"]), ("id\n12\n", ["id", "12"]), ("\t\n12\n", ["12"]),
    ("Носферату\n千と千尋\n", ["Носферату", "千と千尋"]),
  ])
  func `The text before the first tab of each line counts`(input: String, texts: [String]) throws {
    #expect(try self.texts(input) == texts)
  }

  @Test func `Entries have the numbers of their lines`() throws {
    let list = try InputList(Array("id\ttitle\n\n12\tNosferatu\n".utf8))
    #expect(try list.only.line == 3)
    #expect(throws: InputProblem.several(2)) { try InputList(Array("1\n2".utf8)).only }
  }

  @Test(arguments: ["", "\n\n", " \t \n", "id\ttitle\n"])
  func `Input without entries is refused`(input: String) {
    #expect(throws: InputProblem.empty) { try texts(input) }
  }

  @Test func `Input has a maximum length`() throws {
    #expect(throws: InputProblem.tooLong) {
      try InputList([UInt8](repeating: UInt8(ascii: " "), count: InputList.longest + 1))
    }
    let lines = (1...InputList.mostEntries).map { "\($0)\n" }.joined()
    #expect(try texts(lines).count == InputList.mostEntries)
    #expect(throws: InputProblem.tooManyEntries) { try texts(lines + "0") }
    #expect(throws: InputProblem.lineTooLong(2)) {
      try texts("12\n" + String(repeating: "x", count: MovieQuery.longestText + 1))
    }
  }
}
