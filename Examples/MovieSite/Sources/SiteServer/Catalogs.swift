public import Foundation
public import MovieDomain

/// The catalogs of the languages and regions that visitors have chosen.
public actor Catalogs {
  private struct Key: Hashable {
    var language: Language
    var region: Region?
    var includesAdult: Bool
  }

  /// Where the films come from.
  public nonisolated let source: CatalogSource
  private let age: Duration
  private let report: @Sendable (CatalogError) -> Void
  private let make: @Sendable (Language, UserSettings) -> any MovieCatalog
  private var catalogs: [Key: SharedCatalog] = [:]

  /// Creates catalogs whose answers are used for `age`. `report` gets the reasons of failures, which visitors are not told,
  /// each at most every ten seconds. `now` is the time of a failure.
  public init(
    _ source: CatalogSource, age: Duration = .seconds(5), now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (CatalogError) -> Void = { _ in },
    make: @escaping @Sendable (Language, UserSettings) -> any MovieCatalog
  ) {
    self.source = source
    self.age = age
    // A page asks several questions, which fail for the same reason.
    let reported = RecentReports<CatalogError>(now: now)
    self.report = { error in if reported.isNew(error) { report(error) } }
    self.make = make
  }

  func catalog(for settings: UserSettings, _ language: Language) -> SharedCatalog {
    let key = Key(language: language, region: settings.region, includesAdult: settings.includesAdult)
    if let catalog = catalogs[key] { return catalog }
    // Anyone can ask for any language, so only some are kept.
    if catalogs.count >= 100 { catalogs = [:] }
    let catalog = SharedCatalog(make(language, settings), age: age, report: report)
    catalogs[key] = catalog
    return catalog
  }
}

/// The answers of a catalog that all visitors with the same language and region share.
final class SharedCatalog: CatalogWrapper {
  private enum FilmsQuestion: Hashable {
    case list(MovieList, Genre.ID?, page: Int)
    case meeting(MovieFilter, page: Int)
    case matching(MovieQuery, page: Int)
    case trending(page: Int)
    case like(Movie.ID, page: Int)
  }
  private enum PeopleQuestion: Hashable {
    case named(String, page: Int)
    case popular(page: Int)
  }

  let source: CatalogSource
  private let catalog: any MovieCatalog
  private let pages: SharedAnswers<FilmsQuestion, ResultsPage<Movie>>
  private let peoplePages: SharedAnswers<PeopleQuestion, ResultsPage<Person>>
  private let films: SharedAnswers<Movie.ID, MovieDetails>
  private let collections: SharedAnswers<MovieCollection.ID, CollectionDetails>
  private let people: SharedAnswers<Person.ID, PersonDetails>
  private let allGenres: SharedAnswers<Bool, [Genre]>
  private let allServices: SharedAnswers<Bool, [StreamingService]>

  /// Creates a catalog whose answers are used for `age`. `report` gets each failure as it was, and why an answer is old.
  init(_ catalog: any MovieCatalog, age: Duration, report: @escaping @Sendable (CatalogError) -> Void = { _ in }) {
    self.catalog = catalog
    source = catalog.source
    pages = SharedAnswers(age: age, staleness: \ResultsPage<Movie>.staleness, report: report)
    peoplePages = SharedAnswers(age: age, staleness: \ResultsPage<Person>.staleness, report: report)
    films = SharedAnswers(age: age, staleness: \MovieDetails.staleness, report: report)
    collections = SharedAnswers(age: age, staleness: \CollectionDetails.staleness, report: report)
    people = SharedAnswers(age: age, staleness: \PersonDetails.staleness, report: report)
    allGenres = SharedAnswers(age: age, report: report)
    allServices = SharedAnswers(age: age, report: report)
  }

  func base() -> any MovieCatalog { catalog }

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await pages.answer(to: .list(list, genre, page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.movies(in: list, genre: genre, page: page)
    }
  }

