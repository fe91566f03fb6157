extension String {
  /// Longer text is shortened so that the sentence around it stays readable.
  private static let longestQuote = 60

  /// The text as it is quoted in a sentence.
  package var quotable: String { count > Self.longestQuote ? prefix(Self.longestQuote - 1) + "…" : self }
}
