import MovieDomain

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

  /// Creates a catalog whose answers are used for `age`. `report` gets each failure as it was.
  init(_ catalog: any MovieCatalog, age: Duration, report: @escaping @Sendable (CatalogError) -> Void = { _ in }) {
    self.catalog = catalog
    source = catalog.source
    pages = SharedAnswers(age: age, report: report)
    peoplePages = SharedAnswers(age: age, report: report)
    films = SharedAnswers(age: age, report: report)
    collections = SharedAnswers(age: age, report: report)
    people = SharedAnswers(age: age, report: report)
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

extension CatalogError {
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
