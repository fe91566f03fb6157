/// The test and the source location that assert a snapshot.
package struct Claimant: Hashable, Sendable {
  /// Identifies the test within the process.
  package let test: String
  /// File, line and column of the assertion.
  package let site: String

  package init(test: String, site: String) {
    self.test = test
    self.site = site
  }
}
