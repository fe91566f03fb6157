import MovieData
import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import MovieTestSupport
import MovieText

/// Checks what is printed.
enum ShownText {
  /// Shows a response in every language as text and as JSON.
  static func check<Text: WordsPresenter, View: TextView, JSON: WordsPresenter>(
    _ response: Text.Response, _ text: Text.Type, _ view: View.Type, _ json: JSON.Type,
    on pages: [TextPage] = [TextPage(width: 80)]
  ) throws where View.ViewModel == Text.ViewModel, JSON.Response == Text.Response, JSON.ViewModel == JSONPage {
    for words in CurrentWords.allLanguages {
      let viewModel = Text(words: words, today: .sample).viewModel(for: response)
      for page in pages { try check(View(page: page).render(viewModel), colors: page.palette != .plain) }
      try check(json: JSONView().render(JSON(words: words, today: .sample).viewModel(for: response)))
    }
  }

  /// Throws if a terminal would obey the document, or if it is not JSON.
  static func check(json document: String) throws(FuzzFailure) {
    try check(document)
    try require(JSONNode(parsing: Array(document.utf8)) != nil, "Invalid JSON is written: \(document)")
  }

  /// Throws if a terminal would obey the text.
  ///
  /// With `colors`, text may have escape sequences of the program, which are not checked further.
  static func check(_ text: String, colors: Bool = false) throws(FuzzFailure) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: continue
      case 0x1B where colors: continue
      case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB:
        throw FuzzFailure(description: "U+\(String(scalar.value, radix: 16)) is printed: \(String(reflecting: text))")
      default: continue
      }
    }
  }
}
