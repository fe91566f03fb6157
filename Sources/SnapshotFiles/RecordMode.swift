/// Which goldens an assertion may write.
package enum RecordMode: String, CaseIterable, Sendable {
  /// Nothing is written to the source tree.
  case never
  /// Goldens that do not exist yet are written.
  case missing
  /// Goldens that exist and differ are written.
  case changed
  /// Missing and differing goldens are written.
  case all

  /// Whether a golden that does not exist may be written.
  var writesMissing: Bool { self == .missing || self == .all }

  /// Whether a golden that differs may be overwritten.
  var writesChanged: Bool { self == .changed || self == .all }
}
