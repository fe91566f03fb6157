internal import SnapshotFiles

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
  let site = AssertionSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = Assertion(site: site, name: name)
  var product: Int?
  for axis in repeat each axis {
    if let fault = axis.fault { return assertion.report(SnapshotFailure(message: fault)) }
    product = (product ?? 1) * axis.values.count
  }
  guard let count = product else {
    return assertion.report(SnapshotFailure(message: "There is no axis: pass one, or use `assertSnapshot(of:)`."))
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
