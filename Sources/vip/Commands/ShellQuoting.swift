/// Text as a shell takes it for itself, whatever it holds.
enum ShellQuoting {
  /// Words without anything that a shell gives a meaning to stand as they are; all else in single quotes.
  static func quoted(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      !word.isEmpty && word.unicodeScalars.allSatisfy { isWordPart($0) }
    }
    return isPlain ? text : "'" + String(escaped(text)) + "'"
  }

  /// The same, with a backslash before everything but letters and what stands for itself: as a shell completes it.
  static func backslashed(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII, !isWordPart(scalar) { output.append("\\") }
      output.append(scalar)
    }
    return String(output)
  }

  /// By scalars, as a shell reads them: a quote with an accent on it is another character, but still a quote.
  private static func escaped(_ text: String) -> String.UnicodeScalarView {
    text.unicodeScalars.reduce(into: String.UnicodeScalarView()) { output, scalar in
      if scalar == "'" {
        output.append(contentsOf: #"'\''"#.unicodeScalars)
      } else {
        output.append(scalar)
      }
    }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "-_.,:/@+".unicodeScalars.contains(scalar)
  }
}
