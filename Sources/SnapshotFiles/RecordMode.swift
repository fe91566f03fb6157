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

  /// Whether missing goldens may be written.
  var writesMissing: Bool { self == .missing || self == .all }

  /// Whether differing goldens may be overwritten.
  var writesChanged: Bool { self == .changed || self == .all }
}
