/// The forms of text that often differ between runs.
enum VaryingText {
  /// An ISO 8601 date, optionally with time and time zone.
  static var date: Regex<Substring> {
    #/
      [0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])
      (?:[T\x20](?:[01][0-9]|2[0-3]):[0-5][0-9](?::(?:[0-5][0-9]|60)(?:\.[0-9]+)?)?(?:Z|[+\-][0-9]{2}:?[0-9]{2})?)?
    /#
    .matchingSemantics(.unicodeScalar)
  }

  /// A UUID, in either case.
  static var uuid: Regex<Substring> {
    /[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/.matchingSemantics(.unicodeScalar)
  }

  /// Replaces the matches of a form that are not part of a longer word.
  static func replace(
    _ form: Regex<Substring>, in text: String, with replacement: (Substring) -> String
  ) -> String {
    text.replacing(form) { match in
      let neighbors = [text[..<match.startIndex].unicodeScalars.last, text[match.endIndex...].unicodeScalars.first]
      let isPart = neighbors.contains { $0.map(isWord) ?? false }
      return isPart ? String(match.output) : replacement(match.output)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}
