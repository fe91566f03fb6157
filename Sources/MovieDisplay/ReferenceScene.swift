/// The display model of a film or person that could not be found by what was typed: why, and what may be meant.
public enum ReferenceScene {
  /// What to show in place of the film or person.
  public struct ViewModel: SceneViewModel {
    /// What happened and what to do.
    public var state: EmptyState
    /// The films or people that may be meant, likeliest first.
    public var candidates: [Candidate] = []
    /// The number of further matches, as text; nil when all are listed.
    public var more: String?
    /// Suggested next actions.
    public var hints: [Hint] = []
    /// How the request ended.
    public var outcome: Outcome
    /// Nothing is missing from the screen.
    public var warnings: [String] { [] }

    /// Creates a view model, by default of a failure without candidates.
    public init(state: EmptyState, outcome: Outcome = .failed) {
      self.state = state
      self.outcome = outcome
    }
  }

  /// A film or a person that may be meant.
  public struct Candidate: Sendable, Equatable {
    /// A film's title and year, or a person's name.
    public var name: String
    /// What distinguishes it: a film's original title, or what a person is known for; empty if unknown.
    public var remark: String
    /// The id as it is typed, such as `#12` or `built-in:12`.
    public var shownID: String
    /// Opens the film's or the person's page.
    public var route: Route

    /// Creates a candidate.
    public init(name: String, remark: String = "", shownID: String, route: Route) {
      self.name = name
      self.remark = remark
      self.shownID = shownID
      self.route = route
    }
  }
}

/// A view of what could not be found.
public typealias ReferenceDisplay = Display<ReferenceScene.ViewModel>
