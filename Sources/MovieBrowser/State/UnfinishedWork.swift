/// What quitting would interrupt, and what was already said about it.
struct UnfinishedWork: Sendable {
  /// The command lines that have not ended yet.
  private(set) var running: [String] = []
  /// The number of changes of shelves and settings that are not saved yet.
  private var changes = 0
  /// The last warning, which a second key ignores; empty for none.
  private var warning = ""

  var isSaving: Bool { changes > 0 }
  var isEmpty: Bool { !isSaving && running.isEmpty }

  mutating func begin(_ effects: [BrowserEffect]) {
    changes += effects.count(where: \.isChange)
    for case .runCommand(let line) in effects { running.append(line) }
  }

  mutating func end(_ line: String) {
    if let index = running.firstIndex(of: line) { running.remove(at: index) }
    warning = ""
  }

  mutating func endChange() {
    changes -= 1
    if changes == 0 { warning = "" }
  }

  /// Returns whether a warning is new, and so must be read before the viewer can quit.
  mutating func warn(_ sentence: String) -> Bool {
    defer { warning = sentence }
    return sentence != warning
  }

  /// Forgets the warning when another sentence covers it, because it may not have been read.
  mutating func forgetWarning(unless sentence: String) {
    if sentence != warning { warning = "" }
  }
}
