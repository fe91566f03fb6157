/// Writes texts for a shell, and reads lines that are written as for one.
public enum ShellQuoting {
  /// A quotation mark that is not closed.
  public struct UnclosedQuote: Error, Sendable, Hashable {
    /// The mark.
    public let mark: Unicode.Scalar
  }

  /// Returns the text unchanged if no character is special to a shell, otherwise in single quotes.
  public static func quoted(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      !word.isEmpty && word.unicodeScalars.allSatisfy { isWordPart($0) }
    }
    // Scalars, because a quote followed by a combining mark is one character, but still a quote.
    let parts = text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map { String($0) }
    return isPlain ? text : "'\(parts.joined(separator: #"'\''"#))'"
  }

  /// Returns the text as one argument, which is no option.
  public static func argument(_ text: String) -> String {
    // The space keeps a hyphen from the beginning. Programs trim texts of users.
    let text = text.hasPrefix("-") ? " \(text)" : text
    let quoted = quoted(text)
    return quoted == text && text.contains(" ") ? "'\(text)'" : quoted
  }

  /// The words of a line, of which parts may be in single or double quotes, or escaped with backslashes. `~/` at the
  /// beginning of a word is the folder `home`, if there is one. Throws an error for a quote that is not closed.
  public static func words(of line: String, home: String?) throws(UnclosedQuote) -> [String] {
    try parts(of: line, home: home).map(\.word)
  }

  /// Whether a line is more than a command with its words: it has an operator such as `|` as a word of its own, or puts
  /// what another command prints in its place. What is quoted is neither.
  public static func isForShell(_ line: String) -> Bool {
    guard let parts = try? parts(of: line, home: nil) else { return false }
    let operators = ["|", ">", ">>", "<", ";", "&&", "||"]
    return parts.contains { word, isBare in
      isBare && (operators.contains(word) || word.contains("$(") || word.contains("`"))
    }
  }

  /// The words of a line, and whether each is without quotes and backslashes.
  private static func parts(of line: String, home: String?) throws(UnclosedQuote) -> [(word: String, isBare: Bool)] {
    var words: [(word: String, isBare: Bool)] = []
    var word: String?
    var isBare = true
    var quote: Unicode.Scalar?
    var isEscaped = false
    let scalars = Array(line.unicodeScalars)
    for (index, character) in scalars.enumerated() {
      switch (character, quote) {
      case _ where isEscaped:
        word = (word ?? "") + String(character)
        isEscaped = false
      case ("\\", nil): (isEscaped, isBare) = (true, false)
      case (let end, let open?) where end == open: quote = nil
      case ("'", nil), ("\"", nil):
        (quote, isBare) = (character, false)
        word = word ?? ""
      case ("~", nil) where word == nil && scalars.dropFirst(index + 1).first == "/": word = home ?? "~"
      case (" ", nil):
        if let word { words.append((word, isBare)) }
        (word, isBare) = (nil, true)
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote { throw UnclosedQuote(mark: quote) }
    if let word { words.append((word, isBare)) }
    return words
  }

  /// Escapes special characters with backslashes, as shells do in completions.
  public static func backslashed(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII && !isWordPart($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "-_.,:/@+".unicodeScalars.contains(scalar)
  }
}
