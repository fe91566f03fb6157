extension DoctorScene {
  /// What was found so far.
  public struct Response: Sendable, Hashable {
    /// By subject, in the order in which they are told.
    public let findings: [HealthFinding]
    public let isComplete: Bool

    public init(findings: [HealthFinding], isComplete: Bool = true) {
      self.findings = HealthFinding.Subject.allCases.flatMap { subject in findings.filter { $0.subject == subject } }
      self.isComplete = isComplete
    }

    /// The gravest of all.
    public var verdict: HealthFinding.Verdict { findings.map(\.verdict).max() ?? .good }
  }
}
