public import MovieDisplay

/// Whether the program's surroundings are in order.
public enum DoctorScene {
  public enum Request: Sendable, Hashable {
    /// Looks at everything.
    case check
  }

  public struct ViewModel: SceneViewModel {
    public var title: String
    public var sections: [Section]
    /// Whether all is well, a finished sentence; empty while that is not known.
    public var summary: String
    /// The gravest of all.
    public var mark: Mark
    public var outcome: Outcome
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

  public struct Row: Sendable, Hashable {
    public var mark: Mark
    public var label: String
    public var text: String
    /// What to do about it; empty when there is nothing to do.
    public var advice: String

    public init(mark: Mark, label: String, text: String, advice: String = "") {
      self.mark = mark
      self.label = label
      self.text = text
      self.advice = advice
    }
  }

  /// How grave something is.
  public enum Mark: Sendable, Hashable, CaseIterable {
    case good, remark, trouble
  }
}

/// What a view of the doctor scene must do.
public typealias DoctorDisplay = Display<DoctorScene.ViewModel>
