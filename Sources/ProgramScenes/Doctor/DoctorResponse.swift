extension DoctorScene {
  /// The findings so far.
  public struct Response: Sendable, Hashable {
    /// By subject, in display order.
    public let findings: [HealthFinding]
    /// Whether all checks are done.
    public let isComplete: Bool

    public init(findings: [HealthFinding], isComplete: Bool = true) {
      self.findings = HealthFinding.Subject.allCases.flatMap { subject in findings.filter { $0.subject == subject } }
      self.isComplete = isComplete
    }

    /// The most severe verdict.
    public var verdict: HealthFinding.Verdict { findings.map(\.verdict).max() ?? .good }
  }
}
