/// Why what is on standard input cannot be used.
public enum InputProblem: Error, Sendable, Hashable {
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
