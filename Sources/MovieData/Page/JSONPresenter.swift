public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// A text presenter whose responses have a form in JSON, too.
public protocol JSONPresenting: Presenter where ViewModel: SceneViewModel {
  /// The fields of each row of the document, from which users choose; none by default.
  static var jsonFields: JSONFields { get }

  /// Returns the raw values of a response. `viewModel` is its text.
  func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content

  /// Returns one failure for all that is missing from the document of a response, in place of the warnings of its text;
  /// nil by default.
  func jsonFailure(beside response: Response, like viewModel: ViewModel) -> JSONPage.Content?

  /// Returns a response as a table. Nil by default, for a scene that is no list.
  func table(of response: Response) -> TSVPage?
}

extension JSONPresenting {
  public static var jsonFields: JSONFields { .none }

  public func jsonFailure(beside response: Response, like viewModel: ViewModel) -> JSONPage.Content? { nil }

  public func table(of response: Response) -> TSVPage? { nil }
}

/// Turns a scene's response into JSON, with the outcome and the warnings of its text.
public struct JSONPresenter<Text: JSONPresenting>: Presenter {
  private let text: Text

  /// The fields of each row.
  public static var fields: JSONFields { Text.jsonFields }

  /// Creates a presenter of what `text` presents.
  public init(_ text: Text) {
    self.text = text
  }

  public func viewModel(for response: Text.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    let content = text.json(of: response, like: viewModel)
    return JSONPage(content: content, outcome: viewModel.outcome, warnings: viewModel.warnings)
  }
}

extension JSONPresenter: WordsPresenter where Text: WordsPresenter {
  public init(words: any Words, today: CalendarDate) {
    text = Text(words: words, today: today)
  }
}

extension MovieScene where Presenter: JSONPresenting {
  /// Turns the scene's responses into JSON.
  public typealias JSON = JSONPresenter<Presenter>
}

/// The view model of any scene as JSON: a document, a failure, or nothing.
public struct JSONPage: SceneViewModel {
  /// What to write.
  public enum Content: Sendable, Equatable {
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

extension JSONPage.Content {
  /// An empty document, for a scene that is still loading.
  package static let awaiting = document(.object([]))

  /// A failure with the message of the scene's text view model.
  package static func failure(
    _ code: FailureCode, saying state: EmptyState?, candidates: [JSONValue] = []
  ) -> JSONPage.Content {
    .failure(code: code.text, message: state?.sentences ?? "", candidates: candidates)
  }

  /// What was found about many films, as a `document`. A failure with a `code` if the text has nothing of it to show.
  package static func found<Found, Row>(
    _ found: Result<Found, StoreError>?, like viewModel: ListViewModel<Row>, code: (Found) -> FailureCode,
    document: (Found) -> JSONValue
  ) -> JSONPage.Content {
    switch found {
    case nil: .awaiting
    case .failure(let error)?: .failure(FailureCode(error), saying: viewModel.emptyState)
    case .success(let found)? where viewModel.outcome.hasContent: .document(document(found))
    case .success(let found)?: .failure(code(found), saying: viewModel.failure ?? viewModel.emptyState)
    }
  }

  /// Several failures as one: the code of the first, with the messages and candidates of all. Each message is a line,
  /// because it may end with a command.
  package static func merging(_ failures: [JSONPage.Content]) -> JSONPage.Content {
    failures.reduce(JSONPage.Content.nothing) { merged, next in
      guard case .failure(let code, let message, let candidates) = merged,
        case .failure(_, let other, let more) = next
      else { return next }
      return .failure(code: code, message: "\(message)\n\(other)", candidates: candidates + more)
    }
  }
}

/// A machine-readable failure code, such as `rejected-credential`.
package struct FailureCode: Sendable, Hashable {
  /// The code in lower case, with hyphens between words.
  package let text: String

  /// The request itself was invalid.
  package static let usage = FailureCode(camelCase: "usage")
  /// Several films or people match.
  package static let ambiguous = FailureCode(camelCase: "ambiguous")
  package static let unsupported = FailureCode(CatalogError(.unsupported))
  package static let notFound = FailureCode(CatalogError(.notFound))
  package static let missingCredential = FailureCode(CatalogError(.missingCredential))
  package static let malformedResponse = FailureCode(CatalogError(.malformedResponse))

  package init(_ error: CatalogError) {
    self.init(camelCase: error.code.rawValue)
  }

  package init(_ error: StoreError) {
    self.init(camelCase: error.code.rawValue)
  }

  package init(_ error: CatalogOrStoreError) {
    switch error {
    case .catalog(let error): self.init(error)
    case .store(let error): self.init(error)
    }
  }

  /// The code of the first error, or of the first credential error, because no request succeeds until that is fixed.
  package init(decisiveOf errors: [CatalogError]) {
    let decisive = errors.first { $0.code == .missingCredential || $0.code == .rejectedCredential } ?? errors.first
    self = decisive.map { FailureCode($0) } ?? .notFound
  }

  /// Returns the code with a message for people.
  func json(saying message: String) -> JSONValue { ["code": text.json, "message": message.json] }

  private init(camelCase name: String) {
    text = String(hyphenating: name)
  }
}
