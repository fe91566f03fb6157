enum Help {
  /// The maximum number of columns of a line.
  private static let width = 80
  private static let column = 24

  static var overview: String {
    let commands = SnapshotsCommand.commands.map { row($0.name, $0.abstract) }.joined()
    return """
      Reviews and maintains the golden files of snapshot tests.

      A failing snapshot test saves the received text in .build/snapshots/pending.
      Goldens in Snapshots/ change only when you accept it.

      Usage: snapshots [command] [options]

      \(commands)
      Without a command, it runs status. Help on one: snapshots help review

      Exit status: 0 done, 1 --check found something, 2 something could not be done,
      64 wrong arguments, 130 Control-C in a review. `snapshots test` has the status
      of `swift test`.

      """
  }

  static func text(of command: SnapshotCommand) -> String {
    var usage = "Usage: snapshots \(command.name)"
    if !command.options.isEmpty { usage += " [options]" }
    if !command.operands.isEmpty { usage += " " + command.operands }
    usage += command.otherArguments.rawValue
    var text = wrapped(command.abstract) + "\n" + usage + "\n"
    if !command.discussion.isEmpty { text += "\n" + wrapped(command.discussion) }
    if !command.options.isEmpty { text += "\n" }
    for option in command.options {
      text += row(option.name + (option.value.map { " " + $0 } ?? ""), option.help)
    }
    return text
  }

  private static func row(_ name: String, _ help: String) -> String {
    let indent = String(repeating: " ", count: column)
    let lines = lines(of: help, width: width - column)
    let first = "  \(name)" + String(repeating: " ", count: max(1, column - name.count - 2))
    return lines.enumerated().map { ($0.offset == 0 ? first : indent) + $0.element + "\n" }.joined()
  }

  private static func wrapped(_ text: String) -> String {
    lines(of: text, width: width).map { $0 + "\n" }.joined()
  }

  private static func lines(of text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if !line.isEmpty && line.count + 1 + word.count > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = line.isEmpty ? String(word) : "\(line) \(word)"
      }
    }
    return lines
  }
}
