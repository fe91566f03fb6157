/// The display model of the calendar: the days on which the viewer's films come.
public enum CalendarScene {
  /// The whole screen: a section for each month in which a film comes.
  public typealias ViewModel = ListViewModel<Month>

  /// A month with the films that come in it.
  public struct Month: Sendable, Equatable {
    /// The name and the year.
    public var title: String
    /// The names of the days of a week, in their order.
    public var weekdays: [String]
    /// The number of days of the first week that belong to the month before.
    public var blanks: Int
    /// The number of days.
    public var days: Int
    /// The days on which a film comes, from 1.
    public var marked: Set<Int>
    /// The films, in order of time.
    public var rows: [Row]

    /// Creates a month.
    public init(title: String, weekdays: [String], blanks: Int, days: Int, marked: Set<Int>, rows: [Row]) {
      self.title = title
      self.weekdays = weekdays
      self.blanks = blanks
      self.days = days
      self.marked = marked
      self.rows = rows
    }
  }

  /// A film that comes on a day.
  public struct Row: Sendable, Equatable {
    /// The day of the week and of the month.
    public var day: String
    /// The film's title.
    public var title: String
    /// How the film comes, such as in theaters, and why it is in the calendar.
    public var remark: String
    /// Opens the film's page.
    public var route: Route

    /// Creates a row.
    public init(day: String, title: String, remark: String, route: Route) {
      self.day = day
      self.title = title
      self.remark = remark
      self.route = route
    }
  }
}

/// A view of the calendar.
public typealias CalendarDisplay = Display<CalendarScene.ViewModel>
