import SnapshotFiles

/// Shows how a received text differs from its golden.
struct DiffViewer {
  let context: CommandContext
  let tool: DiffTool?

  /// Shows the change, with the tool if there is one.
  func show(_ snapshot: PendingSnapshot, in layout: SnapshotLayout) throws {
    guard let tool else { return context.write(snapshot.diff(style: context.style)) }
    try tool.run(snapshot.golden == nil ? "/dev/null" : layout.golden(snapshot.path), snapshot.file)
  }

  /// The heading of a change.
  func heading(_ snapshot: PendingSnapshot, prefix: String = "") -> String {
    let text = "\(prefix)\(snapshot.shownPath) (\(snapshot.kind.rawValue))"
    return (context.style.isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text) + "\n"
  }
}
