public import MovieDisplay
public import MovieDomain

extension TransferScene {
  /// What became of a request.
  public enum Response: Sendable, Hashable {
    /// So many lines are done, of so many.
    case importing(Int, of: Int)
    /// What became of each line of a file; nil for what was handed to the program.
    case imported(ImportReport, from: String?)
    case exporting
    /// So many favorites were written; nil for where the program writes.
    case exported(Int, to: String?)
    case notImported(StoreError)
    case notExported(StoreError)
  }
}
