import Foundation
import SnapshotFiles

/// A run of `swift test` that records a ledger.
struct SwiftTest {
  let layout: SnapshotLayout
  let arguments: [String]
  /// Whether the output of the tests goes to standard error, because standard output has JSON.
  var writesToStandardError = false
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
      "--list-tests", "-l", "list", "last",
    ]
    return arguments.first { argument in narrowing.contains { argument == $0 || argument.hasPrefix($0 + "=") } }
  }

  /// Whether `swift test` does not show all skipped tests.
  private var hidesSkips: Bool { arguments.contains { ["--parallel", "--quiet", "-q"].contains($0) } }

  /// Runs the tests, passing their output on. Returns the exit status of `swift test`.
  func run() throws -> Int32 {
    let start = Date.now
    // Runs at the same time have a file each. Until the end, the last run is one that did not finish.
    let own = "\(layout.root)/\(SnapshotLayout.stateFolder)/ledger.\(getpid()).txt"
    for file in [own, ledger] { try FileSystem.write([], to: file) }
    // The run must compare goldens, not write them.
    let variables =
      ["SNAPSHOTS_LEDGER=\(own)", "SNAPSHOTS_ROOT=\(layout.root)", "SNAPSHOTS=never"]
      + (showsColor ? ["SNAPSHOTS_COLOR=1"] : [])
    var counter = SkipCounter()
    let status = Terminal.run(
      ["/usr/bin/env"] + variables + [program, "test", "--package-path", layout.root] + arguments
    ) { data in
      (writesToStandardError ? FileHandle.standardError : FileHandle.standardOutput).write(data)
      counter.read(data)
    }
    let skippedCount = hidesSkips ? nil : counter.count
    try Ledger.appendEnd(
      status: status, skippedCount: skippedCount,
      narrowing: Self.narrowingArgument(in: arguments), to: own)
    if isFull, skippedCount == 0, let run = try? Ledger(merging: [own]) {
      try PendingFolder(of: layout).discardTexts(notIn: run.claims)
    }
    // Goldens that are newer may have been accepted during the run.
    try FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: own)
    rename(own, ledger)
    return status
  }
}

/// Counts skipped tests in the output of `swift test`.
struct SkipCounter {
  private(set) var count = 0
  private var rest = Data()

  /// Reads a piece of output, which may end within a line.
  mutating func read(_ data: Data) {
    rest.append(data)
    while let end = rest.firstIndex(of: 0x0A) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      // Swift Testing marks skipped and canceled tests with this arrow; XCTest prints a sentence. Either may follow what a
      // test wrote without a line break.
      if line.contains("➜ ") || (line.contains("Test Case '") && line.contains("' skipped (")) { count += 1 }
      rest = rest[rest.index(after: end)...]
    }
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
      let review = try Review(folder: folder, paths: [], context: context, tool: tool).run()
      if review == ExitStatus.interrupted { return review }
    }
    return status
  }
}
