import MovieLibC
import SnapshotFiles

/// What commands work with: the package and the terminal.
struct CommandContext {
  let layout: () throws(SnapshotProblem) -> SnapshotLayout
  let style: DiffStyle
  /// Reads an environment variable; nil if it is unset or empty.
  let environment: (String) -> String?
  /// Returns the next key; nil at the end of input.
  let readKey: () -> Character?
  let write: (String) -> Void
  let writeError: (String) -> Void
  /// Returns the size of the terminal; nil if there is none.
  let screenSize: () -> (rows: Int, columns: Int)?
  /// The program of the toolchain.
  var swift = "swift"

  /// The package of `SNAPSHOTS_ROOT` or around the working directory, and the terminal of this process.
  static var ofProcess: CommandContext {
    func variable(_ name: String) -> String? {
      getenv(name).flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
    }
    let showsColor = isatty(STDOUT_FILENO) == 1 && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
    return CommandContext(
      layout: { () throws(SnapshotProblem) in
        let here = FileSystem.workingDirectory()
        return try SnapshotLayout.find(environment: .ofProcess(), workingDirectory: here, file: nil)
      },
      style: showsColor ? .colored : .plain, environment: variable, readKey: Terminal.readKey,
      write: { writeAll($0, to: STDOUT_FILENO) }, writeError: { writeAll($0, to: STDERR_FILENO) },
      screenSize: { Terminal.size })
  }

  /// The tool of `--diff-tool` or `SNAPSHOTS_DIFF_TOOL`; nil if there is none.
  func diffTool(_ arguments: Arguments) throws(UsageError) -> DiffTool? {
    try (arguments.values("--diff-tool").last ?? environment("SNAPSHOTS_DIFF_TOOL")).map(DiffTool.init)
  }

  /// Shows how a received text differs from its golden, with the tool if there is one.
  func show(
    _ snapshot: PendingSnapshot, place: String = "", in layout: SnapshotLayout, with tool: DiffTool?, style: DiffStyle
  ) throws {
    let heading = "\(place)\(snapshot.shownPath) (\(snapshot.kind.rawValue))"
    write((style.isColored ? "\u{1B}[1m\(heading)\u{1B}[0m" : heading) + "\n")
    guard let tool else { return write(snapshot.diff(style: style)) }
    try tool.run(snapshot.golden == nil ? "/dev/null" : layout.golden(snapshot.path), snapshot.file)
  }
}

enum Terminal {
  /// The size, if the keys come from a terminal and the text goes to one; nil otherwise.
  static var size: (rows: Int, columns: Int)? {
    var size = winsize()
    guard isatty(STDIN_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0,
      size.ws_col > 0
    else { return nil }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Reads a key without waiting for Return; nil at the end of input. Skips blanks and line breaks from a pipe.
  static func readKey() -> Character? {
    var before = termios()
    let isTerminal = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &before) == 0
    if isTerminal {
      // Turn off echo only while reading, so that the terminal is not left without it.
      var raw = before
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
      tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    }
    defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSANOW, &before) } }
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      guard count == 1 else { return nil }
      if isTerminal && (byte == 0x1B || byte >= 0x80) {
        // Discard the remaining bytes of arrow keys and non-ASCII letters, which have no function.
        tcflush(STDIN_FILENO, TCIFLUSH)
        return "?"
      }
      if isTerminal || (byte != 0x0A && byte != 0x0D && byte != 0x20) { return Character(Unicode.Scalar(byte)) }
    }
  }
}

/// A program that shows the difference of two files. It is run without a shell.
struct DiffTool: Hashable {
  /// The program and its first arguments.
  let words: [String]

  /// Splits a command such as `code --wait --diff` at blanks. Quotation marks keep blanks in a word.
  init(_ command: String) throws(UsageError) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in command {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " || character == "\t" {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    guard quote == nil, let first = words.first, !first.isEmpty else {
      throw UsageError("\"\(VisibleText.line(command))\" is not the command of a diff tool.")
    }
    self.words = words
  }

  /// Runs the tool on two files and waits for it. Throws if it cannot be run; any other status means that files differ.
  func run(_ old: String, _ new: String) throws {
    if runProgram(words + [old, new]) == 127 {
      throw SnapshotProblem(
        "The diff tool \(VisibleText.line(words[0])) cannot be run: install it or choose another one.")
    }
  }
}
