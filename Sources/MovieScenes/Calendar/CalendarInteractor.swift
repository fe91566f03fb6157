public import MovieDisplay
public import MovieDomain

/// Loads the calendar, again after a change of the shelves.
public struct CalendarInteractor: Interactor {
  /// Asks for the days between two days.
  public struct Question: LanedQuestion {
    var start: CalendarDate?
    var end: CalendarDate?
  }

  /// How far the look-up is, and then what it found.
  public enum Answer: Sendable {
    /// How far the look-up is.
    case progress(Survey.Progress)
    /// What comes, or why the library could not be read.
    case agenda(Result<CalendarScene.Agenda, StoreError>)
  }

  public private(set) var response: CalendarScene.Response
  private var last: Question?

  /// Creates an interactor. `sources` are the catalogs that films may come from.
  public init(source: CatalogSource, sources: [CatalogSource]) {
    response = CalendarScene.Response(source: source, sources: sources)
  }

  public mutating func handle(_ request: CalendarScene.Request) -> [Effect<Question>] {
    switch request {
    case .load(let start, let end):
      let question = Question(start: start, end: end)
      if question != last { response.agenda = nil }
      last = question
      return [.ask(question)]
    }
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch answer {
    case .progress(let progress): response.progress = progress
    case .agenda(let agenda):
      response.agenda = agenda
      response.progress = nil
    }
    return []
  }

  public mutating func abandon(_ question: Question) {
    response.progress = nil
  }

  public mutating func libraryChanged() -> [Effect<Question>] {
    last.map { [.ask($0)] } ?? []
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    changed.isDisjoint(with: [.language, .region]) ? [] : libraryChanged()
  }
}

/// Looks up the days of the watchlist, and what comes from collections and directors.
struct CalendarWorker: Worker {
  let context: SceneContext

  func answer(_ question: CalendarInteractor.Question) async -> CalendarInteractor.Answer? {
    await answer(question) { _ in }
  }

  func answer(
    _ question: CalendarInteractor.Question,
    report: @escaping @concurrent @Sendable (CalendarInteractor.Answer) async -> Void
  ) async -> CalendarInteractor.Answer? {
    let start = question.start ?? context.today()
    var agenda = CalendarScene.Agenda(from: start, through: question.end ?? start.yearLater)
    do throws(StoreError) {
      let followed = try await FollowedFilms(context.films, of: context.catalog.source)
      await add(followed, to: &agenda) { await report(.progress($0)) }
    } catch {
      return .agenda(.failure(error))
    }
    return Task.isCancelled ? nil : .agenda(.success(agenda))
  }

  private func add(
    _ followed: FollowedFilms, to agenda: inout CalendarScene.Agenda, report: (Survey.Progress) async -> Void
  ) async {
    let own = context.catalog
    var events: [CalendarScene.Event] = []
    var survey = Survey(
      total: followed.watchlist.count + followed.collections.count + followed.directors.count)
    await report(survey.progress)

    let details = await survey.values(of: followed.watchlist, named: \.movie.title, report: report) {
      [context] film throws(CatalogError) in try await context.catalog(of: film.source).movie(film.movie.id)
    }
    for (film, details) in zip(followed.watchlist, details) {
      agenda.region = agenda.region ?? details?.release?.region
      // What could not be loaded at all has at least the day that the shelf knows.
      for day in details?.days ?? [film.movie.day].compactMap(\.self) {
        events.append(.init(source: film.source, movie: details?.movie ?? film.movie, day: day, reason: .watchlist))
      }
    }
    func add(_ movies: [Movie], _ reason: CalendarScene.Reason) {
      for movie in movies {
        guard let day = movie.day else { continue }
        events.append(.init(source: own.source, movie: movie, day: day, reason: reason))
      }
    }
    let collections = await survey.values(of: followed.collections, named: { $0.name ?? "" }, report: report) {
      collection throws(CatalogError) in try await own.collection(collection.id)
    }
    for collection in collections.compactMap(\.self) {
      add(collection.films.elements, .collection(collection.collection.name))
    }
    let directors = await survey.values(of: followed.directors, named: \.name, report: report) {
      director throws(CatalogError) in try await own.person(director.id)
    }
    for director in directors.compactMap(\.self) {
      add((director.films(as: .director) ?? []).map(\.movie), .director(director.person.name))
    }
    events += await freed(from: own, &agenda.gaps)
    let missing = survey.gaps.missing + agenda.gaps.missing
    agenda.gaps = survey.gaps.error == nil ? agenda.gaps : survey.gaps
    agenda.gaps.missing = missing
    agenda.events = Self.arranged(events, from: agenda.start, through: agenda.end)
  }

  /// The films that become free next January, of a catalog of free films.
  private func freed(from catalog: any MovieCatalog, _ gaps: inout Survey.Gaps) async -> [CalendarScene.Event] {
    guard catalog.source.newFilms == .enteringPublicDomain,
      let day = CalendarDate(year: context.today().year + 1, month: 1, day: 1)
    else { return [] }
    var events: [CalendarScene.Event] = []
    var page = 1
    do throws(CatalogError) {
      while true {
        let films = try await catalog.movies(in: .upcoming, genre: nil, page: page)
        events += films.elements.map {
          .init(source: catalog.source, movie: $0, day: FilmDay(.publicDomain, day), reason: .catalog)
        }
        guard page < films.totalPages, !films.elements.isEmpty else { break }
        page += 1
      }
    } catch {
      gaps.error = error
    }
    return events
  }

  /// The events between two days, in order of time. What a film has from an earlier reason, it does not have again.
  private static func arranged(
    _ events: [CalendarScene.Event], from start: CalendarDate, through end: CalendarDate
  ) -> [CalendarScene.Event] {
    var reasons: [FilmID: CalendarScene.Reason] = [:]
    let unique = events.filter { event in
      let reason = reasons[event.id] ?? event.reason
      reasons[event.id] = reason
      return reason == event.reason
    }
    return unique.filter { (start...max(start, end)).contains($0.day.date) }
      .enumerated().sorted { left, right in
        (left.element.day.date, left.offset) < (right.element.day.date, right.offset)
      }.map(\.element)
  }
}

extension CalendarDate {
  /// The day before the same day of the next year, or the last day there is.
  fileprivate var yearLater: CalendarDate {
    (CalendarDate(year: year + 1, month: month, day: day) ?? CalendarDate(year: year + 1, month: 3, day: 1))?.dayBefore
      ?? self
  }
}

extension CalendarScene: MovieScene {
  public typealias Presenter = CalendarPresenter

  public static func interactor(in context: SceneContext) -> CalendarInteractor {
    CalendarInteractor(source: context.catalog.source, sources: context.sources)
  }

  public static func worker(
    in context: SceneContext
  ) -> any Worker<CalendarInteractor.Question, CalendarInteractor.Answer> {
    CalendarWorker(context: context)
  }
}
