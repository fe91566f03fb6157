public import MovieDisplay
public import MovieDomain
public import MovieScenes
import MovieText
public import ViewerScenes

/// Writes a calendar as iCalendar (RFC 5545), so that a phone can subscribe to it.
public struct CalendarFile: Sendable {
  /// The number of octets of a line, without its end.
  private static let longestLine = 75
  /// A component that says nothing, because a calendar without events needs one.
  private static let zone = [
    "BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
    "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE",
  ]

  private let presenter: CalendarPresenter
  private let product: String
  private let today: CalendarDate

  /// Creates a writer of texts in a language. `product` is the name of the program, and `today` the day of the stamps,
  /// which has begun in UTC.
  public init(words: any Words, product: String, today: CalendarDate) {
    presenter = CalendarPresenter(words: words)
    self.product = product
    self.today = today
  }

  /// The text of the file. Every line ends with CRLF.
  public func text(of agenda: CalendarScene.Agenda) -> String {
    let head = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//\(product)//calendar//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
      "X-WR-CALNAME:\(Self.escaped(presenter.words.calendarName))",
    ]
    let components = agenda.events.isEmpty ? Self.zone : agenda.events.flatMap(lines)
    return (head + components + ["END:VCALENDAR"]).map { Self.folded($0) + "\r\n" }.joined()
  }

  private func lines(of event: CalendarScene.Event) -> [String] {
    // A day in the viewer's country takes the place of the first release, as the same entry.
    let kind = event.day.kind == .release ? .theatrical : event.day.kind
    let id = "\(event.source.idNamespace)-\(event.movie.id)-\(kind.rawValue)@\(product)"
    let summary = "\(event.movie.shownTitle) · \(presenter.words.kind(event.day.kind))"
    return [
      "BEGIN:VEVENT", "UID:\(Self.escaped(id))", "DTSTAMP:\(Self.basic(today))T000000Z",
      "DTSTART;VALUE=DATE:\(Self.basic(event.day.date))", "SUMMARY:\(Self.escaped(summary))",
      "DESCRIPTION:\(Self.escaped(presenter.remark(about: event)))", "TRANSP:TRANSPARENT", "END:VEVENT",
    ]
  }

  /// A day as eight digits.
  private static func basic(_ day: CalendarDate) -> String { day.description.filter { $0 != "-" } }

  /// Text without control characters, and with a backslash before what separates values.
  static func escaped(_ text: String) -> String {
    // Readers look for single scalars, also before a combining mark.
    CleanText(whole: text).string.unicodeScalars.reduce(into: "") { result, scalar in
      if ["\\", ";", ","].contains(scalar) { result.append("\\") }
      result.unicodeScalars.append(scalar)
    }
  }

  /// Continues a line that is too long on further ones, which begin with a space. Characters stay whole.
  static func folded(_ line: String) -> String {
    var result = ""
    var length = 0
    // A character may itself be longer than a line, and then its scalars stay whole.
    let parts = line.flatMap { $0.utf8.count < longestLine ? [String($0)] : $0.unicodeScalars.map { String($0) } }
    for part in parts {
      let size = part.utf8.count
      if length + size > longestLine {
        result += "\r\n "
        length = 1
      }
      result += part
      length += size
    }
    return result
  }
}
