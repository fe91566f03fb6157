internal import SnapshotFiles

#if canImport(Testing)
  internal import Testing
#endif

struct CurrentTest: Hashable, Sendable {
  let module: String
  /// The suite or the class, with the types that contain it; the file of a test that is in none.
  let suite: String
  let name: String
  let isParameterized: Bool
  /// Identifies the test within the process.
  let id: String

  /// Finds the test that asserts at `site`: the test that Swift Testing or XCTest is running, else the calling method.
  static func find(at site: AssertionSite) throws(SnapshotProblem) -> CurrentTest {
    #if canImport(Testing)
      if let test = Test.current { return CurrentTest(test) }
    #endif
    #if canImport(XCTest)
      if let test = RunningXCTest.current { return test }
    #endif
    guard site.function.hasPrefix("test"), site.function.hasSuffix("()") else {
      throw SnapshotProblem(
        "Cannot tell which test asserts in \(VisibleText.line(site.function)): assert in the test's own task, and before the"
          + " test ends.")
    }
    return CurrentTest(
      module: site.module, suite: site.file, name: String(site.function.dropLast(2)), isParameterized: false,
      id: "\(site.fileID):\(site.function)")
  }
}

#if canImport(Testing)
  extension CurrentTest {
    init(_ test: Test) {
      let suites = test.id.nameComponents.dropLast().map(Self.identifier)
      let file = test.sourceLocation.fileName
      module = test.id.moduleName
      suite =
        suites.isEmpty ? String(file.hasSuffix(".swift") ? file.dropLast(6) : file[...]) : suites.joined(separator: ".")
      name = Self.identifier(test.name)
      isParameterized = test.isParameterized
      id = "\(test.id)"
    }

    /// The name without backticks, parentheses and labels: `open(file:)` becomes `open`.
    private static func identifier(_ name: String) -> String {
      if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
        return String(name[name.index(after: name.startIndex)..<end])
      }
      return String(name.prefix { $0 != "(" })
    }
  }
#endif
