public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension SyncScene: SurveyScene {
  /// A request for a sync.
  public enum Request: Sendable, Equatable, LanedQuestion {
    /// Brings the shelves and the account in step. A dry run changes nothing and tells what would be changed.
    ///
    /// Without an approval, ends with the address where the viewer can approve, and then may be sent again. A sync that was
    /// canceled or has failed can be repeated: what was changed stays, and the rest is changed then.
    case sync(isDryRun: Bool = false)

    // The one that runs has locked what the last sync saw.
    public var rule: LaneRule { .queued }
    // Each change is complete by itself.
    public var endsWithScene: Bool { true }
  }

  /// How a sync ended.
  public struct Report: Sendable, Equatable {
    /// The catalog of the account; nil if there is no account.
    public var source: CatalogSource?
    /// Whether nothing was changed, and `changes` are what would be.
    public var isDryRun: Bool
    /// Whether the last sync was with another account, so that this one removes nothing.
    public var isOtherAccount = false
    /// What was changed.
    public var changes: [SyncPlan.Step] = []
    /// The number of changes that wait for the next sync.
    public var waiting = 0
    /// The lists that changed while they were read, or could not be read completely.
    public var incomplete: Set<AccountList> = []
    /// Those of them that are empty now, so that many films would be removed here.
    public var emptied: Set<AccountList> = []
    /// The films here that could not be read.
    public var unreadable: [FilmName] = []
    /// The number of films of other catalogs, which the account cannot have.
    public var foreign = 0
    /// The number of films here that the account's own catalog no longer has.
    public var gone = 0
    /// Why the account cannot be used; nil if it can.
    public var problem: AccountError?
    /// The films whose changes have failed, and why.
    public var gaps = SurveyGaps()
    /// Why a change could not be stored here; nil if all could.
    public var storeError: StoreError?

    /// Creates a report without changes.
    public init(source: CatalogSource? = nil, isDryRun: Bool = false) {
      self.source = source
      self.isDryRun = isDryRun
    }
  }

  /// How far a sync is, or how it ended.
  public typealias Response = SurveyResponse<Request, Report>
  /// Syncs when it is asked to. Its own changes do not start another sync.
  public typealias Interactor = SurveyInteractor<Request, Report>

  public typealias Presenter = SyncPresenter

  /// An account or a list of it without any film is doubted if so many would be removed here.
  private static let doubtedRemovals = 10

  /// Compares the shelves, the account and what the last sync saw, and changes what differs.
  ///
  /// Every change may be repeated and is remembered by itself, so a sync that is killed is finished by the next one.
  public static func found(
    for request: Request, in context: SceneContext, report: (SurveyProgress) async -> Void
  ) async throws(StoreError) -> Report {
    let isDryRun =
      switch request {
      case .sync(let isDryRun): isDryRun
      }
    var result = Report(source: context.account?.source, isDryRun: isDryRun)
    let (id, lists): (String, [AccountFilms])
    guard let account = context.account else {
      result.problem = .catalog(CatalogError(.missingCredential))
      return result
    }
    let lock = isDryRun ? nil : try await context.synced.lock()
    defer { withExtendedLifetime(lock) {} }
    do throws(AccountError) {
      id = try await account.open()
      lists = try await Self.lists(of: account)
    } catch {
      result.problem = error
      return result
    }
    let last = try await context.synced.last()
    let here = try await ShelvedMarks(context.films, of: account.source)
    var there = SyncPlan.Side(lists)
    result.isOtherAccount = last.map { $0.account != id } ?? false
    (result.foreign, result.unreadable) = (here.foreign.count, here.unreadable)
    let seen = last.flatMap { $0.account == id ? $0.marks : nil } ?? [:]
    var plan = SyncPlan(seen: seen, here: here.side, there: there)
    // A failure of the server may look like this.
    if there.marks.isEmpty, plan.steps.count(where: \.isRemovedHere) >= doubtedRemovals {
      result.problem = .emptied
      return result
    }
    for list in AccountList.allCases where !there.marks.keys.contains(where: { $0.list == list }) {
      let removals = plan.steps.count { $0.isRemovedHere && $0.mark.list == list }
      if removals >= doubtedRemovals { result.emptied.insert(list) }
    }
    if !result.emptied.isEmpty {
      there.emptied = result.emptied
      there.incomplete.formUnion(result.emptied)
      plan = SyncPlan(seen: seen, here: here.side, there: there)
    }
    result.incomplete = there.incomplete
    let listed: [Movie.ID: Movie] = lists.reduce(into: [:]) { all, list in
      all.merge(list.films.mapValues(\.movie)) { $1 }
    }
    let changer = Changer(context: context, account: account, listed: listed, isDryRun: isDryRun)
    // Also makes another account known before anything is changed.
    if !isDryRun { try await context.synced.remember(plan.agreed, of: id, in: changer.undoable) }
    // What comes to the shelves is shown later, and a dry run shows nothing of a film.
    var survey = isDryRun ? Survey(total: plan.steps.count) : Survey(total: plan.steps.count, acceptedAge: nil)
    let done = await survey.values(of: plan.steps, named: \.title, report: report) {
      step throws(CatalogError) in try await changer.make(step)
    }
    result.changes = zip(plan.steps, done).compactMap { $1?.isDone == true ? $0 : nil }
    let gone = zip(plan.steps, done).compactMap { $1?.isGone == true ? $0 : nil }
    // What was to be removed from the account is not here.
    result.gone = Set(gone.filter { $0.isHere || $0.value != nil }.map(\.mark.movie)).count
    result.waiting = plan.held + plan.steps.count - result.changes.count - gone.count
    result.storeError = done.lazy.compactMap { $0?.error }.first
    result.gaps = survey.gaps
    return result
  }

  private static func lists(of account: any FilmAccount) async throws(AccountError) -> [AccountFilms] {
    var survey = Survey(total: AccountList.allCases.count, acceptedAge: nil)
    let found = await survey.values(of: AccountList.allCases, named: \.rawValue, report: { _ in }) {
      list throws(CatalogError) in try await account.films(on: list)
    }
    if found.contains(nil) { throw .catalog(survey.gaps.error ?? CatalogError(.cancelled)) }
    return found.compactMap(\.self)
  }
}

