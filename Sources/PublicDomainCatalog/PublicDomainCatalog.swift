public import MovieDomain

/// A catalog of U.S. public-domain films that is part of the program. It needs no network, has no reviews, and serves
/// concurrent requests.
public struct PublicDomainCatalog: MovieCatalog {
  public let source = CatalogSource.publicDomain

  private static let rowsPerPage = 20
  /// The language of the overviews and biographies.
  private static let textLanguage = "en"
  private let language: Language
  private let today: @Sendable () -> CalendarDate

  /// Creates a catalog of the films in the public domain today and those that enter it next January.
  ///
  /// Titles are Russian where the language is, otherwise English. `today` is evaluated for each request.
  public init(
    language: Language = .americanEnglish, today: @autoclosure @escaping @Sendable () -> CalendarDate
  ) {
    self.language = language
    self.today = today
  }

  public func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    let films = films(in: list)
    return try self.page(
      page, of: genre.map { genre in films.filter { $0.movie.genreIDs.contains(genre) } } ?? films)
  }

  public func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    let year = today().year + 1
    let films = Film.searched.filter { $0.film.freeSince <= year }
    // A year that ends the text is read as part of a title only if no film of that year matches.
    let readings = [query.withYearFromText, query].compactMap(\.self).map { (year: $0.year, text: FoldedText($0.text)) }
    var found: [Film] = []
    for misspelled in [false, true] {
      for reading in readings where found.isEmpty {
        found = films.filter { reading.year == nil || $0.film.movie.releaseDate?.year == reading.year }
          .matching(reading.text, allowingMisspelled: misspelled) { $0.titles }.map(\.film)
      }
    }
    var results = try self.page(page, of: found)
    results.searched = films.count
    return results
  }

  /// Among the films in the public domain today.
  public func movies(meeting filter: MovieFilter, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    if let criterion = filter.criteria.first(where: source.missingCriteria.contains) {
      throw CatalogError(.unsupported, criterion: criterion)
    }
    let today = today()
    let found = Film.byPopularity.filter { film in
      guard film.freeSince <= today.year, filter.meetsListed(film.movie, today: today),
        filter.runtime.isOpen || filter.neededRuntime.contains(film.runtime),
        filter.people.isEmpty || Set(film.credits.map(\.person)).isSuperset(of: filter.people)
      else { return false }
      return filter.country == nil || film.countries.contains { $0.region == filter.country }
    }
    return try self.page(page, of: sorted(found, by: filter.order))
  }

  public func movies(like id: Movie.ID, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    guard let film = films.first(where: { $0.movie.id == id }) else { throw CatalogError(.notFound) }
    return try self.page(page, of: films(like: film))
  }

  /// Films with the same director, then those that share most genres, those of the same decade first.
  private func films(like film: Film) -> [Film] {
    let directors = Set(film.directors)
    let genres = Set(film.movie.genreIDs)
    let decade = film.movie.releaseDate.map { $0.year / 10 }
    let ranked = films.filter { $0.movie.id != film.movie.id }.compactMap { other in
      let isOfDirector = other.directors.contains(where: directors.contains)
      let shared = other.movie.genreIDs.count { genres.contains($0) }
      guard isOfDirector || shared > 0 else { return nil as (rank: (Int, Int, Int), film: Film)? }
      let isOfDecade = other.movie.releaseDate.map { $0.year / 10 } == decade
      return ((isOfDirector ? 1 : 0, shared, isOfDecade ? 1 : 0), other)
    }
    return ranked.sorted { $0.rank > $1.rank }.map(\.film)
  }

  /// Films that are equal in this order stay in that of their popularity. The sort is stable.
  private func sorted(_ films: [Film], by order: MovieFilter.Order) throws(CatalogError) -> [Film] {
    switch order {
    case .popularity: return films
    case .score: return films.sorted { $0.movie.rating.average ?? 0 > $1.movie.rating.average ?? 0 }
    case .newest, .oldest:
      // Every film of the catalog has a date.
      let dated = films.compactMap { film in film.movie.releaseDate.map { (date: $0, film: film) } }
      return dated.sorted { order == .newest ? $0.date > $1.date : $0.date < $1.date }.map(\.film)
    case .title:
      let titled = films.map { (title: $0.movie(in: language).title.lowercased(), film: $0) }
      return titled.sorted { $0.title < $1.title }.map(\.film)
    case .votes, .revenue: throw CatalogError(.unsupported, criterion: .order)
    }
  }

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    guard let film = films.first(where: { $0.movie.id == id }) else { throw CatalogError(.notFound) }
    let credits = film.credits
    func members(_ credits: [Credit]) -> [Credits.Member] {
      credits.map { .init(id: $0.person, name: $0.name.string, roles: [$0.part.string]) }
    }
    return MovieDetails(
      movie: film.movie(in: language), tagline: textLanguage == nil ? film.tagline : "", genres: film.genres,
      countries: film.countries,
      runtime: film.runtime,
      overviewLanguage: textLanguage,
      credits: Credits(cast: members(credits.filter(\.isCast)), crew: members(credits.filter { !$0.isCast })),
      watchOptions: WatchOptions(
        region: nil, offers: [],
        publicDomain: .init(since: film.freeSince, isReached: film.freeSince <= today().year)),
      recommendations: try self.page(1, of: films(like: film)))
  }

  public func otherTitles(of id: Movie.ID) async throws(CatalogError) -> [String] {
    films.first { $0.movie.id == id }?.titles ?? []
  }

  public func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    try Self.page(page, of: people(among: CreditedPerson.all.filter { $0.popularity != nil }))
  }

  public func people(matching name: String, page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    let query = FoldedText(name)
    let all = CreditedPerson.all.map { (entry: $0, name: FoldedText($0.name.string)) }
    for misspelled in [false, true] {
      // Credits take longer to read than names, so they are read only for people whose names match.
      let named = all.filter { TitleMatch(query, in: [$0.name], allowingMisspelled: misspelled) != nil }
      guard !named.isEmpty else { continue }
      let found = people(among: named.map(\.entry))
        .matching(query, allowingMisspelled: misspelled) { [FoldedText($0.name)] }
      if !found.isEmpty { return try Self.page(page, of: found) }
    }
    return try Self.page(page, of: [])
  }

  /// The people who worked on films of the catalog, with those films; most popular first.
  private func people(among entries: [CreditedPerson]) -> [Person] {
    var credited: [Person.ID: [Film]] = [:]
    for film in films {
      for person in Set(film.credits.map(\.person)) { credited[person, default: []].append(film) }
    }
    let people = entries.compactMap { entry -> Person? in
      guard let films = credited[entry.id] else { return nil }
      var person = entry.person
      person.knownFor = works(in: films)
      return person
    }
    return people.sorted { $0.popularity ?? 0 > $1.popularity ?? 0 }
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    guard let entry = CreditedPerson.all.first(where: { $0.id == id }) else { throw CatalogError(.notFound) }
    var person = entry.person
    let credited = Film.byPopularity.map { film in (film: film, credits: film.credits.filter { $0.person == id }) }
      .filter { !$0.credits.isEmpty }
    let year = today().year
    let films = credited.filter { $0.film.freeSince <= year + 1 }
    person.department = person.department ?? Department.main(of: credited.map(\.credits))
    person.knownFor = works(in: films.map(\.film))
    return PersonDetails(
      person: person, biography: entry.biography, biographyLanguage: entry.biography.isEmpty ? nil : textLanguage,
      birthday: entry.birthday, deathday: entry.deathday, birthplace: entry.birthplace,
      films: films.map { film, credits in
        let cast = credits.filter(\.isCast)
        return .init(
          movie: film.movie(in: language), characters: cast.isEmpty ? nil : cast.map(\.part.string),
          jobs: credits.filter { !$0.isCast }.map(\.part.string))
      })
  }

  public func genres() async throws(CatalogError) -> [Genre] {
    Film.allGenres
  }

  /// The language of overviews and biographies where it is not the language in use.
  private var textLanguage: String? {
    language.code == Self.textLanguage ? nil : Self.textLanguage
  }

  /// The person's most popular films.
  private func works(in films: [Film]) -> [Person.Work] {
    films.prefix(3).map { .init(title: $0.movie(in: language).title, movieID: $0.movie.id) }
  }

  private func films(in list: MovieList) -> [Film] {
    let year = today().year
    return switch list {
    case .topRated:
      Film.all.filter { $0.freeSince <= year }.sorted { $0.movie.rating.weighted > $1.movie.rating.weighted }
    case .popular: Film.byPopularity.filter { $0.freeSince <= year }
    case .nowPlaying: Film.byPopularity.filter { $0.freeSince == year }
    case .upcoming: Film.byPopularity.filter { $0.freeSince == year + 1 }
    }
  }

  /// The films of the catalog, most popular first.
  private var films: [Film] {
    let year = today().year + 1
    return Film.byPopularity.filter { $0.freeSince <= year }
  }

  /// A page of films, with their titles in the language.
  private func page(_ number: Int, of films: [Film]) throws(CatalogError) -> ResultsPage<Movie> {
    try Self.page(number, of: films.lazy.map { $0.movie(in: language) })
  }

  private static func page<Element>(
    _ number: Int, of rows: some RandomAccessCollection<Element>
  ) throws(CatalogError) -> ResultsPage<Element> {
    let pages = max(1, (rows.count + rowsPerPage - 1) / rowsPerPage)
    guard (1...pages).contains(number) else { throw CatalogError(.outOfRange, lastPage: pages) }
    return ResultsPage(
      number: number, totalPages: pages, totalResults: rows.count,
      elements: Array(rows.dropFirst((number - 1) * rowsPerPage).prefix(rowsPerPage)))
  }
}

extension CatalogSource {
  /// The built-in catalog of films in the United States public domain.
  public static let publicDomain = CatalogSource(
    idNamespace: "public-domain", name: "built-in",
    attribution: "U.S. public-domain films. Scores are this catalog's own.",
    peopleAttribution: "People from the built-in films.", newFilms: .enteringPublicDomain,
    // The films have no values for others.
    missingCriteria: [.votes, .stars, .seen, .service, .certification],
    orders: [.popularity, .score, .newest, .oldest, .title], hasReviews: false)
}