  func movies(meeting filter: MovieFilter, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await pages.answer(to: .meeting(filter, page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.movies(meeting: filter, page: page)
    }
  }

  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await pages.answer(to: .matching(query, page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.movies(matching: query, page: page)
    }
  }

  func trendingMovies(page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await pages.answer(to: .trending(page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.trendingMovies(page: page)
    }
  }

  func movies(like id: Movie.ID, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await pages.answer(to: .like(id, page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.movies(like: id, page: page)
    }
  }

  func people(matching name: String, page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    try await peoplePages.answer(to: .named(name, page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.people(matching: name, page: page)
    }
  }

  func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    try await peoplePages.answer(to: .popular(page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.popularPeople(page: page)
    }
  }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    try await films.answer(to: id) { [catalog] () async throws(CatalogError) in try await catalog.movie(id) }
  }

  func collection(_ id: MovieCollection.ID) async throws(CatalogError) -> CollectionDetails {
    try await collections.answer(to: id) { [catalog] () async throws(CatalogError) in try await catalog.collection(id) }
  }

  func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    try await people.answer(to: id) { [catalog] () async throws(CatalogError) in try await catalog.person(id) }
  }

  func genres() async throws(CatalogError) -> [Genre] {
    try await allGenres.answer(to: true) { [catalog] () async throws(CatalogError) in try await catalog.genres() }
  }

  func streamingServices() async throws(CatalogError) -> [StreamingService] {
    try await allServices.answer(to: true) { [catalog] () async throws(CatalogError) in
      try await catalog.streamingServices()
    }
  }
}

nonisolated extension CatalogError {
  /// Whether there is no answer to the question, so that the catalog has not failed.
  var isAboutQuestion: Bool { [.cancelled, .notFound, .outOfRange, .unsupported].contains(code) }

  /// The error without what only the operator of the site can mend, such as a credential or a proxy.
  var asVisitorsMaySeeIt: CatalogError {
    guard isAboutQuestion || [.rateLimited, .timedOut].contains(code) else { return CatalogError(.serverFailed) }
    var error = self
    error.host = nil
    return error
  }
}

/// Asks each question once, however many visitors ask it at the same time, and keeps good answers for a while.
actor SharedAnswers<Question: Hashable & Sendable, Answer: Sendable> {
  private struct Entry {
    let number: Int
    let task: Task<Result<Answer, CatalogError>, Never>
    var visitors: Int
    /// When the answer came; nil until then.
    var answered: ContinuousClock.Instant?
  }

  private let age: Duration
  private let staleness: (WritableKeyPath<Answer, Staleness?> & Sendable)?
  private let report: @Sendable (CatalogError) -> Void
  private let limit = 500
  private var entries: [Question: Entry] = [:]
  private var lastNumber = 0

  /// Answers are used for `age`. Failures are not stored, and `report` gets them. It also gets the reason for an old answer,
  /// which is at `staleness`; nil for answers that are never old.
  init(
    age: Duration, staleness: (WritableKeyPath<Answer, Staleness?> & Sendable)? = nil,
    report: @escaping @Sendable (CatalogError) -> Void
  ) {
    self.age = age
    self.staleness = staleness
    self.report = report
  }

  /// Returns the kept answer, or the one that `ask` gives. It is canceled when all who wait for it have left.
  func answer(
    to question: Question, ask: @escaping @Sendable () async throws(CatalogError) -> Answer
  ) async throws(CatalogError) -> Answer {
    let entry = entry(for: question, ask)
    let result = await withTaskCancellationHandler {
      await entry.task.value
    } onCancel: {
      Task { await leave(question, entry.number) }
    }
    finish(question, entry.number, result)
    return try result.get()
  }

  private func entry(
    for question: Question, _ ask: @escaping @Sendable () async throws(CatalogError) -> Answer
  ) -> Entry {
    if var entry = entries[question], entry.answered.map({ ContinuousClock.now - $0 < age }) ?? true {
      entry.visitors += 1
      entries[question] = entry
      return entry
    }
    if entries.count >= limit { entries = entries.filter { $0.value.answered == nil } }
    lastNumber += 1
    let task = Task<Result<Answer, CatalogError>, Never> { [staleness, report] in
      func reported(_ error: CatalogError) -> CatalogError {
        if !error.isAboutQuestion { report(error) }
        return error.asVisitorsMaySeeIt
      }
      do throws(CatalogError) {
        var answer = try await ask()
        if let staleness, let error = answer[keyPath: staleness]?.error {
          answer[keyPath: staleness]?.error = reported(error)
        }
        return .success(answer)
      } catch {
        return .failure(reported(error))
      }
    }
    let entry = Entry(number: lastNumber, task: task, visitors: 1)
    entries[question] = entry
    return entry
  }

  private func leave(_ question: Question, _ number: Int) {
    guard var entry = entries[question], entry.number == number, entry.answered == nil else { return }
    entry.visitors -= 1
    entries[question] = entry.visitors > 0 ? entry : nil
    if entry.visitors == 0 { entry.task.cancel() }
  }

  private func finish(_ question: Question, _ number: Int, _ result: Result<Answer, CatalogError>) {
    guard let entry = entries[question], entry.number == number, entry.answered == nil else { return }
    if case .success = result {
      entries[question]?.answered = .now
      Task { [weak self, age] in
        try? await Task.sleep(for: age)
        await self?.drop(question, number)
      }
    } else {
      entries[question] = nil
    }
  }

  private func drop(_ question: Question, _ number: Int) {
    if entries[question]?.number == number { entries[question] = nil }
  }
}
