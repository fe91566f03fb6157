/// Favorites on their way in from a file, or out to one.
public enum TransferScene {
  /// Empty where what was asked for went elsewhere.
  public struct ViewModel: SceneViewModel {
    /// What was done, a finished sentence each.
    public var confirmations: [String]
    /// The lines of the file that did not become favorites.
    public var sections: [Section]
    /// Set while the films are on their way.
    public var activity: String?
    public var emptyState: EmptyState?
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      confirmations: [String] = [], sections: [Section] = [], activity: String? = nil, emptyState: EmptyState? = nil,
      outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.confirmations = confirmations
      self.sections = sections
      self.activity = activity
      self.emptyState = emptyState
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  /// Lines that came to the same end.
  public struct Section: Sendable, Hashable, Identifiable {
    public enum ID: Sendable, Hashable, CaseIterable {
      /// No film is clearly meant.
      case notMatched
      /// The film is there, but could not be loaded.
      case failed
      /// The line tells of no film.
      case malformed
      /// The line's turn did not come.
      case untried
    }

    public var id: ID
    public var title: String
    /// How many there are.
    public var count: String
    public var rows: [Row]

    public init(id: ID, title: String, count: String, rows: [Row]) {
      self.id = id
      self.title = title
      self.count = count
      self.rows = rows
    }
  }

  public struct Row: Sendable, Hashable {
    /// Which line of the file it is, in words.
    public var place: String
    /// The film; empty when the line names none.
    public var title: String

    public init(place: String, title: String) {
      self.place = place
      self.title = title
    }
  }
}

/// What a view of the transfer scene must do.
public typealias TransferDisplay = Display<TransferScene.ViewModel>
