public import MovieDisplay

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
