/// A type that decides how `assertSnapshot(dumping:)` writes its values.
///
/// ```swift
/// extension Money: SnapshotDumpable {
///   var snapshotDump: Any { "\(amount) \(currency)" }
/// }
/// ```
///
/// A conformance that is isolated to an actor would not be found elsewhere, so it does not compile. In a module whose
/// default isolation is the main actor, make the type and its conformance `nonisolated`.
public protocol SnapshotDumpable: SendableMetatype {
  /// What is written in place of the value: a text, or any other value, such as an array or a tuple with labels.
  var snapshotDump: Any { get }
}
