public import MovieDisplay
public import MovieDomain

extension CalendarScene {
  /// Why a film is in the calendar.
  public enum Reason: Sendable, Hashable {
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

/// The text of the calendar.
public protocol CalendarWords: Sendable {
  /// The title of the screen.
  var title: String { get }
  /// The number of entries, each a day on which a film comes.
  func entries(_ count: Int) -> String
  /// A month of a year, as a heading.
  func month(_ month: Int, of year: Int) -> String
  /// The short names of the days of a week, from the one with which a week begins.
  var weekdays: [String] { get }
  /// The day with which a week begins; 0 is Monday.
  var firstWeekday: Int { get }
  /// How a film comes.
  func kind(_ kind: FilmDay.Kind) -> String
  /// Why a film is in the calendar; empty if there is nothing to say.
  func reason(_ reason: CalendarScene.Reason) -> String
  /// Shown when nothing comes between two days.
  func none(from start: String, through end: String) -> EmptyState
  /// Shown during a look-up: the number of those that were looked up, and of all.
  func lookingUp(_ count: Int, of total: Int) -> String
  /// A sentence: what could not be loaded, with the first names.
  func missing(_ count: Int, _ names: [String]) -> String
  /// A sentence: the number of days that were written to a file.
  func written(_ count: Int, to path: String) -> String
  /// The title shown when no file was written.
  var notWritten: String { get }
}

struct EnglishCalendar: CalendarWords, EnglishFallback {}

extension CalendarWords where Self: EnglishFallback {
  public var title: String { "Calendar" }
  public func entries(_ count: Int) -> String { english.counted(count, "entry", plural: "entries") }
  public func month(_ month: Int, of year: Int) -> String {
    "\(english.longMonth(month)) \(year)"
  }
  public var weekdays: [String] { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] }
  public var firstWeekday: Int { 6 }
  public func kind(_ kind: FilmDay.Kind) -> String {
    switch kind {
    case .theatrical: "in theaters"
    case .digital: "digital"
    case .disc: "on disc"
    case .release: "released"
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
  public func none(from start: String, through end: String) -> EmptyState {
    EmptyState(
      title: "Nothing is due from \(start) to \(end)",
      message: "Films on your watchlist are listed here, with films of collections that you know and of the directors "
        + "of your favorites.")
  }
  public func lookingUp(_ count: Int, of total: Int) -> String {
    "Looking up \(english.number(count)) of \(english.number(total))…"
  }
  public func missing(_ count: Int, _ names: [String]) -> String {
    "\(english.number(count)) could not be loaded\(english.listed(names, of: count))".ended
  }
  public func written(_ count: Int, to path: String) -> String { "Wrote \(entries(count)) to \(path)." }
  public var notWritten: String { "The calendar was not written" }
}
