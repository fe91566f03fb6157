public import MovieData
import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `DoctorScene.Response` into JSON: all findings with raw values, and messages for notes and problems.
public struct DoctorJSON: Presenter {
  private let text: DoctorPresenter
  private let words: any ProgramWords

  /// Creates a presenter that uses `words` for messages.
  public init(words: any ProgramWords) {
    text = DoctorPresenter(words: words)
    self.words = words
  }

  public func viewModel(for response: DoctorScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    guard response.isComplete else { return .awaiting(like: viewModel) }
    // The rows have the same order as the findings.
    let findings = zip(response.findings, viewModel.sections.flatMap(\.rows)).map(json)
    return JSONPage(
      ["well": .bool(response.verdict != .trouble), "verdict": response.verdict.json, "findings": .array(findings)],
      like: viewModel)
  }

  private func json(_ finding: HealthFinding, _ row: DoctorScene.Row) -> JSONValue {
    let (check, values, code) = finding.parts
    let viewModel = EmptyState(
      title: words.warning(about: row.label, saying: row.text), message: "", advice: row.advice)
    return [
      "subject": finding.subject.json, "check": .string(check), "verdict": finding.verdict.json, "values": values,
      "code": code.map { .string($0.text) } ?? .null,
      "message": finding.verdict == .good ? .null : .string(viewModel.sentences),
    ]
  }
}

extension HealthFinding.Subject: JSONRepresentable {
  package var json: JSONValue {
    switch self {
    case .program: "program"
    case .access: "access"
    case .network: "network"
    case .files: "files"
    case .terminal: "terminal"
    }
  }
}

extension HealthFinding.Verdict: JSONRepresentable {
  package var json: JSONValue {
    switch self {
    case .good: "good"
    case .remark: "remark"
    case .trouble: "trouble"
    }
  }
}
