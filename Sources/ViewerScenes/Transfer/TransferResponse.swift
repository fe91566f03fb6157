public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension TransferScene {
  /// A request to the transfer scene. A new request cancels the transfer in progress.
  public enum Request: LanedQuestion, Hashable {
    /// Imports a list or an archive onto a shelf; nil reads standard input. Without a shelf, each film
    /// goes to the shelf that the file says.
    ///
    /// Ends in `.imported`, with a result for each line, or in `.notImported` if the file cannot be read. Films
    /// imported before a cancellation stay.
    /// Imports with the same `change` are undone together. A dry run changes nothing, and reports what an import would do.
    case importFilms(from: String?, onto: Shelf?, in: ChangeID = ChangeID(), isDryRun: Bool = false)
    /// Exports a shelf, or the whole library, to a file; nil writes to standard output.
    ///
    /// Without a format, the extension of the file name decides: JSON without one, and
    /// `.notExported(StoreError(.unknownFormat))` for an unknown one. An existing file is overwritten
    /// only if `replacing` is true. Ends in `.exported` or `.notExported`.
    case export(Shelf?, to: String?, as: FilmFileFormat? = nil, replacing: Bool = false)
  }

  /// The progress or result of a transfer.
  public enum Response: Sendable, Hashable {
    /// No transfer has started, or it was canceled.
    case idle
    /// An import is in progress: the number of lines processed, and the total.
    case importing(Int, of: Int)
    /// The import ended, with a result for each line of the file. A nil path means standard input.
    case imported(ImportReport, from: String?, onto: Shelf?)
    /// An export to a file is in progress.
    case exporting
    /// The export ended, with what was written and what could not be read. A nil path means standard output.
    case exported(ExportReport, to: String?)
    /// The file could not be read.
    case notImported(StoreError)
    /// The library could not be exported.
    case notExported(StoreError)
  }
}
