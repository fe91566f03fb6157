public import MovieDisplay
public import MovieDomain

extension TransferScene {
  public enum Request: Sendable, Hashable {
    /// Imports a list or an archive; nil reads standard input.
    case importFilms(from: String?)
    /// Exports all favorites; a nil path writes to standard output, a nil format is inferred from the file name.
    case export(to: String?, as: FavoritesFormat? = nil, replacing: Bool = false)
  }

  /// The progress or result of a transfer.
  public enum Response: Sendable, Hashable {
    case idle
    /// The number of lines processed, and the total.
    case importing(Int, of: Int)
    /// The result for each line of a file; a nil path means standard input.
    case imported(ImportReport, from: String?)
    /// An export to a file is in progress.
    case exporting
    /// What was written and what could not be read; a nil path means standard output.
    case exported(ExportReport, to: String?)
    /// The file could not be imported.
    case notImported(StoreError)
    /// The favorites could not be exported.
    case notExported(StoreError)
  }
}
