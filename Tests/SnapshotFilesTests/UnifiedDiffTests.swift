import SnapshotFiles
import Testing
import TextSnapshots

struct UnifiedDiffTests {
  func diff(_ old: String, _ new: String, style: DiffStyle = .plain) -> String {
    UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), style: style)
  }

  static let old = (1...30).map { "line \($0)\n" }.joined()
  static let new = old.replacing("line 4\n", with: "").replacing("line 7\n", with: "Line 7!\n")
    .replacing("line 25\n", with: "line 25\na new one\nand another\n")

  @Test func `Hunks with context and marks`() {
    assertSnapshot(of: diff(Self.old, Self.new))
  }

  @Test func `Colored for a terminal`() {
    assertSnapshot(of: diff(Self.old, Self.new, style: .colored))
  }

  @Test func `Marks stand under wide and combined characters`() {
    assertSnapshot(of: diff("日本の映画 1927 é ok\nsame\n", "日本の映画 1928 é OK\nsame\n"))
  }

  @Test func `Lines without likeness are not marked`() {
    assertSnapshot(of: diff("alpha beta\n", "γ δ ε\n"))
  }

  @Test func `What looks alike is spelled out`() {
    assertSnapshot(of: diff("caf\u{E9} \n", "cafe\u{301} \n"))
  }

  @Test func `A cell of a matrix is named`() {
    let old = "── width 40 ──\na\nb\n\n── width 80 ──\n1\n2\n3\n4\n5\n6\n"
    assertSnapshot(of: diff(old, old.replacing("6\n", with: "7\n")))
  }

  @Test func `A new file`() {
    assertSnapshot(of: diff("", "a\nb\n"))
  }

  @Test func `Raw control characters in a file do not reach the terminal`() {
    #expect(diff("a\n", "\u{1B}[2Ja\n", style: .colored).contains(#"\u{1B}[2Ja"#))
  }

  @Test func `Equal texts have no diff`() {
    #expect(diff("a\n", "a\n") == "")
  }

  @Test func `A long diff is cut`() {
    let lines = diff("", String(repeating: "x\n", count: 10_000)).split(separator: "\n")
    #expect(lines.count == DiffStyle.plain.lineLimit + 1)
    #expect(lines.last?.hasPrefix("… cut here") == true)
  }

  @Test func `A very long line is drawn without marks`() {
    let text = diff(String(repeating: "x", count: 5_000) + "\n", String(repeating: "x", count: 5_001) + "\n")
    #expect(!text.contains("?"))
  }
}
