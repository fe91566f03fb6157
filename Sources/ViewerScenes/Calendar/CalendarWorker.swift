public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Looks up the days of the watchlist, and what comes from collections and directors.
struct CalendarWorker: SurveyWorker {
  typealias Answer = CalendarScene.Interactor.Answer

  let context: SceneContext

  func found(
    for question: CalendarScene.Request, report: (Survey.Progress) async -> Void
  ) async throws(StoreError) -> CalendarScene.Agenda {
    let (first, last) =
      switch question {
      case .load(let first, let last): (first, last)
      }
    let start = first ?? context.today()
    var agenda = CalendarScene.Agenda(from: start, through: last ?? start.yearLater)
    let own = context.catalog
    let followed = try await FollowedFilms(context.films, of: own.source)
    var events: [CalendarScene.Event] = []
    var survey = Survey(
      total: followed.watchlist.count + followed.collections.count + followed.directors.count)
    await report(survey.progress)

    let details = await survey.values(of: followed.watchlist, named: \.movie.shownTitle, report: report) {
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
    return agenda
  }

  /// The films that become free this January and next January, of a catalog of free films.
  private func freed(from catalog: any MovieCatalog, _ gaps: inout Survey.Gaps) async -> [CalendarScene.Event] {
    guard catalog.source.newFilms == .enteringPublicDomain else { return [] }
    var events: [CalendarScene.Event] = []
    do throws(CatalogError) {
      for (list, year) in [(MovieList.nowPlaying, context.today().year), (.upcoming, context.today().year + 1)] {
        guard let day = CalendarDate(year: year, month: 1, day: 1) else { continue }
        var page = 1
        while true {
          let films = try await catalog.movies(in: list, genre: nil, page: page)
          events += films.elements.map {
            .init(source: catalog.source, movie: $0, day: FilmDay(.publicDomain, day), reason: .catalog)
          }
          guard page < films.totalPages, !films.elements.isEmpty else { break }
          page += 1
        }
      }
    } catch {
      gaps.error = error
    }
    return events
  }

  /// The events between two days, in order of time. What a film has from an earlier reason, it does not have again, but
  /// its release is no reason to leave out the day on which it becomes free.
  private static func arranged(
    _ events: [CalendarScene.Event], from start: CalendarDate, through end: CalendarDate
  ) -> [CalendarScene.Event] {
    var reasons: [Bool: [FilmID: CalendarScene.Reason]] = [:]
    let unique = events.filter { event in
      let isFreed = event.day.kind == .publicDomain
      let reason = reasons[isFreed]?[event.id] ?? event.reason
      reasons[isFreed, default: [:]][event.id] = reason
      return reason == event.reason
    }
    return unique.filter { (start...max(start, end)).contains($0.day.date) }.sorted { $0.day.date < $1.day.date }
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

  public static func interactor(in context: SceneContext) -> Interactor {
    Interactor(source: context.catalog.source, sources: context.sources, followsSettings: true)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    CalendarWorker(context: context)
  }
}
