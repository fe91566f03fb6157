import SnapshotFiles

/// Shows how a received text differs from its golden.
struct DiffViewer {
  let style: DiffStyle
  let tool: DiffTool?
  let write: (String) -> Void
  /// Returns the number of rows of the terminal; nil if there is none.
  var screenHeight: () -> Int? = { nil }

  /// Shows the change, with the tool if there is one.
  func show(_ snapshot: PendingSnapshot, in layout: SnapshotLayout) throws {
    guard let tool else { return write(snapshot.diff(style: style)) }
    try tool.run(snapshot.golden == nil ? "/dev/null" : layout.golden(snapshot.path), snapshot.file)
  }

  /// The heading of a change.
  func heading(_ snapshot: PendingSnapshot, prefix: String = "") -> String {
    let text = "\(prefix)\(snapshot.shownPath) (\(snapshot.kind.rawValue))"
    return (style.isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text) + "\n"
  }
}
