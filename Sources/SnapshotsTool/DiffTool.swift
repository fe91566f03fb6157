import SnapshotFiles

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
    if ChildProcess.run(words + [old, new]) == 127 {
      throw SnapshotProblem(
        "The diff tool \(VisibleText.line(words[0])) cannot be run: install it or choose another one.")
    }
  }
}
