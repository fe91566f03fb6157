internal import SnapshotFiles

/// Collects the cells of a matrix and asserts them together.
struct MatrixAssertion {
  let assertion: Assertion
  let filter: SnapshotFilter?
  private var text = MatrixText()
  private var fault: String?

  init(assertion: Assertion, filter: SnapshotFilter?) {
    self.assertion = assertion
    self.filter = filter
  }

  /// Returns the values of `axis` with labels such as "width 40". An axis that is empty or has two equal labels fails
  /// the test in `compare()`.
  mutating func cells<Value>(of axis: SnapshotAxis<Value>) -> [(value: Value, label: String)] {
    var labels: Set<String> = []
    if axis.values.isEmpty { fault = "The axis \"\(axis.name)\" has no values: give it one at least." }
    return axis.values.map { value in
      let label = "\(axis.name) \(axis.label(value))"
      if !labels.insert(label).inserted {
        fault = "Two values of an axis are both labeled \"\(label)\": give the axis a `label` that tells them apart."
      }
      return (value, label)
    }
  }

  mutating func append(_ cell: String, labels: [String]) {
    text.append(SnapshotScope.current.filtered(cell, by: filter), labels: labels)
  }

  func compare() {
    if let fault {
      assertion.report(SnapshotFailure(message: fault))
    } else {
      assertion.compare(text.golden)
    }
  }
}
