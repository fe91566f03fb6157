import SnapshotFiles
import Testing

struct GoldenConflictTests {
  func firstLine(_ text: String) -> Int? {
    GoldenFile.conflictLine(in: Array(text.utf8))
  }

  @Test func `The first whole conflict is found`() {
    #expect(firstLine("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n") == 2)
    #expect(firstLine("<<<<<<< ours\n||||||| base\nx\n=======\n>>>>>>> theirs") == 1)
  }

  @Test(arguments: [
    "", "Title\n=======\ntext\n", "<<<<<<< a\n>>>>>>> b\n", "=======\n>>>>>>> b\n", " <<<<<<< a\n=======\n",
  ])
  func `Other lines are no conflict`(text: String) {
    #expect(firstLine(text) == nil)
  }
}
