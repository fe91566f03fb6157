public import MovieDisplay
public import MovieDomain
public import MovieScenes
import MovieText

/// A display for any list that renders tab-separated values and writes them.
///
/// Values never contain tabs, line breaks or other control characters, and are never shortened.
public struct TSVView: Display {
  /// Whether the first line has the names of the columns.
  public let hasHeader: Bool
  /// Writes a table, such as to standard output.
  public let write: @Sendable (String) async -> Void

  /// Creates a view that passes each table to `write`.
  public init(hasHeader: Bool = false, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.hasHeader = hasHeader
    self.write = write
  }

  /// Returns the table. Every line ends with a line feed. A table without lines is an empty text.
  public func render(_ page: TSVPage) -> String {
    ((hasHeader ? [page.columns] : []) + page.rows).reduce(into: "") { text, values in
      text += values.map { CleanText(whole: $0).string }.joined(separator: "\t") + "\n"
    }
  }

  public func display(_ page: TSVPage) async {
    await write(render(page))
  }
}

/// The view model of a list as a table of raw values: a line for each film, person or other element.
public struct TSVPage: SceneViewModel {
  /// The names of the columns.
  public var columns: [String]
  /// The values of each line, in the order of the columns. An unknown value is empty.
  public var rows: [[String]]
  /// How the request ended.
  public var outcome: Outcome
  /// Finished sentences about anything missing from the table.
  public var warnings: [String]

  /// Creates a page.
  public init(columns: [String], rows: [[String]], outcome: Outcome = .shown, warnings: [String] = []) {
    self.columns = columns
    self.rows = rows
    self.outcome = outcome
    self.warnings = warnings
  }
}

/// A text presenter of a list that has a form as a table, too.
public protocol TSVPresenting: JSONPresenting, WordsPresenter {
  /// The names of the columns.
  static var tsvColumns: [String] { get }

  /// Returns the values of each line. `viewModel` is the text of the response.
  func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]]
}

extension TSVPresenting {
  public func table(of response: Response) -> TSVPage? { TSVPresenter(self).viewModel(for: response) }
}

/// Turns a scene's response into a table, with the outcome and the warnings of its text.
public struct TSVPresenter<Text: TSVPresenting>: WordsPresenter {
  private let text: Text

  /// Creates a presenter of what `text` presents.
  public init(_ text: Text) {
    self.text = text
  }

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

extension MovieScene where Presenter: TSVPresenting {
  /// Turns the scene's responses into a table.
  public typealias TSV = TSVPresenter<Presenter>
}

extension Movie {
  /// The columns of every list of films.
  static let tsvColumns = ["id", "title", "year", "score", "votes", "date"]

  /// The film's values. `source` is its catalog if that is not the one in use; the id then has the catalog's name, so
  /// that programs can pass it on.
  func tsvRow(from source: CatalogSource? = nil) -> [String] {
    let date = releaseDate?.description ?? ""
    return [
      source?.qualified(id) ?? String(id), shownTitle, String(date.prefix { $0 != "-" }),
      rating.average?.description ?? "", rating.voteCount.map { String($0) } ?? "", date,
    ]
  }
}
