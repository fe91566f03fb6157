/// The result of an import: each line is in one of six lists, or counted there.
public struct ImportReport: Sendable, Hashable {
  /// A line of the imported file.
  public struct Line: Sendable, Hashable {
    /// The line's number, counted from 1.
    public var number: Int
    /// The film's title; nil when unknown.
    public var title: String?
    /// Why the line was not imported; nil if it was, or was not processed.
    public var reason: Reason?

    /// Creates a line.
    public init(_ number: Int, title: String? = nil, reason: Reason? = nil) {
      self.number = number
      self.title = title
      self.reason = reason
    }
  }

  /// The error that ended an import early.
  public enum Stop: Error, Sendable, Hashable {
    /// The catalog failed.
    case catalog(CatalogError)
    /// The library could not be read or changed.
    case store(StoreError)
  }

  /// Films that were added to the shelf, or whose diary has new entries.
  public var added: Lines = []
  /// Films that already were on the shelf.
  public var alreadyThere: Lines = []
  /// Lines that no film in the catalog matches clearly.
  public var notMatched: Lines = []
  /// Films that could not be looked up or loaded.
  public var failed: Lines = []
  /// Lines that could not be parsed or do not identify a film.
  public var malformed: Lines = []
  /// Lines that were not processed because the import stopped early. Import the file again to add them.
  public var untried: Lines = []
  /// Whether the file has ratings or days of watching that the shelf has no room for.
  public var leavesOutDiary = false
  /// The error that ended the import early; nil if it ran to its end.
  public var stop: Stop?

  /// Creates an empty report.
  public init() {}
}
