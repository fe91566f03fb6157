public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// A text presenter of a list that has a form as a table, too.
public protocol TSVPresenting: WordsPresenter where ViewModel: SceneViewModel {
  /// The names of the columns.
  static var tsvColumns: [String] { get }

  /// Returns the values of each line. `viewModel` is the text of the response.
  func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]]
}

/// Turns a scene's response into a table, with the outcome and the warnings of its text.
public struct TSVPresenter<Text: TSVPresenting>: WordsPresenter {
  private let text: Text

  public init(words: any Words, today: CalendarDate) {
    text = Text(words: words, today: today)
  }

  public func viewModel(for response: Text.Response) -> TSVPage {
    let viewModel = text.viewModel(for: response)
    return TSVPage(
      columns: Text.tsvColumns, rows: text.tsvRows(of: response, like: viewModel), outcome: viewModel.outcome,
      warnings: viewModel.warnings)
  }
}

extension TSVPresenter where Text: DateIndependentPresenter {
  /// Creates a presenter that uses `words`.
  public init(words: any Words) {
    text = Text(words: words)
  }
}
