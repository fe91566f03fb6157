public import MovieDisplay
import MovieDomain

/// Turns a `CalendarScene.Response` into display text.
public struct CalendarPresenter: DateIndependentPresenter {
  package let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: CalendarScene.Response) -> CalendarScene.ViewModel {
    var viewModel = CalendarScene.ViewModel(title: words.calendar.title)
    viewModel.activity = response.progress.map(words.calendar.lookingUp)
    viewModel.progress = response.progress?.fraction
    switch response.found {
    case nil: break
    case .failure(let error)?:
      viewModel.emptyState = EmptyState(
        title: words.shelves.notRead(.watchlist), message: words.sentence(for: error), advice: words.advice(for: error))
      viewModel.outcome = .failed
    case .success(let agenda)?: show(agenda, of: response, in: &viewModel)
    }
    return viewModel
  }

  private func show(
    _ agenda: CalendarScene.Agenda, of response: CalendarScene.Response, in viewModel: inout CalendarScene.ViewModel
  ) {
    viewModel.warnings = words.warnings(about: viewModel.title, of: agenda.gaps)
    viewModel.isStale = agenda.gaps.staleness != nil
    viewModel.footnotes = words.footnotes(for: response.source)
    guard !agenda.events.isEmpty else {
      viewModel.emptyState = words.calendar.none(
        from: words.date(agenda.start), through: words.date(agenda.end))
      if agenda.gaps.isIncomplete, let error = agenda.gaps.error {
        viewModel.emptyState = words.emptyState(for: error, from: response.source)
        viewModel.outcome = error.outcome
      }
      return
    }
    let country = agenda.region.map { words.detail.countryName($0.code, Countries.name($0)) }
    viewModel.position = [
      country, words.calendar.days(agenda.events.count), agenda.gaps.staleness.map { words.asOf($0.age) },
    ].compactMap(\.self).joined(separator: " · ")
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
    let blanks = (first.weekday - words.calendar.firstWeekday + 7) % 7
    return .init(
      title: words.calendar.month(month, of: year), weekdays: words.calendar.weekdays, blanks: blanks, days: days,
      marked: Set(events.map(\.day.date.day)),
      rows: events.map { event in
        let weekdays = words.calendar.weekdays
        let place = (event.day.date.weekday - words.calendar.firstWeekday + 7) % 7
        let name = weekdays.indices.contains(place) ? weekdays[place] : ""
        let source = event.source == response.source ? nil : event.source.idNamespace
        return .init(
          day: "\(name) \(event.day.date.day)", title: event.movie.title, remark: remark(about: event),
          route: .movie(id: event.movie.id, source: source))
      })
  }

  /// How a film comes, and why it is in the calendar.
  package func remark(about event: CalendarScene.Event) -> String {
    [words.calendar.kind(event.day.kind), words.calendar.reason(event.reason)].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
}

extension Survey.Progress {
  /// How much is done, from 0 to 1; nil if there is nothing to do.
  var fraction: Double? { total > 0 ? Double(done) / Double(total) : nil }
}

extension CalendarDate {
  /// The day of the week; 0 is Monday.
  fileprivate var weekday: Int { (dayNumber + 1) % 7 }
}

extension Words {
  /// Sentences about what a look-up of many films could not load. Offline mode was requested, so it needs none.
  func warnings(about title: String, of gaps: Survey.Gaps) -> [String] {
    let names = gaps.missing.filter { $0.nonBlank != nil }
    let missing =
      gaps.missing.isEmpty ? nil : calendar.missing(gaps.missing.count, Array(names.prefix(3)))
    let failed = gaps.error.flatMap { $0.code == .offline ? nil : sentence(for: $0) }
    return [failed, missing].compactMap { $0.map { warning(about: title, saying: $0) } }
  }
}
