public import MovieDisplay

/// The display model of the diagnostics.
public enum DoctorScene {
  public enum Request: Sendable, Hashable {
    /// Runs all checks.
    case check
  }

  public struct ViewModel: SceneViewModel {
    public var title: String
    /// The findings, grouped by subject.
    public var sections: [Section]
    /// A finished sentence with the overall result; empty while checks are running.
    public var summary: String
    /// The most severe mark.
    public var mark: Mark
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
    public var warnings: [String]

    public init(
      title: String, sections: [Section] = [], summary: String = "", mark: Mark = .good, outcome: Outcome = .shown,
      warnings: [String] = []
    ) {
      self.title = title
      self.sections = sections
      self.summary = summary
      self.mark = mark
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  /// Rows about one subject.
  public struct Section: Sendable, Hashable {
    public var title: String
    public var rows: [Row]

    public init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// The result of one check.
  public struct Row: Sendable, Hashable {
    public var mark: Mark
    public var label: String
    public var text: String
    /// What to do; empty if there is nothing to do.
    public var advice: String

    public init(mark: Mark, label: String, text: String, advice: String = "") {
      self.mark = mark
      self.label = label
      self.text = text
      self.advice = advice
    }
  }

  /// The severity of a finding.
  public enum Mark: Sendable, Hashable, CaseIterable {
    case good, remark, trouble
  }
}

/// A view of the doctor scene.
public typealias DoctorDisplay = Display<DoctorScene.ViewModel>
