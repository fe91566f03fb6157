import SnapshotFiles

/// The interactive loop of `snapshots review`.
struct Review {
  let folder: PendingFolder
  /// Goldens or folders to review; empty for all.
  let paths: [String]
  let context: CommandContext
  let tool: DiffTool?

  var accepted = 0
  var rejected = 0
  /// Whether a text could not be accepted.
  var hasFailed = false
  var isInterrupted = false
  /// What was decided, for undo. A decision about all of the rest is one entry.
  var history: [(index: Int, decisions: [PendingDecision])] = []

  private static let help = "a accept · r reject · s skip · ARS all · f text · u undo · q quit > "
  private static let lastHelp = "u undo · q quit > "

  private enum Action { case accept, reject, skip, undo, quit }

  /// Asks about every pending snapshot until all are resolved or the user quits. Returns the exit status.
  consuming func run() throws -> Int32 {
    try ask()
    if isInterrupted { return ExitStatus.interrupted }
    return hasFailed ? ExitStatus.failure : ExitStatus.success
  }

  private mutating func ask() throws {
    let snapshots = try folder.snapshots(at: paths)
    if snapshots.isEmpty { return context.write(snapshots.text + "\n") }
    var index = 0
    while true {
      while index < snapshots.count {
        let snapshot = snapshots[index]
        context.write("\n")
        let place = "[\(index + 1)/\(snapshots.count)] "
        try context.show(snapshot, place: place, in: folder.layout, with: tool, style: context.style)
        let (action, isForAll) = ask(about: snapshot)
        switch action {
        case .undo: index = try undo() ?? index
        case .quit: return context.write(summary(of: snapshots.count))
        default:
          try decide(action, snapshots, from: index, isForAll: isForAll)
          index = isForAll ? snapshots.count : index + 1
        }
      }
      context.write(summary(of: snapshots.count))
      guard accepted + rejected > 0 else { return }
      context.write(Self.lastHelp)
      let key = readKey()
      guard key == "u" || key == "U", let last = try undo() else { return context.write("quit\n") }
      context.write("undo\n")
      index = last
    }
  }

  private mutating func decide(
    _ action: Action, _ snapshots: [PendingSnapshot], from index: Int, isForAll: Bool
  ) throws {
    let names = ClaimRegistry()
    var decisions: [PendingDecision] = []
    // What was decided before an error can be undone, too.
    defer { history.append((index, decisions)) }
    for snapshot in isForAll ? snapshots[index...] : snapshots[index...index] {
      switch action {
      case .accept:
        do throws(SnapshotProblem) {
          decisions.append(try folder.accept(snapshot, names: names))
          accepted += 1
        } catch {
          context.write("\(error.message)\n")
          hasFailed = true
        }
      case .reject:
        decisions.append(try folder.reject(snapshot))
        rejected += 1
      default: break
      }
    }
  }

  /// Takes back the last decision. Returns the index of its first snapshot; nil if there is none.
  private mutating func undo() throws -> Int? {
    guard let last = history.popLast() else {
      context.write("Nothing to undo.\n")
      return nil
    }
    for decision in last.decisions.reversed() {
      try folder.undo(decision)
      if decision.isAccepted { accepted -= 1 } else { rejected -= 1 }
    }
    return last.index
  }

  /// Reads a key. Control-C arrives as one.
  private mutating func readKey() -> Character? {
    let key = context.readKey()
    if key == "\u{3}" { isInterrupted = true }
    return key
  }

  private mutating func ask(about snapshot: PendingSnapshot) -> (Action, isForAll: Bool) {
    while true {
      context.write(Self.help)
      let key = readKey()
      let (action, name): (Action?, String) =
        switch key {
        case "a": (.accept, "accept")
        case "A": (.accept, "accept all")
        case "r": (.reject, "reject")
        case "R": (.reject, "reject all")
        case "s": (.skip, "skip")
        case "S": (.skip, "skip all")
        case "u", "U": (.undo, "undo")
        // Control-D arrives as a key, too; nil is the end of input.
        case "q", "Q", "\u{3}", "\u{4}", nil: (.quit, "quit")
        default: (nil, "")
        }
      context.write(name + "\n")
      if let action { return (action, key == "A" || key == "R" || key == "S") }
      if key == "f" || key == "F" { showText(of: snapshot) }
      if isInterrupted { return (.quit, false) }
    }
  }

  /// Shows the received text, a screen at a time.
  private mutating func showText(of snapshot: PendingSnapshot) {
    let lines = String(decoding: snapshot.received, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropLast()
    let screen = context.screenSize() ?? (rows: .max, columns: .max)
    func rows(_ line: Substring) -> Int { max(0, line.reduce(0) { $0 + $1.displayWidth } - 1) / screen.columns + 1 }
    var index = 0
    while index < lines.count {
      var (end, rest) = (index, max(2, screen.rows) - 1)
      while end < lines.count, end == index || rows(lines[end]) <= rest {
        rest -= rows(lines[end])
        end += 1
      }
      context.write(lines[index..<end].map { $0 + "\n" }.joined())
      index = end
      guard index < lines.count else { return }
      context.write("\(index) of \(lines.count) lines. Space for more, q to stop > ")
      let key = readKey()
      context.write("\n")
      if key == "q" || key == "Q" || key == nil || key == "\u{3}" || key == "\u{4}" { return }
    }
  }

  private func summary(of count: Int) -> String {
    var text = "\n\(accepted) accepted, \(rejected) rejected, \(count - accepted - rejected) left.\n"
    if accepted > 0 { text += "Run the tests again, then commit \(SnapshotLayout.goldenFolder)/.\n" }
    return text
  }
}

extension SnapshotCommand {
  static let review = SnapshotCommand(
    name: "review", abstract: "Shows each received text as a diff and asks for one key: accept, reject or skip.",
    discussion: "Reviews all, or those at the given paths. The keys A, R and S decide about all that are left.",
    options: [.from, .diffTool], operands: "[path…]"
  ) { arguments, context in
    let layout = try context.layout()
    let folder = try arguments.pendingFolder(of: layout)
    let tool = try context.diffTool(arguments)
    LastRun(of: layout, arguments).warnOfOlderTexts(in: context)
    return try Review(folder: folder, paths: arguments.operands, context: context, tool: tool).run()
  }
}
