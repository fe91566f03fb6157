public import MovieScenes

/// Runs all checks concurrently and reports findings as they arrive.
public struct DoctorInteractor: Interactor {
  public typealias Request = DoctorScene.Request
  public typealias Answer = [HealthFinding]

  public struct Question: LanedQuestion {
    /// The index of the check.
    public var lane: Int
  }

  private let count: Int
  /// The findings of each check; nil while it runs.
  private var findings: [[HealthFinding]?] = []

  /// Findings are reported by subject, then in the order of the checks.
  public init(checks count: Int) {
    self.count = count
  }

  public var response: DoctorScene.Response {
    .init(findings: findings.compactMap(\.self).flatMap(\.self), isComplete: !findings.contains { $0 == nil })
  }

  public mutating func handle(_ request: DoctorScene.Request) -> [Effect<Question>] {
    findings = Array(repeating: nil, count: count)
    return findings.indices.map { .ask(Question(lane: $0)) }
  }

  public mutating func receive(_ answer: [HealthFinding], to question: Question) -> [Effect<Question>] {
    findings[question.lane] = answer
    return []
  }
}

/// Runs health checks.
public struct DoctorWorker: Worker {
  private let checks: [any HealthCheck]

  public init(checks: [any HealthCheck]) {
    self.checks = checks
  }

  public func answer(
    _ question: DoctorInteractor.Question, report: @escaping @Sendable ([HealthFinding]) async -> Void
  ) async -> [HealthFinding]? {
    await checks[question.lane].findings()
  }
}
