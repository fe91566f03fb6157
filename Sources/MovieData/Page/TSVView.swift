public import MovieDisplay
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
    ((hasHeader ? [page.columns] : []) + page.rows).reduce(into: "") { $0 += line($1) }
  }

  public func display(_ page: TSVPage) async {
    await write(render(page))
  }

  private func line(_ values: [String]) -> String {
    values.map { CleanText(whole: $0).string }.joined(separator: "\t") + "\n"
  }
}
