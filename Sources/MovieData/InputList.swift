import MovieDomain

/// Films or people on standard input, one per line. Only the text before the first tab counts, so that tables can be
/// piped from one command to another. A NUL ends a line, too, as in the output of `find -print0`.
public struct InputList: Sendable, Equatable {
  /// The maximum length of the input in bytes.
  public static let longest = 1 << 20
  /// The maximum number of entries.
  public static let mostEntries = 1_000

  /// A film or person as it is named.
  public struct Entry: Sendable, Equatable {
    /// The number of its line, counted from 1.
    public var line: Int
    /// The text before the first tab, without surrounding white space.
    public var text: String
  }

  /// The entries in order. Blank lines and the header of a table are left out.
  public let entries: [Entry]

  /// Parses the input; at least one byte more than `longest` shows that it is too long.
  public init(_ bytes: [UInt8]) throws(InputProblem) {
    guard bytes.count <= Self.longest else { throw .tooLong }
    let lines = bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") || $0 == 0 }
    var entries: [Entry] = []
    for (index, line) in lines.enumerated() {
      let number = index + 1
      guard let text = String(validating: line, as: UTF8.self) else { throw .notText(line: number) }
      let fields = text.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(Self.trimmed)
      guard let first = fields.first, !first.isEmpty else { continue }
      if entries.isEmpty, fields.count > 1, first == "id", fields[1] == "title" || fields[1] == "name" { continue }
      guard first.count <= MovieQuery.longestText else { throw .lineTooLong(number) }
      guard entries.count < Self.mostEntries else { throw .tooManyEntries }
      entries.append(Entry(line: number, text: first))
    }
    guard !entries.isEmpty else { throw .empty }
    self.entries = entries
  }

  /// The only entry.
  public var only: Entry {
    get throws(InputProblem) {
      guard let entry = entries.first, entries.count == 1 else { throw .several(entries.count) }
      return entry
    }
  }

  /// Also without a byte order mark, which some programs put first.
  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return String(start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? "")
  }
}

/// Why what is on standard input cannot be used.
public enum InputProblem: Error, Sendable, Equatable {
  /// It cannot be read. `reason` is the operating system's.
  case unreadable(reason: String)
  /// It has no entries.
  case empty
  /// It is longer than `InputList.longest`.
  case tooLong
  /// It has more entries than `InputList.mostEntries`.
  case tooManyEntries
  /// It has several entries, where one is expected.
  case several(Int)
  /// The line is not UTF-8. Lines count from 1.
  case notText(line: Int)
  /// The line is too long for a title or a name. Lines count from 1.
  case lineTooLong(Int)
}
