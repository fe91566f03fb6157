internal import SnapshotFiles
internal import Synchronization

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// A snapshot assertion: finds the test, compares, and reports a failure to the test framework.
struct Assertion {
  let name: String?
  /// The function that it is in.
  let function: String
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  private var site: String { "\(fileID):\(line):\(column)" }

  /// Compares `golden` with the golden on disk and reports any failure.
  func compare(_ golden: [UInt8]) {
    do throws(SnapshotProblem) {
      let test = try CurrentTest.find(of: self)
      if test.isParameterized && name == nil {
        throw SnapshotProblem(
          "\(test.name) is parameterized, so each snapshot needs a name: pass `named:` with the argument in it.")
      }
      let scope = SnapshotScope.current
      let checker = if let checker = scope.checker { checker } else { try ProcessChecker.find(for: filePath) }
      let snapshot = SnapshotName(module: test.module, suite: test.suite, test: test.name, name: name)
      checker.check(
        golden, name: snapshot, test: test.id, site: site, record: scope.record.mode, report: report)
    } catch {
      report(SnapshotFailure(message: error.message))
    }
  }

  /// Compares the text that `render` returns, filtered, and reports any failure and error.
  func compare(filter: SnapshotFilter?, _ render: () throws(SnapshotProblem) -> String) {
    do throws(SnapshotProblem) {
      compare(VisibleText.encode(SnapshotScope.current.filtered(try render(), by: filter)))
    } catch {
      report(SnapshotFailure(message: error.message))
    }
  }

  /// Reports a failure to the test framework. Returns whether it fails the test: it does not if it is a known issue.
  @discardableResult
  func report(_ failure: SnapshotFailure) -> Bool {
    if let report = SnapshotScope.current.report {
      report(failure)
      return true
    }
    #if canImport(Testing)
      let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
      if let received = failure.received, Test.current != nil {
        Attachment.record(received, named: failure.fileName, sourceLocation: location)
      }
      let issue = Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
      if Test.current != nil { return issue.isFailure }
    #endif
    // Each framework ignores issues outside its own tests, so report to both when Swift Testing runs no test.
    #if canImport(XCTest)
      XCTFail(failure.message, file: filePath, line: line)
    #endif
    return true
  }
}

/// The checkers of this process: one for each package whose tests it runs, which is usually one.
final class ProcessChecker: Sendable {
  /// The working directory when the program was loaded, because a test may change it.
  static let workingDirectory = FileSystem.workingDirectory()
  private static let claims = ClaimRegistry()
  private static let environment = Result { () throws(SnapshotProblem) in try SnapshotEnvironment.ofProcess() }
  private static let shared = ProcessChecker()
  private let checkers = Mutex<[String: SnapshotChecker]>([:])

  static func find(for filePath: StaticString) throws(SnapshotProblem) -> SnapshotChecker {
    let environment = try environment.get()
    let file = "\(filePath)"
    return try shared.checkers.withLock { checkers throws(SnapshotProblem) in
      if let checker = checkers[file] { return checker }
      let layout = try SnapshotLayout.find(
        environment: environment, workingDirectory: workingDirectory, file: file)
      let checker = SnapshotChecker(layout: layout, environment: environment, claims: claims)
      checkers[file] = checker
      return checker
    }
  }
}
