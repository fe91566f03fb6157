public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// A text presenter whose responses have a form in JSON, too.
public protocol JSONPresenting: Presenter where ViewModel: SceneViewModel {
  /// The fields of each row of the document, from which users choose; none by default.
  static var jsonFields: JSONFields { get }

  /// Returns the raw values of a response. `viewModel` is its text.
  func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content
}

extension JSONPresenting {
  public static var jsonFields: JSONFields { .none }
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
    return JSONPage(text.json(of: response, like: viewModel), like: viewModel)
  }
}

extension JSONPresenter: WordsPresenter where Text: WordsPresenter {
  public init(words: any Words, today: CalendarDate) {
    text = Text(words: words, today: today)
  }
}

extension JSONPresenter where Text: DateIndependentPresenter {
  /// Creates a presenter that uses `words`.
  public init(words: any Words) {
    text = Text(words: words)
  }
}
