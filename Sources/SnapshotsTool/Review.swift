import SnapshotFiles

/// The interactive loop of `snapshots review`.
struct Review {
  let folder: PendingFolder
  /// Goldens or folders to review; empty for all.
  let paths: [String]
  let viewer: DiffViewer
  /// Returns the next key; nil at the end of input.
  let readKey: () -> Character?

  private var accepted = 0
  private var rejected = 0
  /// What was decided, for undo. A decision about all of the rest is one entry.
  private var history: [(index: Int, decisions: [PendingDecision])] = []

  init(folder: PendingFolder, paths: [String], viewer: DiffViewer, readKey: @escaping () -> Character?) {
    self.folder = folder
    self.paths = paths
    self.viewer = viewer
    self.readKey = readKey
  }

  private static let help = "a accept · r reject · s skip · ARS all · f text · u undo · q quit > "
  private static let lastHelp = "u undo · q quit > "

  private enum Action { case accept, reject, skip, undo, quit }

  /// Asks about every pending snapshot until all are resolved or the user quits.
  consuming func run() throws {
    let snapshots = try folder.snapshots(at: paths)
    if snapshots.isEmpty { return viewer.write(StatusCommand.text(for: []) + "\n") }
    var index = 0
    while true {
      while index < snapshots.count {
        let snapshot = snapshots[index]
        viewer.write("\n" + viewer.heading(snapshot, prefix: "[\(index + 1)/\(snapshots.count)] "))
        try viewer.show(snapshot, in: folder.layout)
        let (action, isForAll) = ask(about: snapshot)
        switch action {
        case .undo: index = try undo() ?? index
        case .quit: return viewer.write(summary(of: snapshots.count))
        default:
          try decide(action, snapshots, from: index, isForAll: isForAll)
          index = isForAll ? snapshots.count : index + 1
        }
      }
      viewer.write(summary(of: snapshots.count))
      guard accepted + rejected > 0 else { return }
      viewer.write(Self.lastHelp)
      let key = readKey()
      guard key == "u" || key == "U", let last = try undo() else { return viewer.write("quit\n") }
      viewer.write("undo\n")
      index = last
    }
  }

  private mutating func decide(
    _ action: Action, _ snapshots: [PendingSnapshot], from index: Int, isForAll: Bool
  ) throws {
    var decisions: [PendingDecision] = []
    // What was decided before an error can be undone, too.
    defer { history.append((index, decisions)) }
    for snapshot in isForAll ? snapshots[index...] : snapshots[index...index] {
      switch action {
      case .accept:
        decisions.append(try folder.accept(snapshot))
        accepted += 1
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
      viewer.write("Nothing to undo.\n")
      return nil
    }
    for decision in last.decisions.reversed() {
      try folder.undo(decision)
      if decision.isAccepted { accepted -= 1 } else { rejected -= 1 }
    }
    return last.index
  }

  private func ask(about snapshot: PendingSnapshot) -> (Action, isForAll: Bool) {
    while true {
      viewer.write(Self.help)
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
        // Control-C and Control-D arrive as keys; nil is the end of input.
        case "q", "Q", "\u{3}", "\u{4}", nil: (.quit, "quit")
        default: (nil, "")
        }
      viewer.write(name + "\n")
      if let action { return (action, key == "A" || key == "R" || key == "S") }
      if key == "f" || key == "F" { showText(of: snapshot) }
    }
  }

  /// Shows the received text, a screen at a time.
  private func showText(of snapshot: PendingSnapshot) {
    let lines = String(decoding: snapshot.received, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropLast()
    let height = max(2, viewer.screenHeight() ?? .max) - 1
    var index = 0
    while index < lines.count {
      let end = lines.count - index <= height ? lines.count : index + height
      viewer.write(lines[index..<end].map { $0 + "\n" }.joined())
      index = end
      guard index < lines.count else { return }
      viewer.write("\(index) of \(lines.count) lines. Space for more, q to stop > ")
      let key = readKey()
      viewer.write("\n")
      if key == "q" || key == "Q" || key == nil || key == "\u{3}" || key == "\u{4}" { return }
    }
  }

  private func summary(of count: Int) -> String {
    var text = "\n\(accepted) accepted, \(rejected) rejected, \(count - accepted - rejected) left.\n"
    if accepted > 0 { text += "Run the tests again, then commit \(SnapshotLayout.goldenFolder)/.\n" }
    return text
  }
}