/// Makes the changes of a sync, which are undone together.
private struct Changer: Sendable {
  let context: SceneContext
  let account: any FilmAccount
  let listed: [Movie.ID: Movie]
  let isDryRun: Bool
  let undoable = ChangeID()

  /// How a change ended, unless the server has failed.
  struct Result: Sendable, StalenessReporting {
    var isDone = false
    /// Whether the catalog of the account has no such film.
    var isGone = false
    var error: StoreError?
  }

  func remember(_ marks: [AccountMark: Int?]) async throws(StoreError) {
    // A library that was removed or repaired meanwhile knows no account: the next sync must not miss its films.
    try await context.synced.remember(marks, of: nil, in: undoable)
  }

  /// Makes a change and remembers it. An error of the library is part of the result.
  func make(_ step: SyncPlan.Step) async throws(CatalogError) -> Result {
    do {
      return Result(isDone: try await attempt(step))
    } catch let error as CatalogError {
      guard error.code == .notFound, !step.isHere || step.value == nil else { throw error }
      // Not seen by the last sync: if the catalog has the film again, it is put on the list again.
      if step.isHere, !isDryRun { try? await remember([step.mark: nil]) }
      return Result(isGone: true)
    } catch {
      return Result(error: error as? StoreError ?? StoreError(.failed))
    }
  }

  /// Returns false if the film has changed since the comparison, and waits for the next sync.
  ///
  /// A change is remembered afterwards: a sync that was killed in between finds that both sides have it. But while a film is
  /// removed from the account, its value is remembered below 0. If the account then lacks the film, and it is here, it was
  /// added again.
  private func attempt(_ step: SyncPlan.Step) async throws -> Bool {
    let (mark, film) = (step.mark, FilmID(account.source, step.mark.movie))
    let details = try await details(of: film, for: step)
    if step.isHere {
      let own = try await context.films.marks(of: [film])[film]?.value(on: mark.list)
      guard own == step.earlier else { return false }
    }
    guard !isDryRun else { return true }
    if step.isHere {
      try await change(film, step, details)
    } else {
      if step.value == nil { try await remember([mark: step.earlier.map { 0 &- $0 }]) }
      try await account.set(step.value, of: mark.movie, on: mark.list)
    }
    try await remember([mark: step.value])
    return true
  }

