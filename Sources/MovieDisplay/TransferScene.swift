/// The display model of importing and exporting favorites.
public enum TransferScene {
  /// Empty when the output was written to standard output.
  public struct ViewModel: SceneViewModel {
    /// Finished sentences, one per result.
    public var confirmations: [String]
    /// The lines of the file that were not imported, by reason.
    public var sections: [Section]
    /// A message shown during the transfer.
    public var activity: String?
    /// Shown when the transfer failed.
    public var emptyState: EmptyState?
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
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

  /// Lines that share a result.
  public struct Section: Sendable, Hashable, Identifiable {
    /// The reason the lines were not imported.
    public enum ID: Sendable, Hashable, CaseIterable {
      /// Lines without an unambiguous match in the catalog.
      case notMatched
      /// Films that were matched but could not be loaded.
      case failed
      /// Lines that could not be parsed.
      case malformed
      /// Lines not processed because the import stopped early.
      case untried
    }

    public var id: ID
    public var title: String
    /// The number of lines, as text.
    public var count: String
    /// The lines, in file order.
    public var rows: [Row]

    public init(id: ID, title: String, count: String, rows: [Row]) {
      self.id = id
      self.title = title
      self.count = count
      self.rows = rows
    }
  }

  public struct Row: Sendable, Hashable {
    /// The line's position in the file, as text.
    public var place: String
    /// The film's title; empty when the line has none.
    public var title: String

    public init(place: String, title: String) {
      self.place = place
      self.title = title
    }
  }
}

/// A view of the transfer scene.
public typealias TransferDisplay = Display<TransferScene.ViewModel>
