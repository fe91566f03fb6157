public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `CalendarScene.Response` into display text.
public struct CalendarPresenter: DateIndependentPresenter {
  package let words: any ViewerWords

  public init(words: any Words) {
    self.words = words.viewer
  }

  public func viewModel(for response: CalendarScene.Response) -> CalendarScene.ViewModel {
    CalendarScene.ViewModel(
      title: words.calendarTitle, of: response, in: words, activity: words.lookingUp,
      failure: words.shelfNotRead(.watchlist)
    ) { show($0, of: response, in: &$1) }
  }

  private func show(
    _ agenda: CalendarScene.Agenda, of response: CalendarScene.Response, in viewModel: inout CalendarScene.ViewModel
  ) {
    viewModel.footnotes = words.footnotes(for: response.source)
    let none = words.nothingDue(from: words.date(agenda.start), through: words.date(agenda.end))
    viewModel.show(agenda.gaps, from: response.source, in: words, none: agenda.events.isEmpty ? none : nil)
    guard !agenda.events.isEmpty else { return }
    let country = agenda.region.map { words.countryName($0.code, Countries.name($0)) }
    viewModel.position =
      [country, words.calendarEntries(agenda.events.count), words.age(of: agenda.gaps)].joinedRemarks
    let months = Dictionary(grouping: agenda.events) { $0.day.date.year * 12 + $0.day.date.month - 1 }
    viewModel.rows = months.keys.sorted().compactMap { month in
      self.month(month % 12 + 1, of: month / 12, months[month] ?? [], in: response)
    }
  }

  private func month(
    _ month: Int, of year: Int, _ events: [CalendarScene.Event], in response: CalendarScene.Response
  ) -> CalendarScene.Month? {
    guard let first = CalendarDate(year: year, month: month, day: 1) else { return nil }
    let days = (28...31).last { CalendarDate(year: year, month: month, day: $0) != nil } ?? 28
    let blanks = (first.weekday - words.firstWeekday + 7) % 7
    let names = words.weekdays
    let weekdays = Array(names.dropFirst(words.firstWeekday) + names.prefix(words.firstWeekday))
    return .init(
      title: words.month(month, of: year), weekdays: weekdays, blanks: blanks, days: days,
      marked: Set(events.map(\.day.date.day)),
      rows: events.map { event in
        let weekday = event.day.date.weekday
        let name = names.indices.contains(weekday) ? names[weekday] : ""
        let source = event.source == response.source ? nil : event.source.idNamespace
        return .init(
          day: "\(name) \(event.day.date.day)", title: event.movie.shownTitle, remark: remark(about: event),
          route: .movie(id: event.movie.id, source: source))
      })
  }

  package func remark(about event: CalendarScene.Event) -> String {
    [words.kind(event.day.kind), words.reason(event.reason).nonBlank].joinedRemarks
  }
}

extension CalendarDate {
  /// The day of the week; 0 is Monday.
  fileprivate var weekday: Int { (dayNumber + 1) % 7 }
}
