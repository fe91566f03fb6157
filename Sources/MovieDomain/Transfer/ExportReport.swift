/// The result of an export.
public struct ExportReport: Sendable, Hashable {
  /// The number of films written.
  public var written: Int
  /// The films that were left out because they could not be read.
  public var unreadable: [DamagedFilm]
  /// The films that were written without their details, which are missing or cannot be read.
  public var incomplete: [DamagedFilm]

  /// Creates a report. Without arguments, nothing was written.
  public init(written: Int = 0, unreadable: [DamagedFilm] = [], incomplete: [DamagedFilm] = []) {
    self.written = written
    self.unreadable = unreadable
    self.incomplete = incomplete
  }
}
