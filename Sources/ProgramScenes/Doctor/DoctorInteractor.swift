public import MovieScenes

/// Runs all checks concurrently and reports findings as they arrive.
public struct DoctorInteractor: Interactor {
  public typealias Request = DoctorScene.Request
  public typealias Answer = [HealthFinding]

  /// Runs one check. Each has its own lane, so they run concurrently.
  public struct Question: LanedQuestion {
    /// The index of the check in the worker's list.
    public var lane: Int
  }

  private let count: Int
  /// The findings of each check; nil while it runs.
  private var findings: [[HealthFinding]?] = []

  /// Creates an interactor for a number of checks.
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

  /// Creates a worker for checks; the interactor needs their number.
  public init(checks: [any HealthCheck]) {
    self.checks = checks
  }

  public func answer(
    _ question: DoctorInteractor.Question, report: @escaping @concurrent @Sendable ([HealthFinding]) async -> Void
  ) async -> [HealthFinding]? {
    await checks[question.lane].findings()
  }
}
