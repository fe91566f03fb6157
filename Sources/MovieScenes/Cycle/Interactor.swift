public import MovieDomain

/// A scene's logic as a value type: no tasks, clocks or ports, so tests can call it and compare results.
///
/// A `SceneDriver` runs it: it passes requests in, sends the resulting questions to a `Worker`, and passes the answers
/// back.
public protocol Interactor<Request, Response>: Sendable {
  /// What a view asks of the scene.
  associatedtype Request: Sendable
  /// The complete state on screen.
  associatedtype Response: Sendable & Equatable
  /// A task for the worker, such as loading a film.
  associatedtype Question: LanedQuestion
  /// The worker's result.
  associatedtype Answer: Sendable

  /// The current state, shown after every change.
  var response: Response { get }

  /// Handles a request and returns the questions to ask or cancel.
  mutating func handle(_ request: Request) -> [Effect<Question>]

  /// Handles an answer. Never called for superseded or cancelled questions.
  mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>]

  /// Reverts the state for a question that was cancelled and will not be answered.
  mutating func abandon(_ question: Question)

  /// Asked once, on the first request; for example, to observe changes made elsewhere.
  var standingQuestions: [Question] { get }

  /// Handles a change of settings made elsewhere. The driver redisplays the scene itself when the language changes.
  mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>]
}

extension Interactor {
  public var standingQuestions: [Question] { [] }
  public mutating func abandon(_ question: Question) {}
  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] { [] }
}

/// A question for a worker, with the lane it runs in.
public protocol LanedQuestion: Sendable, Equatable {
  associatedtype Lane: Hashable & Sendable = SingleLane

  /// Questions in different lanes run concurrently.
  var lane: Lane { get }
  /// How the question affects others in its lane, and whether the request waits for it.
  var rule: LaneRule { get }
}

extension LanedQuestion {
  public var rule: LaneRule { .latest }
}

extension LanedQuestion where Lane == SingleLane {
  public var lane: SingleLane { SingleLane() }
}

/// The lane of a scene that asks one question at a time.
public struct SingleLane: Hashable, Sendable {
  public init() {}
}

/// How questions in a lane affect each other, and whether requests wait for their answers.
public enum LaneRule: Sendable, Hashable {
  /// Cancels the previous question in its lane.
  case latest
  /// Waits for the previous questions in its lane and is never cancelled; for writes.
  case queued
  /// Like `latest`, but the scene may display its final result first. The request returns after the answer.
  case trailing
  /// Like `latest`, but the request does not wait for the answer.
  case background

  var blocksIdle: Bool { self == .latest || self == .queued }
  var blocksRequest: Bool { self != .background }
}

/// A side effect requested by an interactor.
public enum Effect<Question: LanedQuestion>: Sendable, Equatable {
  /// Asks a question, according to its lane rule.
  case ask(Question)
  /// Cancels the questions in a lane; their answers are discarded.
  case cancel(Question.Lane)
}
