import RandomTestSupport
import SnapshotFiles
import Testing

struct SequenceDiffTests {
  /// Applies `blocks` to `old`, which must give `new` if they tell the whole difference.
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
  func `Applied to the old sequence, the difference gives the new one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = 1...Int.random(in: 1...40, using: &random)
    // Some seeds go past the exact search into anchors and wholesale replacement.
    let length = seed % 10 == 0 ? 1_500 : 30
    let old = (0..<Int.random(in: 0...length, using: &random)).map { _ in Int.random(in: alphabet, using: &random) }
    let new = (0..<Int.random(in: 0...length, using: &random)).map { _ in Int.random(in: alphabet, using: &random) }
    let blocks = SequenceDiff.blocks(from: old, to: new)
    #expect(apply(blocks, to: old, taking: new) == new)
    #expect(zip(blocks, blocks.dropFirst()).allSatisfy { $0.old.upperBound < $1.old.lowerBound })
  }

  @Test(arguments: 0..<100)
  func `A small difference is a shortest one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
    let new = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
    let count = SequenceDiff.blocks(from: old, to: new).reduce(0) { $0 + $1.old.count + $1.new.count }
    #expect(count == new.difference(from: old).count)
  }

  @Test func `Two large shuffles come apart and go together`() {
    var random = SeededGenerator(seed: 1)
    let old = Array(0..<3_000)
    let new = old.shuffled(using: &random)
    #expect(apply(SequenceDiff.blocks(from: old, to: new), to: old, taking: new) == new)
  }

  @Test func `Equal sequences have no difference`() {
    #expect(SequenceDiff.blocks(from: [1, 2], to: [1, 2]) == [])
    #expect(SequenceDiff.blocks(from: [Int](), to: []) == [])
  }
}
