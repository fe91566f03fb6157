internal import SnapshotFiles

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import Synchronization
  internal import XCTest
#endif

struct CurrentTest: Hashable, Sendable {
  let module: String
  /// The suite or the class, with the types that contain it; the file of a test that is in none.
  let suite: String
  let name: String
  let isParameterized: Bool
  /// Identifies the test within the process.
  let id: String

  /// Finds the test of an assertion: the test that Swift Testing or XCTest is running.
  static func find(of assertion: Assertion) throws(SnapshotProblem) -> CurrentTest {
    #if canImport(Testing)
      if let test = Test.current { return CurrentTest(test) }
    #endif
    #if canImport(XCTest)
      if let test = RunningXCTest.current { return test }
    #endif
    #if canImport(ObjectiveC)
      // It is not tested whether the observer below is added on Apple platforms, so the method's name has to do.
      let function = assertion.function
      if function.hasPrefix("test"), function.hasSuffix("()") {
        let file = "\(assertion.fileID)"
        return CurrentTest(
          module: String(file.prefix { $0 != "/" }), suite: suite(of: file), name: String(function.dropLast(2)),
          isParameterized: false, id: "\(file):\(function)")
      }
    #endif
    throw SnapshotProblem(
      "The assertion belongs to no test: assert in the test's own task, before the test ends, and not in an exit test.")
  }

  /// The name of a file without its folder and its extension.
  private static func suite(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}

#if canImport(Testing)
  extension CurrentTest {
    init(_ test: Test) {
      let suites = test.id.nameComponents.dropLast().map(Self.identifier)
      module = test.id.moduleName
      suite = suites.isEmpty ? Self.suite(of: test.sourceLocation.fileName) : suites.joined(separator: ".")
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

#if canImport(XCTest)
  /// The XCTest method that is running in this process.
  ///
  /// XCTest does not tell which test is running, but tells observers when one starts. The observer must be there before
  /// the first test starts, so it is added when the program is loaded.
  final class RunningXCTest: Sendable {
    private static let last = RunningXCTest()
    private let test = Mutex<CurrentTest?>(nil)

    /// The running test; nil between tests, and in programs without XCTest tests.
    static var current: CurrentTest? {
      get { last.test.withLock { $0 } }
      set { last.test.withLock { $0 = newValue } }
    }
  }

  extension CurrentTest {
    init(_ test: XCTestCase) {
      self.init(type: String(reflecting: type(of: test)), name: test.name)
    }

    /// - Parameters:
    ///   - type: The class as in `String(reflecting:)`, such as `Module.Outer.Class`.
    ///   - name: The test's name, which is `Class.method` or, on Apple platforms, `-[Module.Class method]`.
    init(type: String, name: String) {
      // Private types are written `(Class in _0123)`, and functions that contain types `(unknown context at $0123)`.
      let path = type.prefix { $0 != "<" }.split(separator: ".").filter { !$0.hasPrefix("(unknown ") }
        .map { $0.hasPrefix("(") ? String($0.dropFirst().prefix { $0 != " " }) : String($0) }
      var method = name.split { $0 == "." || $0 == " " }.last ?? ""
      if method.hasSuffix("]") { method = method.dropLast() }
      // Objective-C's names of methods that are asynchronous or throw.
      for suffix in ["WithCompletionHandler:", "AndReturnError:"] where method.hasSuffix(suffix) {
        method = method.dropLast(suffix.count)
      }
      self.init(
        module: path.first ?? "", suite: path.dropFirst().joined(separator: "."), name: String(method),
        isParameterized: false, id: "\(path.joined(separator: ".")).\(method)")
    }
  }

  #if canImport(ObjectiveC)
    private final class Observer: NSObject, XCTestObservation {
      func testCaseWillStart(_ testCase: XCTestCase) { RunningXCTest.current = CurrentTest(testCase) }
      func testCaseDidFinish(_ testCase: XCTestCase) { RunningXCTest.current = nil }
    }

    /// Runs when the program is loaded.
    @section("__DATA,__mod_init_func,mod_init_funcs") @used
    private let addsObserver: @convention(c) () -> Void = {
      _ = ProcessChecker.workingDirectory
      MainActor.assumeIsolated { XCTestObservationCenter.shared.addTestObserver(Observer()) }
    }
  #else
    private final class Observer: XCTestObservation {
      func testCaseWillStart(_ testCase: XCTestCase) { RunningXCTest.current = CurrentTest(testCase) }
      func testCaseDidFinish(_ testCase: XCTestCase) { RunningXCTest.current = nil }
    }

    /// Runs when the program is loaded.
    @section(".init_array") @used
    private let addsObserver: @convention(c) () -> Void = {
      _ = ProcessChecker.workingDirectory
      XCTestObservationCenter.shared.addTestObserver(Observer())
    }
  #endif
#endif
