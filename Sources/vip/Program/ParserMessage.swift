import MovieDomain

/// A message of the parser or of a `ValidationError`, in the style of the program's other errors.
struct ParserMessage: Equatable {
  /// What is wrong.
  let sentence: String
  /// What to do; nil if the message does not say.
  let hint: String?

  /// Separates the sentence of a `ValidationError` from a hint.
  static let hintMark = "\nhint: "

  init(_ message: String) {
    if let mark = message.firstRange(of: Self.hintMark) {
      self.init(String(message[..<mark.lowerBound]), hint: String(message[mark.upperBound...]))
    } else if let wrong = message.wholeMatch(of: /The value '(?s:(.*))' is invalid for '(\S+?)(?: <.*>)?'\.?(?s:(.*))/)
    {
      let (_, value, name, rest) = wrong.output
      let option = name.filter { !"<>".contains($0) }
      self.init("“\(value)” is not a value of \(option).", hint: Self.values(String(rest)))
    } else if let near = message.wholeMatch(of: /(?s:(.*'(.*)'.*)) Did you mean '(.*)'\?/) {
      let (_, sentence, typed, name) = near.output
      // The parser also suggests names that have little in common with what was typed.
      let isSimilar = !Spelling.suggestions(for: Self.bare(typed), in: [Self.bare(name)]).isEmpty
      self.init(Self.quoted(String(sentence)), hint: isSimilar ? "Did you mean \(name)?" : nil)
    } else {
      self.init(Self.quoted(message), hint: nil)
    }
  }

  private init(_ text: String, hint: String?) {
    sentence = text.last.map { ".?!".contains($0) } == true ? text : text + "."
    self.hint = hint
  }

  /// The sentence about what is valid; nil if there is none. The parser lists long names line by line, and quotes others.
  private static func values(_ text: String) -> String? {
    if text.contains("Please provide one of") {
      let lines = text.matches(of: /\n *- (.*)/).map { String($0.output.1) }
      let names = lines.isEmpty ? text.matches(of: /'([^']*)'/).map { String($0.output.1) } : lines
      return "Use \(names.alternatives)."
    }
    let reason = text.drop { ": ".contains($0) }
    return reason.isEmpty ? nil : String(reason)
  }

  /// The name of an option without its hyphens.
  private static func bare(_ option: Substring) -> String { String(option.drop { $0 == "-" }) }

  /// Replaces the parser's quotation marks. Apostrophes within words are not quotation marks.
  private static func quoted(_ text: String) -> String {
    text.replacing(/(^|\s)'(.+?)'(?=$|[\s.,:;?])/) { "\($0.output.1)“\($0.output.2)”" }
  }
}
