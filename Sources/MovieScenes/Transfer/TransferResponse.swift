public import MovieDisplay
public import MovieDomain

extension TransferScene {
  public enum Request: Sendable, Hashable {
    /// Adds the films of a list or an archive; without a path, of the program's input.
    case importFilms(from: String?)
    /// Writes all favorites; without a path to the program's output, without a format as the file's name says.
    case export(to: String?, as: FavoritesFormat? = nil, replacing: Bool = false)
  }

  /// How far a transfer has come, or what came of it.
  public enum Response: Sendable, Hashable {
    case idle
    /// So many lines are done, of so many.
    case importing(Int, of: Int)
    /// What came of each line of a file; nil for the program's input.
    case imported(ImportReport, from: String?)
    case exporting
    /// How many favorites were written; nil for the program's output.
    case exported(Int, to: String?)
    case notImported(StoreError)
    case notExported(StoreError)
  }
}
