/// Which goldens an assertion may write.
package enum RecordMode: String, CaseIterable, Sendable {
  /// Writes nothing to the source tree.
  case never
  /// Writes goldens that do not exist yet.
  case missing
  /// Overwrites goldens that differ.
  case changed
  /// Writes missing and differing goldens.
  case all
}
