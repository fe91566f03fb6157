import Foundation
import MovieLibC
import SnapshotFiles

/// A run of `swift test` that records a ledger.
struct SwiftTest {
  let layout: SnapshotLayout
  let arguments: [String]
  /// Whether the tests color the diffs of failures.
  var showsColor = false
  /// The program of the toolchain.
  let program: String

  /// The file in which the run records its assertions.
  var ledger: String { "\(layout.root)/\(SnapshotLayout.ledgerFile)" }

  var isFull: Bool { Self.narrowingArgument(in: arguments) == nil }

  /// The first of the arguments that makes `swift test` skip tests; nil if there is none.
  static func narrowingArgument(in arguments: [String]) -> String? {
    let narrowing = [
      "--filter", "--skip", "-s", "--specifier", "--disable-xctest", "--disable-swift-testing", "--test-product",
      "--configuration-path", "--list-tests", "-l", "list", "last",
    ]
    return arguments.first { argument in narrowing.contains { argument == $0 || argument.hasPrefix($0 + "=") } }
  }

  /// Throws if the tests would be of another package than the goldens. `SNAPSHOTS_ROOT` allows it, as it names the goldens.
  static func checkPackage(_ arguments: Arguments, in context: CommandContext) throws(UsageError) {
    let isOther = arguments.passed.contains { $0 == "--package-path" || $0.hasPrefix("--package-path=") }
    guard isOther, context.environment("SNAPSHOTS_ROOT") == nil else { return }
    throw UsageError(
      "--package-path would compare the tests of another package with the goldens of this one: change to its folder, or"
        + " set SNAPSHOTS_ROOT to it.")
  }

  /// Whether `swift test` does not show all skipped tests. Another stream of events takes the place of ours.
  private var hidesSkips: Bool {
    arguments.contains {
      ["--parallel", "--quiet", "-q"].contains($0) || $0.hasPrefix("--event-stream-output-path")
    }
  }

  /// Runs the tests, passing their output on. Returns the exit status of `swift test`.
  func run() throws -> Int32 {
    // Runs at the same time have a file each. Until the end, the last run is one that did not finish.
    let own = "\(layout.root)/\(SnapshotLayout.stateFolder)/ledger.\(getpid()).txt"
    let events = "\(layout.root)/\(SnapshotLayout.stateFolder)/events.\(getpid()).json"
    for file in [own, ledger, events] { try FileSystem.write([], to: file) }
    try Ledger.appendGoldens(of: layout, to: own)
    // The run must compare goldens, not write them.
    let variables =
      ["SNAPSHOTS_LEDGER=\(own)", "SNAPSHOTS_ROOT=\(layout.root)", "SNAPSHOTS=never"]
      + (showsColor ? ["SNAPSHOTS_COLOR=1"] : [])
    var counter = SkipCounter()
    let status = runProgram(
      ["/usr/bin/env"] + variables
        + [program, "test", "--package-path", layout.root, "--event-stream-output-path", events] + arguments
    ) { data in
      _ = data.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) }
      counter.read(data)
    }
    let skippedCount =
      hidesSkips ? nil : counter.count + SkipCounter.count(in: try Data(contentsOf: URL(filePath: events)))
    try FileSystem.remove(events)
    try Ledger.appendEnd(
      status: status, skippedCount: skippedCount,
      narrowing: Self.narrowingArgument(in: arguments), to: own)
    if isFull, skippedCount == 0, let run = try? Ledger(merging: [own]) {
      try PendingFolder(of: layout).discardTexts(notIn: run.claims)
    }
    rename(own, ledger)
    return status
  }
}

