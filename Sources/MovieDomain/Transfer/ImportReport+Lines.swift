extension ImportReport {
  /// Lines with the same result, in file order: all are counted, and the first are listed.
  ///
  /// A file may have millions of lines, and listing them all would need many times its memory.
  public struct Lines: Sendable, Hashable {
    /// The number of lines that are listed at most.
    public static let limit = 10_000

    /// The first lines.
    public private(set) var listed: [Line] = []
    /// The number of all lines, also of those that are not listed.
    public private(set) var count = 0

    /// Whether there are no lines.
    public var isEmpty: Bool { count == 0 }

    /// Creates a list of the first of some lines.
    public init(_ lines: some Collection<Line> = []) {
      self += lines
    }

    /// Adds a line, which is only counted once the list is full.
    public mutating func append(_ line: Line) {
      if listed.count < Self.limit { listed.append(line) }
      count += 1
    }

    /// Adds several lines, which are only counted once the list is full.
    public static func += (lines: inout Self, more: some Collection<Line>) {
      lines.listed += more.prefix(limit - lines.listed.count)
      lines.count += more.count
    }
  }
}

extension ImportReport.Lines: ExpressibleByArrayLiteral {
  /// Creates a list of some lines.
  public init(arrayLiteral lines: ImportReport.Line...) {
    self.init(lines)
  }
}
