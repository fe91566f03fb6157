public import MovieDomain

/// A scene's rules as a value: no tasks, no clocks, no ports. Tests call it and compare.
///
/// A `SceneDriver` runs it: the driver passes requests in, asks a `Worker` the questions that come out, and passes the
/// answers back.
public protocol Interactor<Request, Response>: Sendable {
  associatedtype Request: Sendable
  /// Everything on screen, always whole.
  associatedtype Response: Sendable & Equatable
  associatedtype Question: LanedQuestion
  associatedtype Answer: Sendable

  var response: Response { get }

  /// Takes a request and returns what to ask, or to stop asking, because of it.
  mutating func handle(_ request: Request) -> [Effect<Question>]

  /// Takes an answer. Answers to superseded and cancelled questions never get here.
  mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>]

  /// Takes back what a question promised: it was cancelled, and no answer will come.
  mutating func abandon(_ question: Question)

  /// Asked once, when the scene gets its first request; for example, to follow changes made elsewhere.
  var standingQuestions: [Question] { get }

  /// Takes a change of settings made elsewhere. The driver shows a new language by itself.
  mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>]
}

extension Interactor {
  public var standingQuestions: [Question] { [] }
  public mutating func abandon(_ question: Question) {}
  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] { [] }
}

/// A question to a scene's worker, with the lane it runs in.
public protocol LanedQuestion: Sendable, Equatable {
  associatedtype Lane: Hashable & Sendable = SingleLane

  /// Questions in different lanes run side by side.
  var lane: Lane { get }
  /// How the question relates to others in its lane, and who waits for it.
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

/// How questions in one lane relate, and who waits for their answers.
public enum LaneRule: Sendable, Hashable {
  /// Cancels the earlier question in its lane.
  case latest
  /// Waits for the earlier questions in its lane and is never cancelled, as suits writing.
  case queued
  /// Like `latest`; the scene shows its result before, and the request returns after the answer.
  case trailing
  /// Like `latest`; nobody waits for it.
  case background

  var keepsSceneFromRest: Bool { self == .latest || self == .queued }
  var keepsRequestFromReturning: Bool { self != .background }
}

/// What an interactor wants done.
public enum Effect<Question: LanedQuestion>: Sendable, Equatable {
  case ask(Question)
  /// Cancels what runs in a lane; its answer will not be received.
  case cancel(Question.Lane)
}