  /// The details of a film that is changed here; those of its list if the catalog has no others. Throws
  /// `CatalogError(.notFound)` if the catalog no longer has a film that the account lacks: the viewer has not removed it
  /// then. A dry run asks for what the account would refuse because of that, but only for films without details here: to ask
  /// for each one would take as long as the sync.
  private func details(of film: FilmID, for step: SyncPlan.Step) async throws(CatalogError) -> MovieDetails? {
    let isRemoved = step.value == nil
    guard step.isHere ? isRemoved || !isDryRun : isDryRun && !isRemoved else { return nil }
    if !isRemoved, let stored = try? await context.films.details(of: film), !stored.isIncomplete {
      return stored.details
    }
    let found = await Reload.$isWanted.withValue(isRemoved || Reload.isWanted) {
      await result { () async throws(CatalogError) in try await context.catalog(of: film.source).movie(film.movie) }
    }
    if case .failure(let error)? = found {
      // A dry run only wants to know whether the film is gone.
      if !step.isHere, error.code != .notFound { return nil }
      if step.isHere, !isRemoved, error.code == .notFound, let movie = listed[film.movie] {
        var details = MovieDetails(movie: movie, credits: nil, reviews: nil)
        details.staleness = Staleness(age: .zero, error: error)
        details.staleness?.lacksDetails = true
        return details
      }
    }
    guard let details = try found?.get() else { throw CatalogError(.cancelled) }
    // The library has details also of a film that is gone.
    if let error = details.staleness?.error, isRemoved || !step.isHere && error.code == .notFound { throw error }
    return details
  }

  private func change(_ film: FilmID, _ step: SyncPlan.Step, _ details: MovieDetails?) async throws(StoreError) {
    let list = step.mark.list
    if let details, step.value != nil || list == .ratings {
      let today = context.today()
      // A film whose rating was removed has been seen nevertheless. The ratings of its viewings have no place in an
      // account and stay, and the day tells that they are not that of the film any more.
      let diary = Diary(filmRating: step.value.flatMap { StarRating(halves: $0) }, ratedOn: step.ratedOn ?? today)
      try await context.films.add(
        StoredFilm(
          source: film.source, details: details, on: list.shelf, added: today,
          diary: list == .ratings ? diary : nil), in: undoable)
    } else {
      try await context.films.remove(film, from: list.shelf, in: undoable)
    }
  }
}

extension SyncPlan.Side {
  /// What an account has: the films on each list, in the order of the lists.
  fileprivate init(_ lists: [AccountFilms]) {
    self.init()
    for (list, films) in zip(AccountList.allCases, lists) {
      if films.isIncomplete { incomplete.insert(list) }
      for film in films.films.values {
        let mark = AccountMark(list, film.movie.id)
        marks[mark] = film.value
        titles[film.movie.id] = film.movie.shownTitle
        if let day = film.ratedOn { ratingDays[film.movie.id] = day }
      }
    }
  }
}

/// What the shelves have of films of a catalog.
private struct ShelvedMarks: Sendable {
  private(set) var side = SyncPlan.Side()
  private(set) var foreign: Set<FilmID> = []
  private(set) var unreadable: [FilmName] = []

  init(_ library: any FilmLibrary, of source: CatalogSource) async throws(StoreError) {
    self = try await library.snapshot { reader throws(StoreError) in
      var marks = ShelvedMarks()
      for list in AccountList.allCases {
        let part = try await reader.films(on: list.shelf, .title, offset: 0, limit: .max)
        for film in part.elements { marks.add(film, on: list, of: source) }
        // What cannot be read was not removed.
        if !part.unreadable.isEmpty { marks.side.incomplete.insert(list) }
        // A film may be on several shelves.
        let known = Set(marks.unreadable)
        marks.unreadable += part.unreadable.filter { !known.contains($0) }
      }
      return marks
    }
  }

  private init() {}

  private mutating func add(_ film: ShelvedFilm, on list: AccountList, of source: CatalogSource) {
    let marks = FilmMarks(shelves: [list.shelf], diary: film.diary)
    guard let value = marks.value(on: list) else { return }
    guard film.source == source else {
      foreign.insert(film.id)
      return
    }
    let mark = AccountMark(list, film.movie.id)
    side.marks[mark] = value
    side.titles[film.movie.id] = film.movie.shownTitle
    if list == .ratings { side.ratingDays[film.movie.id] = film.diary?.ratingDay }
  }
}

extension FilmMarks {
  /// What a list of an account would have of the film.
  fileprivate func value(on list: AccountList) -> Int? {
    list == .ratings ? rating?.halves : shelves.contains(list.shelf) ? 1 : nil
  }
}
