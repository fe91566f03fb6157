internal import SnapshotFiles

/// Fails the current test unless `text` equals its golden, the file
/// `Snapshots/<module>/<suite or file>/<test>[.<name>].txt`.
///
/// May be called concurrently.
///
/// - Parameters:
///   - text: The text to compare, byte by byte.
///   - name: The name of this snapshot. Required from the second one in a test on, and in parameterized tests.
///   - filter: Replaces text that varies between runs. Runs after the filters of the surrounding scopes.
///   - function: The caller's function. Leave the default, here and below, so that the failure has the right place.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
public func assertSnapshot(
  of text: String,
  named name: String? = nil,
  filter: SnapshotFilter? = nil,
  function: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = AssertionSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  Assertion(site: site, name: name).compare(VisibleText.encode(SnapshotScope.current.filtered(text, by: filter)))
}
