import Foundation
import SnapshotFiles
import SnapshotTestSupport
import Testing

@testable import SnapshotsTool

@Suite(.timeLimit(.minutes(10))) struct DiffToolTests {
  let package = ScratchPackage([
    "Snapshots/M/S/changed.txt": "old\n",
    ".build/snapshots/pending/M/S/changed.txt": "new\n",
    ".build/snapshots/pending/M/T/fresh.txt": "hello\n",
  ])

  @Test func `A command is split at blanks, without a shell`() throws {
    #expect(try DiffTool("git diff  --no-index").words == ["git", "diff", "--no-index"])
    #expect(try DiffTool("\"my tool\" 'a b'c $HOME;x ''").words == ["my tool", "a bc", "$HOME;x", ""])
  }

  @Test(arguments: ["", "  ", "\"a", "''"])
  func `Other texts are no command`(command: String) {
    #expect(throws: UsageError.self) { try DiffTool(command) }
  }

  @Test func `The tool gets the golden and the received text`() throws {
    // `cp` shows which files it got: it copies the golden over the received text.
    let run = CommandRun("show", "M/S", "--diff-tool", "cp -f", in: package)
    #expect(run.status == 0)
    #expect(run.output == "Snapshots/M/S/changed.txt (changed)\n")
    #expect(package.read(".build/snapshots/pending/M/S/changed.txt") == "old\n")
  }

  @Test func `A new text is compared with an empty file, and differing files are no error`() {
    #expect(CommandRun("show", "M/T", in: package, environment: ["SNAPSHOTS_DIFF_TOOL": "cmp -s"]).status == 0)
  }

  @Test func `A tool may read the keys of the terminal`() {
    // The leader of another group may not.
    let tool = "sh -c '! kill -s 0 -- -$$ || exit 127'"
    #expect(CommandRun("show", "M/S", "--diff-tool", tool, in: package).status == 0)
  }

  @Test func `A tool that cannot be run is reported`() {
    let run = CommandRun("show", "M/S", "--diff-tool", "no-such-tool-here", in: package)
    #expect(run.status == 2)
    #expect(run.errors == "error: The diff tool no-such-tool-here cannot be run: install it or choose another one.\n")
  }
}
