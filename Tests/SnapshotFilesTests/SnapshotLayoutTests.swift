import SnapshotFiles
import SnapshotTestSupport
import Testing

struct SnapshotLayoutTests {
  let package = ScratchPackage()
  let other = ScratchPackage()

  func root(variable: String? = nil, workingDirectory: String, file: String?) throws -> String {
    try SnapshotLayout.find(
      environment: SnapshotEnvironment(root: variable), workingDirectory: workingDirectory, file: file
    ).root
  }

  @Test func `The variable takes precedence over the working directory and the file`() throws {
    try package.write("", to: "Tests/M/F.swift")
    let file = package.root + "/Tests/M/F.swift"
    #expect(try root(variable: "/", workingDirectory: other.root, file: file) == "/")
    #expect(try root(workingDirectory: other.root, file: file) == other.root)
    #expect(try root(workingDirectory: "/", file: file) == package.root)
  }

  @Test func `A relative path is resolved against the working directory`() throws {
    try package.write("", to: "Inner/x")
    #expect(try root(variable: "Inner", workingDirectory: package.root, file: nil) == package.root + "/Inner")
  }

  @Test func `The package is found from a folder inside it`() throws {
    #expect(try root(workingDirectory: package.root + "/Sources/X", file: nil) == package.root)
  }

  @Test func `A folder that is not a package is refused`() {
    #expect(throws: SnapshotProblem.self) { try root(variable: "/nowhere", workingDirectory: other.root, file: nil) }
    #expect(throws: SnapshotProblem.self) { try root(workingDirectory: "/", file: "/x/y.swift") }
  }
}
