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
  Assertion(name: name, function: function, fileID: fileID, filePath: filePath, line: line, column: column)
    .compare(VisibleText.encode(SnapshotScope.current.filtered(text, by: filter)))
}

/// Fails the current test unless the texts that `render` returns for the values of an axis, or for all combinations of
/// several axes, equal their golden, which has one section for each.
///
/// Throws the errors of `render`. The other parameters are as in `assertSnapshot(of:)`; the filter runs on each
/// section.
public func assertSnapshot<each Value, Failure: Error>(
  across axis: repeat SnapshotAxis<each Value>,
  named name: String? = nil,
  filter: SnapshotFilter? = nil,
  function: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  render: (repeat each Value) throws(Failure) -> String
) throws(Failure) {
  let assertion = Assertion(
    name: name, function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  var product: Int?
  for axis in repeat each axis {
    if let fault = axis.fault {
      assertion.report(SnapshotFailure(message: fault))
      return
    }
    product = (product ?? 1) * axis.values.count
  }
  guard let count = product else {
    assertion.report(SnapshotFailure(message: "There is no axis: pass one, or use `assertSnapshot(of:)`."))
    return
  }
  var text = MatrixText()
  for cell in 0..<count {
    var labels: [String] = []
    // The number of cells in which the values of an axis and of those before it stay the same.
    var run = count
    func value<AxisValue>(of axis: SnapshotAxis<AxisValue>) -> AxisValue {
      run /= axis.values.count
      let value = axis.values[cell / run % axis.values.count]
      labels.append(axis.heading(of: value))
      return value
    }
    let rendered = try render(repeat value(of: each axis))
    text.append(SnapshotScope.current.filtered(rendered, by: filter), labels: labels)
  }
  assertion.compare(text.golden)
}

/// A dimension of a snapshot matrix and its values.
public struct SnapshotAxis<Value> {
  let name: String
  let values: [Value]
  let label: (Value) -> String

  /// An axis of any values. `label` names them in the golden; their labels must be different.
  public static func axis(
    _ name: String, _ values: [Value], label: @escaping (Value) -> String = { String(describing: $0) }
  ) -> SnapshotAxis {
    SnapshotAxis(name: name, values: values, label: label)
  }

  /// The part of a section's heading for a value, such as "width 40".
  func heading(of value: Value) -> String { "\(name) \(label(value))" }

  /// Why the axis cannot be used; nil if it can.
  var fault: String? {
    if values.isEmpty { return "The axis \"\(name)\" has no values: give it one at least." }
    var headings: Set<String> = []
    guard let twice = values.map(heading).first(where: { !headings.insert($0).inserted }) else { return nil }
    return "Two values of an axis are both labeled \"\(twice)\": give the axis a `label` that tells them apart."
  }
}

extension SnapshotAxis where Value == Int {
  /// Widths in columns.
  public static func width(_ columns: Int...) -> SnapshotAxis {
    .axis("width", columns)
  }
}

extension SnapshotAxis where Value == String {
  /// Locale identifiers such as `"en_US"`.
  public static func locale(_ identifiers: String...) -> SnapshotAxis {
    .axis("locale", identifiers)
  }
}

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
  Assertion(name: name, function: function, fileID: fileID, filePath: filePath, line: line, column: column)
    .compare(filter: filter) { () throws(SnapshotProblem) in
      try SnapshotText.dump(value, redactions, filter: filter)
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
  Assertion(name: name, function: function, fileID: fileID, filePath: filePath, line: line, column: column)
    .compare(filter: filter) { () throws(SnapshotProblem) in
      try SnapshotText.json(data: data, redactions, filter: filter)
    }
}
