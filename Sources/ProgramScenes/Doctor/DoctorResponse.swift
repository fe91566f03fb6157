extension DoctorScene {
  /// The findings so far.
  public struct Response: Sendable, Hashable {
    /// The findings by subject, then in the order of the checks.
    public let findings: [HealthFinding]
    /// Whether all checks are done.
    public let isComplete: Bool

    /// Creates a response and sorts the findings by subject.
    public init(findings: [HealthFinding], isComplete: Bool = true) {
      self.findings = HealthFinding.Subject.allCases.flatMap { subject in findings.filter { $0.subject == subject } }
      self.isComplete = isComplete
    }

    /// The most severe verdict of all findings; good without any.
    public var verdict: HealthFinding.Verdict { findings.map(\.verdict).max() ?? .good }
  }
}
