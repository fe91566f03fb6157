public import MovieDisplay

/// The display model of checking the program's set-up.
public enum DoctorScene {
  /// A request to the doctor scene.
  public enum Request: Sendable, Hashable {
    /// Runs all checks concurrently and shows findings as they arrive. Changes nothing.
    case check
  }

  /// What to display.
  public struct ViewModel: SceneViewModel {
    /// The title of the screen.
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

    /// Creates a view model.
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
    /// The title of the subject.
    public var title: String
    /// The findings, in display order.
    public var rows: [Row]

    /// Creates a section.
    public init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// One finding.
  public struct Row: Sendable, Hashable {
    /// The severity.
    public var mark: Mark
    /// What was checked.
    public var label: String
    /// What was found.
    public var text: String
    /// What to do; empty if there is nothing to do.
    public var advice: String

    /// Creates a row, by default without advice.
    public init(mark: Mark, label: String, text: String, advice: String = "") {
      self.mark = mark
      self.label = label
      self.text = text
      self.advice = advice
    }
  }

  /// The severity of a finding.
  public enum Mark: Sendable, Hashable, CaseIterable {
    /// Nothing to report.
    case good
    /// Worth knowing, but nothing is broken.
    case remark
    /// Something does not work until it is fixed.
    case trouble
  }
}

/// A view of the doctor scene.
public typealias DoctorDisplay = Display<DoctorScene.ViewModel>
