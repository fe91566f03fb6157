import SnapshotFiles

/// The interactive loop of `snapshots review`.
struct Review {
  let folder: PendingFolder
  let style: DiffStyle
  /// Returns the next key; nil at the end of input.
  let readKey: () -> Character?
  let write: (String) -> Void

  private static let help = "a accept · r reject · s skip · f whole text · q quit"

  /// Asks about every pending snapshot until all are resolved or the user quits.
  func run() throws(SnapshotProblem) {
    let snapshots = try folder.snapshots()
    if snapshots.isEmpty { return write(StatusCommand.text(for: []) + "\n") }
    var (accepted, rejected, skipped) = (0, 0, 0)
    for (index, snapshot) in snapshots.enumerated() {
      write("\n" + strong("[\(index + 1)/\(snapshots.count)] \(snapshot.shownPath) (\(snapshot.kind.rawValue))") + "\n")
      write(snapshot.diff(style: style))
      switch decision(about: snapshot) {
      case .accept:
        try folder.accept(snapshot)
        accepted += 1
      case .reject:
        try folder.reject(snapshot)
        rejected += 1
      case .skip:
        skipped += 1
      case .quit:
        skipped += snapshots.count - index
        return write(summary(accepted, rejected, skipped))
      }
    }
    write(summary(accepted, rejected, skipped))
  }

  private enum Decision: String { case accept, reject, skip, quit }

  private func decision(about snapshot: PendingSnapshot) -> Decision {
    while true {
      write(Self.help + " > ")
      let key = readKey()
      let decision: Decision? =
        switch key {
        case "a", "A": .accept
        case "r", "R": .reject
        case "s", "S": .skip
        // Control-C and Control-D arrive as keys; nil is the end of input.
        case "q", "Q", "\u{3}", "\u{4}", nil: .quit
        default: nil
        }
      if let decision {
        write(decision.rawValue + "\n")
        return decision
      }
      write("\n")
      if key == "f" || key == "F" { write(String(decoding: snapshot.received, as: UTF8.self)) }
    }
  }

  private func summary(_ accepted: Int, _ rejected: Int, _ skipped: Int) -> String {
    var text = "\n\(accepted) accepted, \(rejected) rejected, \(skipped) left.\n"
    if accepted > 0 { text += "Run the tests again, then commit \(SnapshotLayout.goldenFolder)/.\n" }
    return text
  }

  private func strong(_ text: String) -> String {
    style.isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}
