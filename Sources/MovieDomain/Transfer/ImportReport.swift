/// The result of an import, by line.
public struct ImportReport: Sendable, Hashable {
  /// A line of the imported file.
  public struct Line: Sendable, Hashable {
    /// Counted from 1.
    public var number: Int
    /// The film's title, if known.
    public var title: String?

    public init(_ number: Int, title: String? = nil) {
      self.number = number
      self.title = title
    }
  }

  /// The error that ended an import early.
  public enum Stop: Error, Sendable, Hashable {
    case catalog(CatalogError)
    case store(StoreError)
  }

  public var added: [Line] = []
  /// Films that already were favorites.
  public var alreadyThere: [Line] = []
  /// Lines without an unambiguous match in the catalog.
  public var notMatched: [Line] = []
  /// Films that were matched but could not be loaded.
  public var failed: [Line] = []
  /// Lines that could not be parsed.
  public var malformed: [Line] = []
  /// Lines not processed because the import stopped early. Importing the list again adds these.
  public var untried: [Line] = []
  /// Why the import stopped early; nil if it completed.
  public var stop: Stop?

  public init() {}
}
