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
  Assertion(site: site, name: name).compare(filter: filter) { try SnapshotText.dump(value, redactions) }
}

/// Fails the current test unless `value` as JSON, with sorted keys, equals its golden.
///
/// Dates are ISO 8601 texts, URLs are texts, and data is hexadecimal. To use another encoder, pass its data to
/// `assertSnapshot(jsonData:)`. `redactions` are parts of the value to replace, such as `"movies[*].id"`, with the names of
/// coding keys. The other parameters are as in `assertSnapshot(of:)`; filters run on the text.
public func assertSnapshot<Value: Encodable>(
  json value: Value,
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
  Assertion(site: site, name: name).compare(filter: filter) { try SnapshotText.json(value, redactions) }
}

/// Fails the current test unless JSON from an encoder or a server, with sorted keys, equals its golden.
///
/// `data` is text in UTF-8. Numbers keep their text. `redactions` are parts of the value to replace, such as
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
  Assertion(site: site, name: name).compare(filter: filter) { try SnapshotText.json(data: data, redactions) }
}