/// Runs a program and waits for it. With `read`, this gets its output. Returns the exit status: 127 if it cannot be run,
/// and 128 more than the number of a signal.
///
/// The program is in the process group of this one, unlike one of Foundation: it can read the terminal, and Control-C
/// reaches it.
func runProgram(_ words: [String], read: ((Data) -> Void)? = nil) -> Int32 {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  let output = read.map { _ in Pipe() }
  if let output {
    for end in [output.fileHandleForReading, output.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    posix_spawn_file_actions_adddup2(&actions, output.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
  }
  let arguments = words.map { strdup($0) } + [nil]
  defer { arguments.forEach { free($0) } }
  var id: pid_t = 0
  // If it is ignored, the system forgets how programs ended, and a run that failed would be a success.
  signal(SIGCHLD, SIG_DFL)
  guard posix_spawnp(&id, words[0], &actions, nil, arguments, ProcessEnvironment.variables) == 0 else { return 127 }
  // The program decides what Control-C does.
  signal(SIGINT, SIG_IGN)
  defer { signal(SIGINT, SIG_DFL) }
  if let read, let output {
    try? output.fileHandleForWriting.close()
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty { read(data) }
  }
  var status: Int32 = 0
  while waitpid(id, &status, 0) < 0, errno == EINTR {}
  return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
}

/// Counts skipped tests: those of XCTest in the output of `swift test`, and those of Swift Testing in its events, because
/// the output does not show a case of a parameterized test that was canceled.
struct SkipCounter {
  private(set) var count = 0
  private var rest = Data()

  /// Reads a piece of output, which may end within a line.
  mutating func read(_ data: Data) {
    rest.append(data)
    while let end = rest.firstIndex(of: 0x0A) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      // The sentence may follow what a test wrote without a line break.
      // Most lines do not have the word, and the pattern would take seconds to look at all of them.
      if line.contains("skipped"), line.contains(/Test Case '.*' skipped \(/) { count += 1 }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// The number of tests of which at least a case was skipped or canceled, from the events of Swift Testing, one a line.
  static func count(in events: Data) -> Int {
    let kinds = ["testSkipped", "testCancelled", "testCaseCancelled"].map { "\"kind\":\"\($0)\"" }
    let lines = String(decoding: events, as: UTF8.self).split(separator: "\n").filter { line in
      kinds.contains { line.contains($0) }
    }
    // In the texts of an event, quotation marks are escaped.
    return Set(lines.map { line in line.firstRange(of: "\"testID\":").map { line[$0.upperBound...] } ?? line }).count
  }
}

extension SnapshotCommand {
  static let test = SnapshotCommand(
    name: "test", abstract: "Runs `swift test` and lists the goldens it uses in .build/snapshots/ledger.txt.",
    discussion: """
      After a full run that passed and skipped nothing, names the goldens that no assertion used, and discards received \
      texts of tests that no longer exist. In a sharded CI run, save each shard's ledger for `snapshots prune --from`. \
      The exit status is that of `swift test`.
      """,
    options: [
      CommandOption(name: "--review", help: "Review the texts that failed tests received."), .diffTool,
    ],
    otherArguments: .passed
  ) { arguments, context in
    try SwiftTest.checkPackage(arguments, in: context)
    let tool = try arguments.has("--review") ? context.diffTool(arguments) : nil
    let test = SwiftTest(
      layout: try context.layout(), arguments: arguments.passed, showsColor: context.style.isColored,
      program: context.swift)
    if let mode = context.environment("SNAPSHOTS"), mode != RecordMode.never.rawValue {
      context.writeError(
        "SNAPSHOTS=\(VisibleText.line(mode)) is ignored: this command only compares. To record, run `swift test`.\n")
    }
    let status = try test.run()
    if status == 0, test.isFull { context.write(LastRun(of: test.layout, arguments).text) }
    let folder = PendingFolder(of: test.layout)
    if arguments.has("--review"), status != ExitStatus.interrupted, try !folder.snapshots().isEmpty {
      LastRun(of: test.layout, arguments).warnOfOlderTexts(in: context)
      let review = try Review(folder: folder, paths: [], context: context, tool: tool).run()
      if review == ExitStatus.interrupted { return review }
    }
    return status
  }
}
