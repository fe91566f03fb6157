import LogTestSupport
package import MovieDisplay
public import MovieScenes
import MovieTestSupport
import Testing
import TextSnapshots

/// Records every response that a scene shows.
public final class ShownResponses<Response: Sendable & Equatable>: Sendable {
  public struct Shown: Sendable, Equatable {
    public var response: Response
    public var isFinal: Bool
  }

  private let log = Log<Shown>()

  public init() {}

  public var all: [Shown] { log.all }
  /// The final responses.
  public var final: [Response] { all.filter(\.isFinal).map(\.response) }

  public var output: Output<Response> {
    Output { response, isFinal in self.log.add(Shown(response: response, isFinal: isFinal)) }
  }

  /// Waits until the recorded responses meet a condition.
  public func wait(until condition: @escaping @Sendable ([Shown]) -> Bool) async {
    await log.wait(until: condition)
  }

  /// Waits until the last response is final and this one.
  public func waitForFinal(_ response: Response) async {
    await wait { $0.last == Shown(response: response, isFinal: true) }
  }
}

/// Records the final view models in order.
package final class RecordingDisplay<ViewModel: Sendable>: Display {
  private let log = Log<ViewModel>()

  package init() {}

  package var shown: [ViewModel] { log.all }

  package func display(_ viewModel: ViewModel) async { log.add(viewModel) }

  /// Waits until `display` has been called that many times.
  package func waitForShown(_ count: Int) async { await log.wait(for: count) }
}

extension SceneContext {
  /// Opens a scene, and returns its final response to a request.
  package func response<S: MovieScene>(
    of scene: S.Type, to request: S.Interactor.Request
  ) async throws -> S.Interactor.Response {
    try #require(await lastResponse(of: scene, to: [request]))
  }
}

extension WordsPresenter {
  /// Returns the view model for a response, on the tests' day.
  package static func shown(_ response: Response, in words: any Words = EnglishWords()) -> ViewModel {
    Self(words: words, today: .sample).viewModel(for: response)
  }
}

extension DetailScene.ViewModel {
  package var film: DetailScene.Film? {
    if case .film(let film) = content { film } else { nil }
  }
}

/// Compares what tests name, such as view models, with one golden.
///
/// The golden leaves out what is nil, empty or false, and has short values in one line.
package func assertShown<Value>(_ values: KeyValuePairs<String, Value>, named name: String? = nil) {
  assertSnapshot(dumping: values, named: name, filter: SnapshotFilter(shortened))
}

private func shortened(_ dump: String) -> String {
  func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
  var lines: [String] = []
  for line in dump.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  where ![": nil", ": []", ": \"\"", ": false"].contains(where: line.hasSuffix) {
    lines.append(line)
    guard line.contains(where: ")]".contains), line.allSatisfy(" )]".contains),
      let start = lines.dropLast().lastIndex(where: { indent($0) == indent(line) })
    else { continue }
    let members = lines[(start + 1)..<lines.endIndex - 1]
    let whole = lines[start] + members.map { $0.drop { $0 == " " } }.joined(separator: ", ") + line.drop { $0 == " " }
    if whole.count <= 110, members.allSatisfy({ indent($0) == indent(line) + 2 }) {
      lines.replaceSubrange(start..., with: [whole])
    }
  }
  return lines.joined(separator: "\n")
}
