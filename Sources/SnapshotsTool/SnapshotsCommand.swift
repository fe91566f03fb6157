import MovieLibC
import SnapshotFiles

/// The `snapshots` command.
@main
struct SnapshotsCommand {
  static let commands: [SnapshotCommand] = [.status, .review, .show, .accept, .reject, .report, .test, .prune]

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst()), in: .ofProcess))
  }

  /// Runs the command that `arguments` name. Returns the exit status.
  static func run(_ arguments: [String], in context: CommandContext) -> Int32 {
    // What the help for wrong arguments is about: a command, or all of them.
    var topic = ""
    do {
      switch arguments.first {
      case "help", "--help", "-h":
        let command = try arguments.dropFirst().first.map(command(named:))
        context.write(command?.help ?? SnapshotCommand.overview)
        return ExitStatus.success
      case let name? where !name.hasPrefix("-"):
        let named = try command(named: name)
        topic = " " + name
        return try run(named, Array(arguments.dropFirst()), in: context)
      default:
        topic = " status"
        return try run(.status, arguments, in: context)
      }
    } catch let error as UsageError {
      context.writeError("error: \(error.message)\nhint: snapshots help\(topic)\n")
      return ExitStatus.usage
    } catch {
      context.writeError("error: \(error)\n")
      return ExitStatus.failure
    }
  }

  private static func run(
    _ command: SnapshotCommand, _ arguments: [String], in context: CommandContext
  ) throws -> Int32 {
    let parsed = try Arguments(arguments, of: command)
    if parsed.has("--help") {
      context.write(command.help)
      return ExitStatus.success
    }
    return try command.run(parsed, context)
  }

  private static func command(named name: String) throws(UsageError) -> SnapshotCommand {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageError("There is no command \"\(VisibleText.line(name))\".")
    }
    return command
  }
}

enum ExitStatus {
  static let success: Int32 = 0
  /// `--check` found something.
  static let found: Int32 = 1
  /// Something could not be done.
  static let failure: Int32 = 2
  /// The arguments are not understood.
  static let usage: Int32 = 64
  /// Control-C ended a review or a run of the tests.
  static let interrupted: Int32 = 130
}

// MARK: - Help

extension SnapshotCommand {
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

  var help: String {
    var usage = "Usage: snapshots \(name)"
    if !options.isEmpty { usage += " [options]" }
    if !operands.isEmpty { usage += " " + operands }
    usage += otherArguments.rawValue
    var text = Self.wrapped(abstract) + "\n" + usage + "\n"
    if !discussion.isEmpty { text += "\n" + Self.wrapped(discussion) }
    if !options.isEmpty { text += "\n" }
    for option in options {
      text += Self.row(option.name + (option.value.map { " " + $0 } ?? ""), option.help)
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
