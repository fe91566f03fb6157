import LogTestSupport
public import MovieScenes

/// Records every response that a scene shows.
public final class ShownResponses<Response: Sendable & Equatable>: Sendable {
  public struct Shown: Sendable, Equatable {
    public var response: Response
    public var isFinal: Bool

    public init(response: Response, isFinal: Bool) {
      self.response = response
      self.isFinal = isFinal
    }
  }

  private let log = Log<Shown>()

  public init() {}

  public var all: [Shown] { log.all }
  /// The final responses.
  public var final: [Response] { all.filter(\.isFinal).map(\.response) }
  /// The responses shown as progress.
  public var progress: [Response] { all.filter { !$0.isFinal }.map(\.response) }

  public var output: Output<Response> {
    Output { response, isFinal in self.log.add(Shown(response: response, isFinal: isFinal)) }
  }

  /// Waits until the recorded responses meet a condition.
  public func wait(until condition: @escaping @Sendable ([Shown]) -> Bool) async {
    await log.wait(until: condition)
  }
}
