import RandomTestSupport
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

  static let cells = "── width 40 ──\na\nb\n\n── width 80 ──\n1\n2\n3\n4\n5\n6\n"

  @Test(arguments: [
    ("hunks with context", old, new), ("a new file", "", "a\nb\n"),
    ("wide and combined characters", "日本の映画 1927 é ok\nsame\n", "日本の映画 1928 é OK\nsame\n"),
    ("unrelated lines", "alpha beta\n", "γ δ ε\n"), ("lines that look alike", "caf\u{E9} \n", "cafe\u{301} \n"),
    ("the heading of a cell", cells, cells.replacing("6\n", with: "7\n")),
  ])
  func `Hunks have context, headings and marks`(name: String, old: String, new: String) {
    assertSnapshot(of: diff(old, new), named: name)
  }

  @Test func `Colored for a terminal`() {
    assertSnapshot(of: diff(Self.old, Self.new, style: .colored))
  }

  @Test func `A golden without a line break at its end is told`() {
    #expect(diff("a", "a\n") == "\\ The golden has no line break at its end.\n")
    #expect(diff("a", "b\n") == "@@ -1,1 +1,1 @@\n-a\n+b\n\\ The golden has no line break at its end.\n")
  }

  @Test func `Raw control characters in a file do not reach the terminal`() {
    #expect(diff("a\n", "\u{1B}[2Ja\n", style: .colored).contains(#"\u{1B}[2Ja"#))
  }

  @Test func `Equal texts have no diff`() {
    #expect(diff("a\n", "a\n") == "")
  }

  @Test func `Of a huge text, only the lines around a difference are shown`() {
    let old = (1...22_000).map { "\($0)\n" }.joined()
    assertSnapshot(of: diff(old, old.replacing("\n21000\n", with: "\n21000!\n")), named: "late")
    assertSnapshot(of: diff(old, old.replacing("\n2\n", with: "\n2!\n")), named: "early")
  }

  @Test func `The header of a diff that is cut counts all changed lines`() {
    let lines = (1...22_000).map { "\($0)\n" }.joined()
    #expect(header(diff("", lines)) == "@@ -0,0 +1,22000 @@")
    #expect(header(diff(lines, "")) == "@@ -1,22000 +0,0 @@")
    #expect(header(diff("a\nb\n", "a\n" + lines + "b\n")) == "@@ -1,2 +1,22002 @@")
    #expect(header(diff("a\n" + lines, "b\n" + lines.replacing("\n", with: "!\n"))) == "@@ -1,22001 +1,22001 @@")
    let cut = diff("", lines).split(separator: "\n")
    #expect(cut.count == DiffStyle.plain.lineLimit + 1)
    #expect(cut.last == "… cut here; the whole diff has 22000 changed lines.")
  }

  @Test func `Changes that are far from each other have hunks of their own`() {
    let (old, new) = ((1...40_000).map { "\($0)\n" }.joined(), (1...40_000).map { "\($0)" })
    let changed = new.enumerated().map { $0.offset == 9 || $0.offset > 39_000 ? "\($0.element)!\n" : "\($0.element)\n" }
    let lines = diff(old, changed.joined()).split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ -7,7 +7,7 @@", "@@ -38999,1002 +38999,1002 @@"])
    #expect(lines.last == "… cut here; the whole diff has 2000 changed lines.")
  }

  private func header(_ diff: String) -> String? {
    diff.split(separator: "\n").first.map(String.init)
  }

  @Test func `A very long line is reduced to the part around the change`() {
    let (a, b) = (String(repeating: "a", count: 50_000), String(repeating: "b", count: 50_000))
    assertSnapshot(of: diff("\(a)\n\(a)1\(b)\n", "\(a)\n\(a)2\(b)\n"))
    let end = String(repeating: "a", count: 40) + "…"
    #expect(diff("\(a)\n", "!\(a)\n") == "@@ -1,1 +1,1 @@\n-\(end)\n+!\(end)\n?^\n")
  }

  @Test func `A change late in a long line is seen beside an added line`() {
    let (line, end) = (String(repeating: "a", count: 2_500), "…" + String(repeating: "a", count: 40))
    #expect(diff("\(line)1\n", "\(line)2\nnew\n") == "@@ -1,1 +1,2 @@\n-\(end)1\n+\(end)2\n+new\n")
  }
}

struct SequenceDiffTests {
  /// Applies `blocks` to `old`; the result must equal `new`.
  func apply(_ blocks: [DiffBlock], to old: [Int], taking new: [Int]) -> [Int] {
    var result: [Int] = []
    var index = 0
    for block in blocks {
      result += old[index..<block.old.lowerBound]
      result += new[block.new]
      index = block.old.upperBound
    }
    return result + old[index...]
  }

  @Test(arguments: 0..<300)
  func `Applying a diff to the old sequence gives the new one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = 1...Int.random(in: 1...40, using: &random)
    // Some inputs are too long for the exact search, and test anchors and replacement.
    let length = seed % 10 == 0 ? 1_500 : 30
    let old = (0..<Int.random(in: 0...length, using: &random)).map { _ in Int.random(in: alphabet, using: &random) }
    let new = (0..<Int.random(in: 0...length, using: &random)).map { _ in Int.random(in: alphabet, using: &random) }
    let blocks = SequenceDiff.blocks(from: old, to: new)
    #expect(apply(blocks, to: old, taking: new) == new)
    #expect(zip(blocks, blocks.dropFirst()).allSatisfy { $0.old.upperBound < $1.old.lowerBound })
  }

  @Test(arguments: 0..<100)
  func `The diff of short sequences is minimal`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
    let new = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
    let count = SequenceDiff.blocks(from: old, to: new).reduce(0) { $0 + $1.old.count + $1.new.count }
    #expect(count == new.difference(from: old).count)
  }
}
