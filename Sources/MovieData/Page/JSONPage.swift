public import MovieDisplay

/// The view model of any scene as JSON: a document, a failure, or nothing.
public struct JSONPage: SceneViewModel {
  /// What to write.
  public enum Content: Sendable, Hashable {
    /// The scene's raw values; an empty object while loading.
    case document(JSONValue)
    /// The request failed. `code` is for programs, such as `not-found`; `message` has finished sentences for people.
    /// `candidates` are the films or people that may be meant.
    case failure(code: String, message: String, candidates: [JSONValue] = [])
    /// Nothing: the scene wrote its output itself.
    case nothing
  }

  /// What to write.
  public var content: Content
  /// How the request ended.
  public var outcome: Outcome
  /// Finished sentences about anything missing from the document.
  public var warnings: [String]

  /// Creates a page.
  public init(content: Content, outcome: Outcome = .shown, warnings: [String] = []) {
    self.content = content
    self.outcome = outcome
    self.warnings = warnings
  }
}

extension JSONPage {
  /// Creates a page with the outcome and warnings of the scene's text view model.
  package init(_ content: Content, like viewModel: some SceneViewModel) {
    self.init(content: content, outcome: viewModel.outcome, warnings: viewModel.warnings)
  }
}

extension JSONPage.Content {
  /// An empty document, for a scene that is still loading.
  package static let awaiting = document(.object([]))

  /// A failure with the message of the scene's text view model.
  package static func failure(
    _ code: FailureCode, saying state: EmptyState?, candidates: [JSONValue] = []
  ) -> JSONPage.Content {
    .failure(code: code.text, message: state?.sentences ?? "", candidates: candidates)
  }
}

extension EmptyState {
  /// The title, message, advice and address, joined.
  package var sentences: String {
    let sentences = [title, message, advice].filter { !$0.isEmpty }.map(Self.ended)
    return (sentences + (address.map { [$0] } ?? [])).joined(separator: " ")
  }

  /// Returns the text with a final period, which titles lack.
  private static func ended(_ text: String) -> String {
    text.last.map { ".!?…。:".contains($0) } == true ? text : text + "."
  }
}
