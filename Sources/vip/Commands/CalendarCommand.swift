import ArgumentParser
import MovieBrowser
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieStore
import MovieText
import ViewerScenes

struct CalendarCommand: RouteCommand, OptionsOnlyCommand, UnorderedCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar", abstract: "Show when films of your watchlist come to theaters, services and discs.",
    discussion: """
      EXAMPLES:
        vip watchlist add nosferatu
        vip calendar
        vip calendar --from 2027-01-01 --to 2027-01-31
        vip calendar --ics films.ics    for a calendar program to read
        vip calendar --tsv

      It also lists coming films of the collections that your films are part of, and of the directors of your favorites: \
      the last 50 of each. With the built-in films, it lists those that enter the public domain next January. An earlier \
      calendar in the file for --ics is replaced, but stays as it is if something could not be loaded that TMDb still has.
      """)

  @Option(
    help: ArgumentHelp("The first day: YYYY-MM-DD, today, tomorrow or yesterday (default: today).", valueName: "day"),
    transform: day)
  var from: CalendarDate?

  @Option(help: ArgumentHelp("The last day (default: a year later).", valueName: "day"), transform: day)
  var to: CalendarDate?

  @Option(
    help: ArgumentHelp("Write an iCalendar file, or - for standard output.", valueName: "file"), completion: .file())
  var ics: String?

  @OptionGroup var options: TableOptions

  func validate() throws {
    if let from, let to, to < from { throw ValidationError("--to must not be before --from.") }
    // In a replay, today is the day of the recording.
    if let to, from == nil, options.display.replay == nil, to < .today {
      throw ValidationError("\(to) is in the past. Use --from too.")
    }
    try exclude("--ics", "--tsv", if: ics != nil && options.tsv)
    try exclude("--ics", "--json", if: ics != nil && options.display.json)
    if ics?.isEmpty ?? false { throw ValidationError("--ics needs a file.") }
  }

  var route: Route {
    get throws {
      if let ics { throw ics == "-" ? CommandLineProblem.needsShell : .notShown }
      return .calendar(from: from?.description, through: to?.description)
    }
  }

  func run() async throws {
    guard let ics else { return try await show() }
    try await Program.run(options.display) { program in
      try await program.writeCalendar(.load(from: from, through: to), to: ics == "-" ? nil : ics)
    }
  }

  private static func day(_ argument: String) throws -> CalendarDate {
    try CalendarDate(typed: argument, today: .today).orUse("Use YYYY-MM-DD, today, tomorrow or yesterday.")
  }
}

extension Program {
  /// Writes the calendar to a file, or to standard output without a path.
  fileprivate func writeCalendar(_ request: CalendarScene.Request, to path: String?) async throws -> Outcome? {
    let found = SharedValue<CalendarScene.Agenda?>(nil)
    // The page is not shown, unless it says why there is no calendar.
    let outcome = try await show(
      CalendarScene.self, request, in: CalendarText.self,
      isSilent: { response in
        found.withLock { $0 = try? response.found?.get() }
        return true
      })()
    guard let agenda = found.value else { return outcome }
    let text = CalendarFile(words: words, product: "vip", today: min(preferences.today, .todayInUTC)).text(of: agenda)
    guard let path else {
      screen.terminal.output.write(text)
      return .shown
    }
    let title = words.calendarNotWritten
    // A file that lacks some days would take them off a phone.
    if agenda.gaps.isIncomplete, let error = agenda.gaps.error {
      let state = EmptyState(title: title, advice: words.advice(for: error))
      return fail(.init(title: "", emptyState: state, outcome: error.outcome))
    }
    do throws(StoreError) {
      try await LocalFilmFiles.write(calendar: text, to: path)
    } catch {
      return fail(.init(title: "", emptyState: words.emptyState(titled: title, for: error), outcome: .failed))
    }
    screen.terminal.output.say(words.calendarWritten(agenda.events.count, to: path))
    return .shown
  }

  private func fail(_ viewModel: CalendarScene.ViewModel) -> Outcome {
    screen.terminal.errors.write(CalendarText(page: screen.errors).render(viewModel))
    return viewModel.outcome
  }
}
