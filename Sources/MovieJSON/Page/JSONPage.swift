public import MovieDisplay

/// The view model of any scene as JSON: a document or a failure.
public struct JSONPage: SceneViewModel {
  public enum Content: Sendable, Hashable {
    /// Raw values; an empty object while loading.
    case document(JSONValue)
    /// `code` is for programs, such as `not-found`; the message is for people.
    case failure(code: String, message: String)
    /// The output was already written.
    case nothing
  }

  public var content: Content
  /// How the request ended.
  public var outcome: Outcome
  /// Finished sentences about anything missing from the document.
  public var warnings: [String]

  public init(content: Content, outcome: Outcome = .shown, warnings: [String] = []) {
    self.content = content
    self.outcome = outcome
    self.warnings = warnings
  }
}

extension JSONPage {
  /// A document with the outcome and warnings of the scene's text view model.
  package init(_ document: JSONValue, like viewModel: some SceneViewModel) {
    self.init(content: .document(document), outcome: viewModel.outcome, warnings: viewModel.warnings)
  }

  /// A placeholder shown before there is a document.
  package static func awaiting(like viewModel: some SceneViewModel) -> JSONPage {
    JSONPage(.object([]), like: viewModel)
  }

  /// A failure with the message and outcome of the scene's text view model.
  package init(failure code: FailureCode, saying state: EmptyState?, like viewModel: some SceneViewModel) {
    self.init(
      content: .failure(code: code.text, message: state?.sentences ?? ""), outcome: viewModel.outcome,
      warnings: viewModel.warnings)
  }
}

extension EmptyState {
  /// All its sentences, joined.
  package var sentences: String {
    [title, message, advice].filter { !$0.isEmpty }.map(Self.ended).joined(separator: " ")
  }

  /// Adds the final period that titles lack.
  private static func ended(_ text: String) -> String {
    text.last.map { ".!?…。".contains($0) } == true ? text : text + "."
  }
}
