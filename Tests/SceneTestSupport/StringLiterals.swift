import Foundation

/// Reads the string literals of source files, so that tests can check texts that are rarely shown.
package enum StringLiterals {
  /// Returns the literals in the Swift files of a folder in `Sources` whose names begin with `prefix`.
  package static func inFiles(of folder: String, named prefix: String = "") throws -> [String] {
    try files(of: folder) { $0.hasPrefix(prefix) }.flatMap { all(in: $0) }
  }

  /// Returns the lines in the Swift files of a folder in `Sources` that have an empty text and nothing else to show.
  package static func emptyTexts(ofFiles folder: String, where isIncluded: (String) -> Bool) throws -> [String] {
    try files(of: folder, where: isIncluded).flatMap { emptyTexts(in: $0) }
  }

  /// Returns the lines of code in which the whole text of a member, of a case or of a title is empty.
  package static func emptyTexts(in code: String) -> [String] {
    code.split(separator: "\n").map { String($0.drop(while: \.isWhitespace)) }.filter {
      $0.contains(/^((case .+|default): |(public )?(var|func) .+\{ )?""( \})?$/) || $0.contains("title: \"\"")
    }
  }

  /// The code of those Swift files of a folder in `Sources` that have certain names.
  private static func files(of folder: String, where isIncluded: (String) -> Bool) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/\(folder)")
      .standardizedFileURL
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { isIncluded($0) && $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// Returns the literals in code, without escapes and interpolations. The literals in an interpolation are listed, too.
  /// The keys of dictionaries are not, because they are never shown.
  package static func all(in code: String) -> [String] {
    var (rest, literals) = (code[...], [String]())
    readCode(&rest, &literals)
    return literals
  }

  /// Reads to the end, or to the parenthesis that ends an interpolation.
  private static func readCode(_ rest: inout Substring, _ literals: inout [String]) {
    var depth = 0
    while depth >= 0, let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if character == "\"" {
        let literal = readLiteral(&rest, &literals)
        if rest.first != ":" { literals.append(literal) }
      } else {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        rest.removeFirst()
      }
    }
  }

  private static func readLiteral(_ rest: inout Substring, _ literals: inout [String]) -> String {
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest.removeFirst(quotes.count)
    var text = ""
    while !rest.isEmpty, !rest.hasPrefix(quotes) {
      let character = rest.removeFirst()
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      if escaped == "(" { readCode(&rest, &literals) }
      if escaped == "u" { rest = rest.drop { $0 != "}" }.dropFirst() }
    }
    rest = rest.dropFirst(quotes.count)
    return text
  }
}
