/// What became of each line of a list.
public struct ImportReport: Sendable, Hashable {
  public struct Line: Sendable, Hashable {
    /// Counted from 1.
    public var number: Int
    /// The film, as far as it is known.
    public var title: String?

    public init(_ number: Int, title: String? = nil) {
      self.number = number
      self.title = title
    }
  }

  /// Why the rest of a list was left for another time.
  public enum Stop: Error, Sendable, Hashable {
    case catalog(CatalogError)
    case store(StoreError)
  }

  public var added: [Line] = []
  public var alreadyThere: [Line] = []
  /// No film is clearly meant.
  public var notMatched: [Line] = []
  /// The catalog has the film, and could not tell about it.
  public var failed: [Line] = []
  public var malformed: [Line] = []
  /// What was not come to. To import the list again adds these.
  public var untried: [Line] = []
  public var stop: Stop?

  public init() {}
}
