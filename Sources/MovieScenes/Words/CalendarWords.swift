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
