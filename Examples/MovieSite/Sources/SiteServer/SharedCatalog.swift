import MovieDomain

/// The answers of a catalog that all visitors with the same language and region share.
final class SharedCatalog: CatalogWrapper {
  private struct ListPage: Hashable {
    var list: MovieList
    var genre: Genre.ID?
    var page: Int
  }
  private struct Page<Key: Hashable & Sendable>: Hashable, Sendable {
    var of: Key
    var page: Int
  }

  let source: CatalogSource
  private let catalog: any MovieCatalog
  private let lists: SharedAnswers<ListPage, ResultsPage<Movie>>
  private let filtered: SharedAnswers<Page<MovieFilter>, ResultsPage<Movie>>
  private let searches: SharedAnswers<Page<MovieQuery>, ResultsPage<Movie>>
  private let similar: SharedAnswers<Page<Movie.ID>, ResultsPage<Movie>>
  private let collections: SharedAnswers<MovieCollection.ID, CollectionDetails>
  private let trending: SharedAnswers<Int, ResultsPage<Movie>>
  private let films: SharedAnswers<Movie.ID, MovieDetails>
  private let people: SharedAnswers<Person.ID, PersonDetails>
  private let peoplePages: SharedAnswers<Int, ResultsPage<Person>>
  private let namedPeople: SharedAnswers<Page<String>, ResultsPage<Person>>
  private let allGenres: SharedAnswers<Bool, [Genre]>

  init(_ catalog: any MovieCatalog, age: Duration) {
    self.catalog = catalog
    source = catalog.source
    lists = SharedAnswers(age: age)
    filtered = SharedAnswers(age: age)
    searches = SharedAnswers(age: age)
    similar = SharedAnswers(age: age)
    collections = SharedAnswers(age: age)
    trending = SharedAnswers(age: age)
    films = SharedAnswers(age: age)
    people = SharedAnswers(age: age)
    peoplePages = SharedAnswers(age: age)
    namedPeople = SharedAnswers(age: age)
    allGenres = SharedAnswers(age: age)
  }

  func base() -> any MovieCatalog { catalog }

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await lists.answer(to: ListPage(list: list, genre: genre, page: page)) {
      [catalog] () async throws(CatalogError) in try await catalog.movies(in: list, genre: genre, page: page)
    }
  }

  func movies(meeting filter: MovieFilter, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await filtered.answer(to: Page(of: filter, page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.movies(meeting: filter, page: page)
    }
  }

  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await searches.answer(to: Page(of: query, page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.movies(matching: query, page: page)
    }
  }

  func trendingMovies(page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await trending.answer(to: page) { [catalog] () async throws(CatalogError) in
      try await catalog.trendingMovies(page: page)
    }
  }

  func movies(like id: Movie.ID, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await similar.answer(to: Page(of: id, page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.movies(like: id, page: page)
    }
  }

  func collection(_ id: MovieCollection.ID) async throws(CatalogError) -> CollectionDetails {
    try await collections.answer(to: id) { [catalog] () async throws(CatalogError) in try await catalog.collection(id) }
  }

  func people(matching name: String, page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    try await namedPeople.answer(to: Page(of: name, page: page)) { [catalog] () async throws(CatalogError) in
      try await catalog.people(matching: name, page: page)
    }
  }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    try await films.answer(to: id) { [catalog] () async throws(CatalogError) in try await catalog.movie(id) }
  }

  func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    try await people.answer(to: id) { [catalog] () async throws(CatalogError) in try await catalog.person(id) }
  }

  func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    try await peoplePages.answer(to: page) { [catalog] () async throws(CatalogError) in
      try await catalog.popularPeople(page: page)
    }
  }

  func genres() async throws(CatalogError) -> [Genre] {
    try await allGenres.answer(to: true) { [catalog] () async throws(CatalogError) in try await catalog.genres() }
  }
}
