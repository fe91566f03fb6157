/// Who asserts a snapshot: the test and the source location.
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
