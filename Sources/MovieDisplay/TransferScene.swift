/// The display model of importing and exporting shelves.
public enum TransferScene {
  /// The whole screen of an import or export.
  ///
  /// Shows nothing after an export to standard output, which would mix with the exported text.
  public struct ViewModel: SceneViewModel {
    /// Sentences that say how many films were added, already there or exported.
    public var confirmations: [String] = []
    /// The lines that were not imported, by reason; empty when all were.
    public var sections: [Section] = []
    /// A message to show during the transfer, such as how many lines are done; nil otherwise.
    public var activity: String?
    /// How much is done, from 0 to 1; nil if that is unknown.
    public var progress: Double?
    /// Why nothing was imported or exported; nil otherwise.
    public var emptyState: EmptyState?
    /// How the request ended; `.shown` while something is loading.
    public var outcome = Outcome.shown
    /// Sentences about the sections, for output without them; empty when nothing was imported.
    public var sectionWarnings: [String] = []
    /// Sentences about what else is missing; empty when nothing is.
    public var warningsNotOnScreen: [String] = []
    /// All of these warnings, for output without the screen.
    public var warnings: [String] { sectionWarnings + warningsNotOnScreen }

    /// Creates a view model that shows nothing.
    public init() {}
  }

  /// Lines that were not imported, or not as a whole, for the same reason.
  public struct Section: Sendable, Equatable, Identifiable {
    /// Why lines were not imported.
    public enum ID: Sendable, Hashable, CaseIterable {
      /// No film in the catalog matches the line clearly.
      case notMatched
      /// The film could not be looked up or loaded.
      case failed
      /// The line could not be parsed or does not identify a film.
      case malformed
      /// The film was imported, but not the review or the tags, because the line has no day of watching.
      case withoutReview
      /// The film was imported, but not one of its viewings or reviews.
      case partial
      /// The line was not processed because the import stopped early.
      case untried
    }

    /// Why the lines were not imported; each reason occurs at most once.
    public var id: ID
    /// The heading, which names the reason.
    public var title: String
    /// The number of lines in words, such as `3 lines`.
    public var count: String
    /// The lines, in file order. If there are too many, the first.
    public var rows: [Row]
    /// How many lines are not in `rows`, such as `and 300 more lines`; empty if all are.
    public var remainder = ""

    /// Creates a section.
    public init(id: ID, title: String, count: String, rows: [Row]) {
      self.id = id
      self.title = title
      self.count = count
      self.rows = rows
    }
  }

  /// A line that was not imported.
  public struct Row: Sendable, Equatable {
    /// Where the line is in the file, such as `line 12`; empty for a reason that the rows after it share.
    public var place: String
    /// The film's title; empty when the line has none.
    public var title: String
    /// Why the line was not imported; empty if the heading says it all.
    public var reason: String

    /// Creates a row.
    public init(place: String, title: String, reason: String = "") {
      self.place = place
      self.title = title
      self.reason = reason
    }
  }
}

/// A view of an import or export.
public typealias TransferDisplay = Display<TransferScene.ViewModel>
