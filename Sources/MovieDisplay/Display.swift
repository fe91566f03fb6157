/// A view of a scene. It shows whole view models, one after another.
///
/// A `@MainActor` class, an actor and a struct can each be a display:
///
/// ```swift
/// @MainActor final class HomeViewController: UIViewController, HomeDisplay {
///   func display(_ viewModel: HomeScene.ViewModel) { rows = viewModel.rows }
/// }
///
/// actor HomeScreen: HomeDisplay {
///   func display(_ viewModel: HomeScene.ViewModel) { latest = viewModel }
/// }
///
/// struct HomePrinter: HomeDisplay {
///   func display(_ viewModel: HomeScene.ViewModel) async { print(viewModel.rows.map(\.title)) }
/// }
/// ```
///
/// Write `@MainActor` even in a target whose default isolation is `MainActor`: a type that conforms to `Display` does
/// not get the default, because the protocol is `Sendable`.
///
/// A scene makes one call at a time. A type is the display of one scene; an instance that several scenes of that kind share
/// may be called concurrently.
public protocol Display<ViewModel>: Sendable {
  /// What the display shows: the whole screen of a scene.
  associatedtype ViewModel: Sendable

  /// Shows the view model of a scene that is not loading anything.
  ///
  /// The scene awaits this method before it shows anything else. Do not await a request to the same scene in it: that
  /// would never return.
  func display(_ viewModel: ViewModel) async

  /// Shows a view model while something is loading. The scene awaits this method too.
  ///
  /// Does nothing unless implemented, for views that show only results.
  func displayProgress(_ viewModel: ViewModel) async
}

extension Display {
  /// Does nothing.
  public func displayProgress(_ viewModel: ViewModel) async {}
}

/// Forwards to a display without keeping it alive, for a view that owns its own scene.
///
/// Without it, the view and its scene would keep each other alive. Once the view is gone, calls do nothing.
///
/// ```swift
/// scene = context.open(HomeScene.self, on: WeakDisplay(self))
/// ```
public struct WeakDisplay<Base: Display & AnyObject>: Display {
  private weak let base: Base?

  /// Creates a display that forwards to `base`.
  public init(_ base: Base) {
    self.base = base
  }

  public func display(_ viewModel: Base.ViewModel) async {
    await base?.display(viewModel)
  }

  public func displayProgress(_ viewModel: Base.ViewModel) async {
    await base?.displayProgress(viewModel)
  }
}

/// What all view models have in common, for code that runs any scene.
public protocol SceneViewModel: Sendable, Equatable {
  /// How the request ended; `.shown` while something is loading.
  var outcome: Outcome { get }
  /// Sentences about what is missing from the screen or outdated; empty when nothing is.
  var warnings: [String] { get }
  /// The warnings that the screen does not show itself, for output next to it; all warnings by default.
  var warningsNotOnScreen: [String] { get }
  /// How much of a long task is done, from 0 to 1; nil if unknown, which is the default.
  var progress: Double? { get }
  /// What a long task is doing, such as how many lines are done; nil by default.
  var activity: String? { get }
}

extension SceneViewModel {
  public var warningsNotOnScreen: [String] { warnings }
  public var progress: Double? { nil }
  public var activity: String? { nil }
}

/// How a request ended, for code that reports success or failure.
public enum Outcome: Sendable, Hashable {
  /// There is content to show, though parts may be missing. Also while something is loading, after a load was canceled,
  /// and if there are no people, genres, films on a shelf or recent searches, which is not an error.
  case shown
  /// There is content to show, and it reports problems, as a check of the installation does.
  case shownWithProblems
  /// As `shownWithProblems`, because the credential was rejected meanwhile.
  case shownUnauthorized
  /// The search succeeded without results, or nothing meets the criteria. This is not an error.
  case nothingFound
  /// There is no content to show, or the change was not made. Also if a list of a catalog has no films, such as the films
  /// similar to one.
  case failed
  /// As `failed`, because the credential is missing or was rejected.
  case unauthorized
  /// The request was invalid, for example because it named an unknown genre.
  case invalidRequest

  /// Whether the request ended as `shown`, with or without problems.
  public var hasContent: Bool { [.shown, .shownWithProblems, .shownUnauthorized].contains(self) }
}

/// A message in place of content, or about a failed request: what happened, and what to do.
public struct EmptyState: Sendable, Equatable {
  /// What happened, in a few words.
  public var title: String
  /// Why, in one sentence or more; empty when the title says it all.
  public var message: String
  /// What may have been meant, as a question; empty when nothing is similar.
  public var suggestion: String
  /// What to do, in one sentence or more; empty when there is nothing to do.
  public var advice: String
  /// The address of a web page that the advice leads to; nil if it leads to none.
  public var address: String?
  /// What leads to a page where something can be done, such as the log-in; nil if nothing does.
  public var link: Hint?
  /// Whether it is a step that is taken once, such as an approval, and no error.
  public var isStep: Bool

