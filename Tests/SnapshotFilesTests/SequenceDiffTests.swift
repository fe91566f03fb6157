import RandomTestSupport
import SnapshotFiles
import Testing

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

  @Test func `The diff of long shuffled sequences is correct`() {
    var random = SeededGenerator(seed: 1)
    let old = Array(0..<3_000)
    let new = old.shuffled(using: &random)
    #expect(apply(SequenceDiff.blocks(from: old, to: new), to: old, taking: new) == new)
  }

  @Test func `Equal sequences have an empty diff`() {
    #expect(SequenceDiff.blocks(from: [1, 2], to: [1, 2]) == [])
    #expect(SequenceDiff.blocks(from: [Int](), to: []) == [])
  }
}
