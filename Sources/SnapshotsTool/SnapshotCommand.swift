import SnapshotFiles

/// A subcommand: what it is called, what it takes, and what it does.
struct SnapshotCommand: Sendable {
  let name: String
  /// What it does, in one sentence.
  let abstract: String
  /// More about it; empty if there is nothing more.
  var discussion = ""
  var options: [CommandOption] = []
  /// The operands for the usage line, such as `[path…]`; empty if it takes none.
  var operands = ""
  var otherArguments = OtherArguments.refused
  /// Runs the command. Returns the exit status.
  let run: @Sendable (Arguments, CommandContext) throws -> Int32
}

/// What becomes of arguments that are not a command's own, and what its usage line says about them.
enum OtherArguments: String {
  /// They are usage errors.
  case refused = ""
  /// `swift test` gets those after `--`.
  case passedAfterTerminator = " [-- arguments of swift test…]"
  /// `swift test` gets all of them.
  case passed = " [arguments of swift test…]"
}

struct CommandOption: Hashable, Sendable {
  /// The name with its hyphens.
  let name: String
  /// What its value is called; nil for a flag.
  var value: String?
  /// What it does, in one sentence.
  let help: String

  static let json = CommandOption(name: "--json", help: "Print JSON, for editors and scripts.")
  static let from = CommandOption(
    name: "--from", value: "DIR",
    help: "Use the texts in this copy of another machine's .build/snapshots, such as a CI artifact; repeatable.")
  static let diffTool = CommandOption(
    name: "--diff-tool", value: "COMMAND",
    help: "Show changes with this command, such as \"git diff --no-index\". The default is SNAPSHOTS_DIFF_TOOL.")
}

struct Arguments: Hashable {
  /// Values by option. A flag has an empty one.
  private var values: [String: [String]] = [:]
  private(set) var operands: [String] = []
  /// The arguments for `swift test`.
  private(set) var passed: [String] = []

  /// Parses the arguments after the command's name. Throws for options that the command does not have.
  init(_ arguments: [String], of command: SnapshotCommand) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        if command.otherArguments == .refused { operands += rest } else { passed += rest }
        break
      }
      let name = argument.hasPrefix("--") ? String(argument.prefix { $0 != "=" }) : argument
      if name == "--help" || name == "-h" {
        values["--help"] = [""]
      } else if let option = command.options.first(where: { $0.name == name }) {
        values[name, default: []].append(try Self.value(of: option, argument, &rest))
      } else if command.otherArguments == .passed {
        passed.append(argument)
      } else if argument.hasPrefix("-") && argument != "-" {
        throw UsageError("\(command.name) has no option \(VisibleText.line(name)).")
      } else {
        operands.append(argument)
      }
    }
    if command.operands.isEmpty, let operand = operands.first {
      throw UsageError("\(command.name) does not take \"\(VisibleText.line(operand))\".")
    }
  }

  private static func value(
    of option: CommandOption, _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let hasValue = argument != option.name
    guard option.value != nil else {
      if hasValue { throw UsageError("\(option.name) takes no value.") }
      return ""
    }
    if hasValue { return String(argument.dropFirst(option.name.count + 1)) }
    guard let value = rest.popFirst() else { throw UsageError("\(option.name) needs a value.") }
    return value
  }

  func has(_ option: String) -> Bool {
    values[option] != nil
  }

  func values(_ option: String) -> [String] {
    values[option] ?? []
  }

  /// The folder of the received texts, here or in each `--from`.
  func pendingFolder(of layout: SnapshotLayout) throws(SnapshotProblem) -> PendingFolder {
    let from = values("--from")
    return from.isEmpty ? PendingFolder(of: layout) : try PendingFolder(of: layout, from: from)
  }

  /// The ledgers in each `--from`.
  func ledgers() throws(SnapshotProblem) -> [String] {
    try values("--from").map { directory throws(SnapshotProblem) in
      guard let file = Ledger.file(in: directory) else {
        throw SnapshotProblem(
          "\(directory) contains no ledger. `snapshots test` writes one to \(SnapshotLayout.ledgerFile).")
      }
      return file
    }
  }

  /// Does something with each received text that the operands name, or with all, and writes what was done. A text that
  /// has a problem does not stop the others.
  func forEachPending(
    in context: CommandContext, saying done: String, _ body: (PendingFolder, PendingSnapshot) throws -> Void
  ) throws -> Int32 {
    let layout = try context.layout()
    let folder = try pendingFolder(of: layout)
    LastRun(of: layout, self).warnOfOlderTexts(in: context)
    let snapshots = try folder.snapshots(at: operands)
    var status = ExitStatus.success
    for snapshot in snapshots {
      do {
        try body(folder, snapshot)
        context.write("\(done) \(snapshot.shownPath)\n")
      } catch {
        context.writeError("error: \(error)\n")
        status = ExitStatus.failure
      }
    }
    if snapshots.isEmpty { context.write(snapshots.text + "\n") }
    return status
  }
}

/// Why arguments are not understood.
struct UsageError: Error, Hashable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
