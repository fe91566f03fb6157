/// Fails the current test unless the texts from `render` across the axis equal their golden, with one section per value.
public func assertSnapshot<A, Failure: Error>(
  across axis: SnapshotAxis<A>,
  named name: String? = nil,
  filter: SnapshotFilter? = nil,
  function: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  render: (A) throws(Failure) -> String
) throws(Failure) {
  let site = AssertionSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  var matrix = MatrixAssertion(assertion: Assertion(site: site, name: name), filter: filter)
  for a in matrix.cells(of: axis) {
    matrix.append(try render(a.value), labels: [a.label])
  }
  matrix.compare()
}

/// Fails the current test unless the texts from `render` across both axes equal their golden, with one section per cell.
public func assertSnapshot<A, B, Failure: Error>(
  across axisA: SnapshotAxis<A>,
  _ axisB: SnapshotAxis<B>,
  named name: String? = nil,
  filter: SnapshotFilter? = nil,
  function: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  render: (A, B) throws(Failure) -> String
) throws(Failure) {
  let site = AssertionSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  var matrix = MatrixAssertion(assertion: Assertion(site: site, name: name), filter: filter)
  let (cellsA, cellsB) = (matrix.cells(of: axisA), matrix.cells(of: axisB))
  for a in cellsA {
    for b in cellsB {
      matrix.append(try render(a.value, b.value), labels: [a.label, b.label])
    }
  }
  matrix.compare()
}

/// Fails the current test unless the texts from `render` across all three axes equal their golden, with one section per
/// cell.
public func assertSnapshot<A, B, C, Failure: Error>(
  across axisA: SnapshotAxis<A>,
  _ axisB: SnapshotAxis<B>,
  _ axisC: SnapshotAxis<C>,
  named name: String? = nil,
  filter: SnapshotFilter? = nil,
  function: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  render: (A, B, C) throws(Failure) -> String
) throws(Failure) {
  let site = AssertionSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  var matrix = MatrixAssertion(assertion: Assertion(site: site, name: name), filter: filter)
  let (cellsA, cellsB, cellsC) = (matrix.cells(of: axisA), matrix.cells(of: axisB), matrix.cells(of: axisC))
  for a in cellsA {
    for b in cellsB {
      for c in cellsC {
        matrix.append(try render(a.value, b.value, c.value), labels: [a.label, b.label, c.label])
      }
    }
  }
  matrix.compare()
}
