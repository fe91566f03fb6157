import Foundation
import SnapshotFiles

/// Times what makes snapshot tests fast or slow: passing assertions, and diffs of long texts.
enum SnapshotBenchmarks {
  static func run() throws {
    try assertions()
    diffs()
  }

  /// Times 10,000 assertions of 2 KB each that pass, including encoding the text and reading the golden.
  private static func assertions() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    let row = "│ Metropolis — Метрополис     │ 1927 │ 8.3 │\n"
    let text = String(repeating: row, count: 2_048 / row.utf8.count + 1)
    let layout = SnapshotLayout(root: root)
    let names = (0..<10_000).map { SnapshotName(module: "Module", suite: "Suite\($0 % 100)", test: "test\($0)") }
    for name in names { try FileSystem.write(VisibleText.encode(text), to: layout.golden(name.relativePath())) }
    let checker = SnapshotChecker(layout: layout, environment: SnapshotEnvironment())
    Measurement.report("10,000 passing snapshots of 2 KB", runs: 5, warmUp: 1) {
      var failureCount = 0
      for name in names {
        checker.check(VisibleText.encode(text), name: name, test: name.test, site: "File.swift:1:1") { _ in
          failureCount += 1
          return true
        }
      }
      return failureCount
    }
  }

  /// Times diffs of two texts of 8,000 lines, from similar to different, and of larger ones that are slow to compare.
  private static func diffs() {
    func text(_ line: (Int) -> String) -> [UInt8] { Array((0..<8_000).map { line($0) + "\n" }.joined().utf8) }
    let old = text { "line \($0) of a text that is compared with another one" }
    let sparse = text { "line \($0) of a text that is compared with \($0 % 80 == 7 ? "a third" : "another") one" }
    let dense = text { "line \($0) of a text that is compared with \($0 % 3 == 0 ? "a third" : "another") one" }
    let different = text { "row \($0), which has nothing in common with the other text" }
    let shuffled = text { "line \($0 * 3_571 % 8_000) of a text that is compared with another one" }
    var bits: UInt64 = 1
    func coin() -> String {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return bits >> 33 & 1 == 0 ? "heads" : "tails"
    }
    let (coinsA, coinsB) = (text { _ in coin() }, text { _ in coin() })
    let huge = Array(repeating: UInt8(ascii: "\n"), count: 4_000_000)
    let hugeOther = Array(repeatElement("x\n".utf8, count: 2_000_000).joined())
    let long = Array((0..<200).map { "\($0)" + String(repeating: "ab", count: 450) + "\n" }.joined().utf8)
    let longOther = Array((0..<200).map { "\($0)" + String(repeating: "bca", count: 300) + "\n" }.joined().utf8)
    let cases = [
      ("100 lines changed", old, sparse), ("every third line changed", old, dense),
      ("nothing in common", old, different),
      ("the same lines in another order", old, shuffled), ("two sequences of coin tosses", coinsA, coinsB),
      ("4,000,000 empty lines instead", huge, hugeOther), ("200 lines of 900 characters instead", long, longOther),
    ]
    for (name, old, new) in cases {
      Measurement.report("snapshot diff, \(name)", runs: 11, warmUp: 1) {
        UnifiedDiff.text(from: old, to: new).utf8.count
      }
    }
  }
}
