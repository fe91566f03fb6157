import MovieDomain

/// A catalog that answers at once, in a language, and counts what it is asked.
struct LocalCatalog: MovieCatalog {
  let language: String
  var questions = Questions()
  /// Nil for two with the language in their names.
  var allGenres: [Genre]?

  var source: CatalogSource { .tmdb }

  /// What was asked of all catalogs that share it.
  actor Questions {
    private(set) var all: [ScriptedCatalog.Question] = []

    func append(_ question: ScriptedCatalog.Question) {
      all.append(question)
    }
  }

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async -> Page<Movie> {
    await questions.append(.list(list, genre: genre, page: page))
    return Page(number: page, totalPages: 2, totalResults: 4, elements: [.sample(page * 10 + (genre ?? 0), title)])
  }

  func movies(matching query: MovieQuery, page: Int) async -> Page<Movie> {
    await questions.append(.search(query, page: page))
    return Page(number: page, totalPages: 2, totalResults: 4, elements: [.sample(page, title)])
  }

  func movie(_ id: Movie.ID) async -> MovieDetails {
    await questions.append(.movie(id))
    return .sample(id, title)
  }

  func popularPeople(page: Int) async -> Page<Person> {
    await questions.append(.people(page: page))
    return Page(number: page, totalResults: 1, elements: [Person(id: 1, name: "Person in \(language)")])
  }

  func person(_ id: Person.ID) async -> PersonDetails {
    await questions.append(.person(id))
    return PersonDetails(person: Person(id: id, name: "Person in \(language)"), films: [])
  }

  func genres() async -> [Genre] {
    await questions.append(.genres)
    return allGenres
      ?? [Genre(id: 27, name: "Horror in \(language)"), Genre(id: 35, name: "Comedy in \(language)")]
  }

  private var title: String { "Film in \(language)" }
}
