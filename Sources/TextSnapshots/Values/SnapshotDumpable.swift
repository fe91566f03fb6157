/// A type that decides how `assertSnapshot(dumping:)` writes its values.
///
/// ```swift
/// extension Money: SnapshotDumpable {
///   var snapshotDump: Any { "\(amount) \(currency)" }
/// }
/// ```
public protocol SnapshotDumpable {
  /// What is written in place of the value: a text, or any other value, such as an array or a tuple with labels.
  var snapshotDump: Any { get }
}
