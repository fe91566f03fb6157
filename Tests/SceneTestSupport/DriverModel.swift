import MovieScenes

/// A sequential model of a driver: the oracle for random sessions.
struct DriverModel<I: Interactor> {
  struct Job {
    var question: I.Question
    var request: Int?
  }

  private(set) var interactor: I
  private(set) var jobs: [Job] = []

  init(_ interactor: I) {
    self.interactor = interactor
  }

  /// Whether the next display is final.
  var isIdle: Bool { !jobs.contains { $0.question.rule == .latest || $0.question.rule == .queued } }

  /// The questions that the worker is answering; of the queued ones in a lane, only the first.
  var open: [I.Question] {
    jobs.enumerated().filter { index, job in
      job.question.rule != .queued
        || !jobs[..<index].contains { $0.question.lane == job.question.lane && $0.question.rule == .queued }
    }.map(\.element.question)
  }

  /// Whether a request still waits for an answer.
  func isWaiting(_ request: Int) -> Bool {
    jobs.contains { $0.request == request && $0.question.rule != .background }
  }

  mutating func handle(_ request: I.Request, number: Int) {
    perform(interactor.handle(request), for: number)
  }

  mutating func finish(_ question: I.Question, with answer: I.Answer?) {
    guard let index = jobs.firstIndex(where: { $0.question == question }) else { return }
    let job = jobs.remove(at: index)
    if let answer {
      perform(interactor.receive(answer, to: question), for: job.request)
    } else {
      interactor.abandon(question)
    }
  }

  mutating func cancel(_ request: Int) {
    let cancelled = jobs.filter { $0.request == request && $0.question.rule != .queued }
    jobs.removeAll { $0.request == request && $0.question.rule != .queued }
    for job in cancelled {
      interactor.abandon(job.question)
    }
  }

  private mutating func perform(_ effects: [Effect<I.Question>], for request: Int?) {
    for effect in effects {
      switch effect {
      case .ask(let question):
        if question.rule != .queued { drop(question.lane) }
        jobs.append(Job(question: question, request: request))
      case .cancel(let lane):
        drop(lane)
      }
    }
  }

  private mutating func drop(_ lane: I.Question.Lane) {
    jobs.removeAll { $0.question.lane == lane && $0.question.rule != .queued }
  }
}
