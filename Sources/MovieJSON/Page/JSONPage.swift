public import MovieDisplay

/// The view model of every scene as JSON: a document of raw values, or why there is none.
public struct JSONPage: SceneViewModel {
  public enum Content: Sendable, Hashable {
    /// An empty object while the answer is on its way.
    case document(JSONValue)
    /// `code` is for programs, such as `not-found`; the message is for people.
    case failure(code: String, message: String)
    /// What there was to write is written already.
    case nothing
  }

  public var content: Content
  public var outcome: Outcome
  public var warnings: [String]

  public init(content: Content, outcome: Outcome = .shown, warnings: [String] = []) {
    self.content = content
    self.outcome = outcome
    self.warnings = warnings
  }
}

extension JSONPage {
  /// A document that ends as the scene in words does.
  package init(_ document: JSONValue, like viewModel: some SceneViewModel) {
    self.init(content: .document(document), outcome: viewModel.outcome, warnings: viewModel.warnings)
  }

  /// What stands in place of a document before there is one.
  package static func awaiting(like viewModel: some SceneViewModel) -> JSONPage {
    JSONPage(.object([]), like: viewModel)
  }

  /// A failure that says, and ends, what the scene in words does.
  package init(failure code: FailureCode, saying state: EmptyState?, like viewModel: some SceneViewModel) {
    self.init(
      content: .failure(code: code.text, message: state?.sentences ?? ""), outcome: viewModel.outcome,
      warnings: viewModel.warnings)
  }
}

extension EmptyState {
  /// Everything that it says, one sentence after the other.
  package var sentences: String {
    [title, message, advice].filter { !$0.isEmpty }.map(Self.ended).joined(separator: " ")
  }

  /// A title has no full stop.
  private static func ended(_ text: String) -> String {
    text.last.map { ".!?…。".contains($0) } == true ? text : text + "."
  }
}
