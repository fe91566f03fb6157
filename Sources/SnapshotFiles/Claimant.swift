/// Who asserts a snapshot: a test, and the place in the code where it does.
package struct Claimant: Hashable, Sendable {
  /// What tells the test from all others of the process.
  package let test: String
  /// File, line and column of the assertion.
  package let site: String

  package init(test: String, site: String) {
    self.test = test
    self.site = site
  }
}
