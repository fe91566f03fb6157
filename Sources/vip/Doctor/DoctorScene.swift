import MovieDisplay
import MovieScenes

enum DoctorScene {
  enum Request: Sendable, Hashable {
    /// Runs all checks concurrently and shows findings as they arrive. Changes nothing.
    case check
  }

  struct Response: Sendable, Equatable {
    /// The findings by subject, then in the order of the checks.
    let findings: [HealthFinding]
    let isComplete: Bool

    init(findings: [HealthFinding], isComplete: Bool = true) {
      self.findings = HealthFinding.Subject.allCases.flatMap { subject in findings.filter { $0.subject == subject } }
      self.isComplete = isComplete
    }

    /// The most severe verdict of all findings; good without any.
    var verdict: HealthFinding.Verdict { findings.map(\.verdict).max() ?? .good }
  }

  struct ViewModel: SceneViewModel {
    var title: String
    var sections: [Section] = []
    /// A finished sentence with the overall result; empty while checks are running.
    var summary = ""
    var verdict = HealthFinding.Verdict.good
    var outcome = Outcome.shown
    var warnings: [String] = []
  }

  struct Section: Sendable, Equatable {
    var title: String
    var rows: [Row]
  }

  struct Row: Sendable, Equatable {
    var verdict = HealthFinding.Verdict.good
    /// The verdict in a word or two, for reading aloud.
    var verdictName = ""
    /// What was checked.
    var label: String
    /// What was found.
    var text: String
    /// What to do; empty if there is nothing to do.
    var advice = ""
  }
}

/// Runs all checks concurrently and reports findings as they arrive.
struct DoctorInteractor: Interactor {
  /// Runs one check. Each has its own lane, so they run concurrently.
  struct Question: LanedQuestion {
    /// The index of the check in the worker's list.
    var lane: Int
  }

  private var findings: [[HealthFinding]]
  private var running: Set<Int> = []

  init(checks count: Int) {
    findings = Array(repeating: [], count: count)
  }

  var response: DoctorScene.Response {
    .init(findings: findings.flatMap(\.self), isComplete: running.isEmpty)
  }

  mutating func handle(_ request: DoctorScene.Request) -> [Effect<Question>] {
    running = Set(findings.indices)
    return findings.indices.map { .ask(Question(lane: $0)) }
  }

  mutating func receive(_ answer: [HealthFinding], to question: Question) -> [Effect<Question>] {
    findings[question.lane] = answer
    running.remove(question.lane)
    return []
  }
}

struct DoctorWorker: Worker {
  let checks: [HealthCheck]

  func answer(_ question: DoctorInteractor.Question) async -> [HealthFinding]? {
    await checks[question.lane]()
  }
}
