import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `DoctorScene.Response` into display text.
public struct DoctorPresenter: Presenter {
  let words: any ProgramWords
  var health: any DoctorWords { words.doctor }

  /// Creates a presenter that uses `words`.
  public init(words: any ProgramWords) {
    self.words = words
  }

  public func viewModel(for response: DoctorScene.Response) -> DoctorScene.ViewModel {
    var viewModel = DoctorScene.ViewModel(title: health.title, mark: response.verdict.mark)
    viewModel.sections = HealthFinding.Subject.allCases.compactMap { subject in
      let findings = response.findings.filter { $0.subject == subject }
      guard !findings.isEmpty else { return nil }
      return DoctorScene.Section(title: health.title(of: subject), rows: findings.map { row(for: $0) })
    }
    guard response.isComplete else { return viewModel }
    viewModel.summary = health.summary(
      troubles: response.findings.count { $0.verdict == .trouble },
      remarks: response.findings.count { $0.verdict == .remark })
    viewModel.outcome = response.verdict == .trouble ? .shownWithProblems : .shown
    return viewModel
  }

  private func row(for finding: HealthFinding) -> DoctorScene.Row {
    var row = row(about: finding)
    row.mark = finding.verdict.mark
    return row
  }
}

extension HealthFinding.Verdict {
  fileprivate var mark: DoctorScene.Mark {
    switch self {
    case .good: .good
    case .remark: .remark
    case .trouble: .trouble
    }
  }
}