  /// Creates a message.
  public init(
    title: String, message: String = "", suggestion: String = "", advice: String = "", address: String? = nil,
    link: Hint? = nil, isStep: Bool = false
  ) {
    self.address = address
    self.link = link
    self.isStep = isStep
    self.title = title
    self.message = message
    self.suggestion = suggestion
    self.advice = advice
  }

  /// Returns the message with another advice, such as one that names a button.
  public func advising(_ advice: String) -> EmptyState {
    var state = self
    state.advice = advice
    return state
  }

  /// The title, message and suggestion as sentences, for where there is no room for what to do.
  package var reason: String {
    let sentences = [title, message, suggestion].filter { !$0.isEmpty }.map { text in
      // Titles have no full stop.
      text.last.map { ".!?…。:".contains($0) } == true ? text : text + "."
    }
    return sentences.joined(separator: " ")
  }
  /// The title, message, suggestion, advice and address. Advice without a full stop ends with a command, which has to work
  /// when it is copied.
  package var sentences: String {
    [reason, advice, address ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The whole screen of a list: of films, people, genres or searches.
public struct ListViewModel<Row: Sendable & Equatable>: SceneViewModel {
  /// The heading.
  public var title: String
  /// How many rows there are or which pages are shown, and their age when outdated; empty without rows.
  public var position: String
  /// What is missing from the rows, or their age when outdated; nil otherwise. It is part of `position`.
  public var note: String?
  /// The number of all rows, also those that are not loaded; nil if it is not known, or `rows` begin with a later one.
  /// There may never be as many rows, because a catalog may repeat some.
  public var total: Int?
  /// Whether the rows are outdated, because newer ones could not be loaded.
  public var isStale = false
  /// The rows loaded so far, in display order.
  public var rows: [Row]
  /// Whether what a row is about is always read aloud with it, because the list exists to show that one row.
  public var describesRows = false
  /// Whether the list is about a shelf of the viewer that has no film at all.
  public var isShelfEmpty = false
  /// Rows that have left the list since, as they are now; empty unless the list follows changes.
  public var former: [Row] = []
  /// A message to show while the list or its next page is loading; nil otherwise.
  public var activity: String?
  /// How much of a long task is done, from 0 to 1; nil if that is unknown.
  public var progress: Double?
  /// Sentences that confirm the last change; empty when there was none.
  public var confirmations: [String]
  /// Why the last change failed; nil if it did not. The rest of the screen stays valid.
  public var failure: EmptyState?
  /// Why there are no rows to show; nil otherwise.
  public var emptyState: EmptyState?
  /// Lead to the next page and to the first row, as far as they exist.
  public var hints: [Hint]
  /// Attributions to show below the content, as the catalog's terms require; empty when none is.
  public var footnotes: [String]
  /// How the request ended; `.shown` while something is loading.
  public var outcome: Outcome
  /// Sentences about what is missing from the screen or outdated; empty when nothing is.
  public var warnings: [String] = []

  /// Creates a view model. Parts that are left out are not shown.
  public init(
    title: String, position: String = "", total: Int? = nil, rows: [Row] = [], activity: String? = nil,
    confirmations: [String] = [], emptyState: EmptyState? = nil, hints: [Hint] = [], footnotes: [String] = [],
    outcome: Outcome = .shown
  ) {
    self.title = title
    self.position = position
    self.total = total
    self.rows = rows
    self.activity = activity
    self.confirmations = confirmations
    self.emptyState = emptyState
    self.hints = hints
    self.footnotes = footnotes
    self.outcome = outcome
  }
}

/// A labeled fact about a film or a person, or a setting with its value.
public struct Fact: Sendable, Equatable {
  /// The value of a fact, as display text.
  public enum Value: Sendable, Equatable {
    /// Text that is shown as it is.
    case text(String)
    /// A placeholder for an unknown value.
    case unknown(String)
    /// A score; `votes` says how many votes it is the average of, and is nil if it is not an average.
    case score(ScoreBadge, votes: String?)
    /// The address of a website, for display and as a link; not validated.
    case link(String)
  }

  /// What the fact is about, such as `Budget`.
  public var label: String
  /// The value, or a placeholder.
  public var value: Value
  /// Where parts of the text lead, in their order.
  public var links: [Hint]
  /// What a setting does; empty for other facts.
  public var note: String

  /// Creates a fact.
  public init(label: String, value: Value, links: [Hint] = [], note: String = "") {
    self.label = label
    self.value = value
    self.links = links
    self.note = note
  }
}
