/// Fails the current test unless the properties of `value`, one per line, equal their golden.
///
/// Dictionaries and sets are sorted, and instances have no identity. The other parameters are as in
/// `assertSnapshot(of:)`; filters run on the text.
///
/// - Parameters:
///   - value: The value, of any type.
///   - redactions: Parts of the value to replace, such as `.at(\.id)` or `"movies[*].id"`.
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
/// `assertSnapshot(jsonData:)`. The other parameters are as in `assertSnapshot(of:)`; filters run on the text.
///
/// - Parameters:
///   - value: The value to encode.
///   - redactions: Parts of the value to replace, such as `"movies[*].id"`. Names are those of coding keys.
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
/// Numbers keep their text. The other parameters are as in `assertSnapshot(of:)`; filters run on the text.
///
/// - Parameters:
///   - data: The JSON text in UTF-8.
///   - redactions: Parts of the value to replace, such as `"movies[*].id"`.
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
