/// Fails the current test unless the texts that `render` returns for the values of an axis equal their golden, which
/// has one section per value.
///
/// Throws the errors of `render`. The other parameters are as in `assertSnapshot(of:)`; the filter runs on each
/// section.
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

/// Fails the current test unless the texts that `render` returns for all combinations of two axes equal their golden,
/// which has one section per combination.
///
/// Throws the errors of `render`. The other parameters are as in `assertSnapshot(of:)`; the filter runs on each
/// section.
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

/// Fails the current test unless the texts that `render` returns for all combinations of three axes equal their golden,
/// which has one section per combination.
///
/// Throws the errors of `render`. The other parameters are as in `assertSnapshot(of:)`; the filter runs on each
/// section.
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
