internal import SnapshotFiles

/// Fails the current test unless the properties of `value`, one per line, equal their golden.
///
/// Dictionaries and sets are sorted, and instances have no identity. `redactions` are parts of the value to replace, such
/// as `.at(\.id)` or `"movies[*].id"`. The other parameters are as in `assertSnapshot(of:)`; filters run on the text.
public func assertSnapshot<Value>(
  dumping value: Value,
  redacting redactions: SnapshotRedaction<Value>...,
  named name: String? = nil,
  filter: SnapshotFilter? = nil,
  function: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = AssertionSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  Assertion(site: site, name: name).compare(filter: filter) { () throws(SnapshotProblem) in
    try SnapshotText.dump(value, redactions)
  }
}

/// Fails the current test unless JSON from an encoder or a server, with sorted keys, equals its golden.
///
/// `data` is text in UTF-8. Numbers keep their text. An encoder writes the elements of a set in another order in each
/// run; `.sorting("tags")` sorts them. `redactions` are parts of the value to replace, such as
/// `"movies[*].id"`. The other parameters are as in `assertSnapshot(of:)`; filters run on the text.
public func assertSnapshot(
  jsonData data: some Sequence<UInt8>,
  redacting redactions: SnapshotRedaction<Any>...,
  named name: String? = nil,
  filter: SnapshotFilter? = nil,
  function: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = AssertionSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  Assertion(site: site, name: name).compare(filter: filter) { () throws(SnapshotProblem) in
    try SnapshotText.json(data: data, redactions)
  }
}
