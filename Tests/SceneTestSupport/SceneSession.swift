public import MovieScenes
import RandomTestSupport
public import Testing

/// A scene for random sessions, with its possible requests and answers.
public struct SceneUnderTest<I: Interactor>: Sendable {
  /// Returns a request for a random number.
  public var request: @Sendable (_ number: Int) -> I.Request
  /// Whether a request starts from an empty screen.
  public var empties: @Sendable (I.Request) -> Bool
  /// Returns a success or a failure for a question, or nil for no answer. `number` differs each time.
  public var answer: @Sendable (I.Question, _ number: Int) -> I.Answer?
  /// Whether a response has content to show.
  public var hasContent: @Sendable (I.Response) -> Bool
  public var make: @Sendable () -> I

  public init(
    make: @escaping @Sendable () -> I, request: @escaping @Sendable (Int) -> I.Request,
    empties: @escaping @Sendable (I.Request) -> Bool = { _ in false },
    answer: @escaping @Sendable (I.Question, Int) -> I.Answer?,
    hasContent: @escaping @Sendable (I.Response) -> Bool
  ) {
    self.make = make
    self.request = request
    self.empties = empties
    self.answer = answer
    self.hasContent = hasContent
  }

  /// Runs a session for each seed, and records the first problem.
  public func check(seeds: Range<UInt64> = 0..<60, sourceLocation: SourceLocation = #_sourceLocation) async {
    for seed in seeds {
      var session = SceneSession(self, seed: seed)
      guard let problem = await session.run(steps: 25) else { continue }
      Issue.record("seed \(seed): \(problem)", sourceLocation: sourceLocation)
      return
    }
  }
}

/// Sends random requests to a scene. Its worker answers late, out of order, and even after cancellation.
///
/// The seed determines all steps. After each, the session waits until the driver has reached the state of the model.
private struct SceneSession<I: Interactor> {
  private let scene: SceneUnderTest<I>
  private var random: SeededGenerator
  private var model: DriverModel<I>
  private let worker: HeldWorker<I.Question, I.Answer>
  private let shown = ShownResponses<I.Response>()
  private let driver: SceneDriver<I>
  private var requests: [(number: Int, task: Task<Void, Never>)] = []
  private var number = 0
  private var hadContent = false
  /// The expected number of displays, and of final displays.
  private var displays = 0
  private var finals = 0

  init(_ scene: SceneUnderTest<I>, seed: UInt64) {
    self.scene = scene
    random = SeededGenerator(seed: seed)
    model = DriverModel(scene.make())
    worker = HeldWorker(heedsCancellation: seed.isMultiple(of: 2))
    driver = SceneDriver(scene.make(), worker: worker, output: shown.output)
  }

  mutating func run(steps: Int) async -> String? {
    // A driver does nothing before its first request.
    if let problem = await request() { return problem }
    for _ in 0..<steps {
      if let problem = await step() { return problem }
    }
    // Finally, answer all open questions.
    while let question = model.open.first(where: { $0.rule != .background }) {
      if let problem = await answer(question) { return problem }
    }
    return nil
  }

  private mutating func step() async -> String? {
    number += 1
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: return await request()
    case 4..<8:
      guard let question = model.open.randomElement(using: &random) else { return await request() }
      return await answer(question)
    case 8:
      worker.answerCancelled(with: model.jobs.first.flatMap { scene.answer($0.question, number) })
      return await settle(isShown: false)
    default:
      // A request is canceled once: what asks after that, such as an answer to its queued question, goes on.
      guard let (number, task) = requests.popLast() else { return await request() }
      let jobs = model.jobs.count
      task.cancel()
      model.cancel(number)
      let problem = await settle(isShown: model.jobs.count < jobs)
      await task.value
      return problem
    }
  }

  private mutating func request() async -> String? {
    let request = scene.request(Int.random(in: 0..<1000, using: &random))
    if scene.empties(request) { hadContent = false }
    model.handle(request, number: number)
    requests.append((number, Task { [driver] in await driver.handle(request) }))
    return await settle(isShown: true)
  }

  private mutating func answer(_ question: I.Question) async -> String? {
    let answer = scene.answer(question, number)
    let earlier = model.interactor.response
    model.finish(question, with: answer)
    worker.answer(question, with: answer)
    let keepsFromRest = question.rule == .latest || question.rule == .queued
    return await settle(isShown: keepsFromRest || model.interactor.response != earlier)
  }

  /// Waits until the driver has reached the state of the model. Returns a problem, or nil.
  private mutating func settle(isShown: Bool) async -> String? {
    let (expected, response, isIdle) = (model.open, model.interactor.response, model.isIdle)
    if isShown {
      displays += 1
      finals += isIdle ? 1 : 0
      await shown.wait { [displays] in $0.count >= displays }
    }
    await worker.wait { open in
      open.count == expected.count && expected.allSatisfy { question in open.contains { $0 == question } }
    }
    for (number, task) in requests where !model.isWaiting(number) {
      await task.value
    }
    requests.removeAll { !model.isWaiting($0.number) }
    let all = shown.all
    guard all.count == displays, all.count(where: \.isFinal) == finals else {
      return "\(all.count) displays, \(all.count(where: \.isFinal)) final, in place of \(displays) and \(finals)"
    }
    if isShown, all.last != .init(response: response, isFinal: isIdle) {
      return "shown \(String(describing: all.last)) in place of \(response)"
    }
    hadContent = scene.hasContent(response) || hadContent
    return hadContent && !scene.hasContent(response) ? "the screen went blank: \(response)" : nil
  }
}

/// A sequential model of a driver: the oracle for random sessions.
struct DriverModel<I: Interactor> {
  struct Job {
    var question: I.Question
    var request: Int
    /// The requests that have to be canceled before it ends; nil stands for a write, which nothing cancels.
    var askers: Set<Int?>
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
    perform(interactor.handle(request), for: number, askers: [number])
  }

  mutating func finish(_ question: I.Question, with answer: I.Answer?) {
    guard let index = jobs.firstIndex(where: { $0.question == question }) else { return }
    let job = jobs.remove(at: index)
    if let answer {
      perform(interactor.receive(answer, to: question), for: job.request, askers: job.askers)
    } else {
      interactor.abandon(question)
    }
  }

  mutating func cancel(_ request: Int) {
    for index in jobs.indices { jobs[index].askers.remove(request) }
    let cancelled = jobs.filter(\.askers.isEmpty)
    jobs.removeAll(where: \.askers.isEmpty)
    for job in cancelled {
      interactor.abandon(job.question)
    }
  }

  private mutating func perform(_ effects: [Effect<I.Question>], for request: Int, askers: Set<Int?>) {
    var askers = askers
    for effect in effects {
      switch effect {
      case .ask(let question):
        let isWrite = question.rule == .queued
        let all = isWrite ? [nil] : askers.union(drop(question.lane))
        jobs.append(Job(question: question, request: request, askers: all))
      case .cancel(let lane):
        askers.formUnion(drop(lane))
      }
    }
  }

  /// Drops the questions in a lane except writes. Returns the requests that wanted their answers.
  private mutating func drop(_ lane: I.Question.Lane) -> [Int?] {
    let dropped = jobs.filter { $0.question.lane == lane && $0.question.rule != .queued }
    jobs.removeAll { $0.question.lane == lane && $0.question.rule != .queued }
    return dropped.flatMap(\.askers)
  }
}
