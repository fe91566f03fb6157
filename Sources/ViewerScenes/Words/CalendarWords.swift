public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension CalendarScene {
  /// Why a film is in the calendar.
  public enum Reason: Sendable, Equatable {
    /// It is on the watchlist.
    case watchlist
    /// It is part of a collection of which a film is on a shelf. The name is nil if it is unknown.
    case collection(String?)
    /// A director of a favorite directs it.
    case director(String)
    /// It becomes free, and the catalog is about free films.
    case catalog
  }
}

/// The text of the calendar and of the news.
public protocol CalendarWords: Sendable {
  /// The title of the screen.
  var calendarTitle: String { get }
  /// What a calendar program calls the calendar.
  var calendarName: String { get }
  /// The number of entries, each a day on which a film comes.
  func calendarEntries(_ count: Int) -> String
  /// A month of a year, as a heading.
  func month(_ month: Int, of year: Int) -> String
  /// The short names of the days of a week, from Monday.
  var weekdays: [String] { get }
  /// The day with which a week begins; 0 is Monday.
  var firstWeekday: Int { get }
  /// How a film comes.
  func kind(_ kind: FilmDay.Kind) -> String
  /// Why a film is in the calendar; empty if there is nothing to say.
  func reason(_ reason: CalendarScene.Reason) -> String
  /// Shown when nothing comes between two days.
  func nothingDue(from start: String, through end: String) -> EmptyState
  /// Shown during a look-up: the number of those that were looked up, and of all.
  func lookingUp(_ count: Int, of total: Int) -> String
  /// A sentence: what could not be loaded, with the first names.
  func notLookedUp(_ count: Int, _ names: [String]) -> String
  /// A sentence: what a catalog no longer has, with the first names.
  func noLonger(in catalog: String, _ count: Int, _ names: [String]) -> String
  /// A sentence: the number of days that were written to a file.
  func calendarWritten(_ count: Int, to path: String) -> String
  /// The title shown when no file was written.
  var calendarNotWritten: String { get }

  // MARK: - News

  /// The title of the screen.
  var newsTitle: String { get }
  /// The number of changes.
  func newsChanges(_ count: Int) -> String
  /// How a film has come, as `CalendarWords.kind` says it: since a day, or today if that is nil.
  func isOut(_ kind: String, since day: String?) -> String
  /// How a film comes, and on which other day. It had none if the first one is nil, and has none if the other one is.
  func moved(_ kind: String, from old: String?, to new: String?) -> String
  /// Services of the viewer offer the film now.
  func offered(on services: [String]) -> String
  /// The film is new in a collection; the name is nil if it is unknown.
  func newPart(of collection: String?) -> String
  /// Shown when nothing has changed since a day, or at the first look.
  func noNews(since day: String?) -> EmptyState
  /// The title shown when the changes could not be remembered.
  var newsNotRemembered: String { get }
}

extension ViewerWords where Self: EnglishFallback {
  public var calendarTitle: String { "Calendar" }
  public var calendarName: String { "Film releases" }
  public func calendarEntries(_ count: Int) -> String { counted(count, "entry", plural: "entries") }
  public func month(_ month: Int, of year: Int) -> String { "\(self.month(month)) \(year)" }
  public var weekdays: [String] { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] }
  public var firstWeekday: Int { 6 }
  public func kind(_ kind: FilmDay.Kind) -> String {
    switch kind {
    case .theatrical: "in theaters"
    case .digital: "digital"
    case .disc: "on disc"
    case .release: "release"
    case .publicDomain: "free in the U.S."
    }
  }
  public func reason(_ reason: CalendarScene.Reason) -> String {
    switch reason {
    case .watchlist: "watchlist"
    case .collection(let name): name ?? "collection"
    case .director(let name): "by \(name)"
    case .catalog: ""
    }
  }
  public func nothingDue(from start: String, through end: String) -> EmptyState {
    EmptyState(
      title: "No releases from \(start) to \(end)",
      message: "Films on your watchlist appear here, and so do other parts of collections on your shelves and films "
        + "by the directors of your favorites.")
  }
  public func lookingUp(_ count: Int, of total: Int) -> String {
    "Looking up \(number(count)) of \(number(total))…"
  }
  public func notLookedUp(_ count: Int, _ names: [String]) -> String {
    "\(counted(count, "item")) could not be loaded\(listed(names, of: count))".ended
  }
  public func noLonger(in catalog: String, _ count: Int, _ names: [String]) -> String {
    "\(films(count)) \(count == 1 ? "is" : "are") no longer at \(catalog)\(listed(names, of: count))".ended
  }
  public func calendarWritten(_ count: Int, to path: String) -> String { "Wrote \(calendarEntries(count)) to \(path)." }
  public var calendarNotWritten: String { "The calendar was not written" }

  // MARK: - News

  public var newsTitle: String { "News" }
  public func newsChanges(_ count: Int) -> String { counted(count, "change") }
  public func isOut(_ kind: String, since day: String?) -> String { "\(kind): \(day.map { "since \($0)" } ?? "today")" }
  public func moved(_ kind: String, from old: String?, to new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "\(kind): moved from \(old) to \(new)"
    case (let old?, nil): "\(kind): no date now, it was \(old)"
    case (nil, let new): "\(kind): \(new ?? "")"
    }
  }
  public func offered(on services: [String]) -> String { "now on \(services.joined(separator: ", "))" }
  public func newPart(of collection: String?) -> String { "new in \(collection ?? "a collection")" }
  public func noNews(since day: String?) -> EmptyState {
    EmptyState(
      title: day.map { "Nothing new since \($0)" } ?? "Nothing new yet",
      message: "Changes for films on your watchlist appear here, and new parts of collections that you "
        + "have begun.")
  }
  public var newsNotRemembered: String { "This news could not be saved, so it will be shown again" }
}
