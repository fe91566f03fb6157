public import MovieDomain

extension PublicDomainCatalog {
  /// Among the films in the public domain today.
  public func movies(meeting filter: MovieFilter, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    if let criterion = filter.criteria.first(where: source.missingCriteria.contains) {
      throw CatalogError(.unsupported, criterion: criterion)
    }
    let people = filter.people.map { People.all.with(id: $0)?.name }
    let today = today()
    let found = Film.all.filter { film in
      film.freeSince <= today.year && filter.meetsListed(film.movie, today: today)
        && (filter.runtime.isOpen || filter.neededRuntime.contains(film.runtime))
        && (filter.country.map { country in film.countries.contains { $0.region == country } } ?? true)
        && film.has(people)
    }
    return try self.page(page, of: sorted(found, by: filter.order))
  }

  public func movies(like id: Movie.ID, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    guard let film = films.first(where: { $0.movie.id == id }) else { throw CatalogError(.notFound) }
    return try self.page(page, of: films(like: film))
  }

  /// Films with the same director, then those that share most genres, those of the same decade first.
  func films(like film: Film) -> [Film] {
    let directors = Set(film.directors)
    let genres = Set(film.movie.genreIDs)
    let decade = film.movie.releaseDate.map { $0.year / 10 }
    let ranked = films.byPopularity.filter { $0.movie.id != film.movie.id }.compactMap { other in
      let isOfDirector = other.directors.contains(where: directors.contains)
      let shared = other.movie.genreIDs.count { genres.contains($0) }
      guard isOfDirector || shared > 0 else { return nil as (rank: (Int, Int, Int), film: Film)? }
      let isOfDecade = other.movie.releaseDate.map { $0.year / 10 } == decade
      return ((isOfDirector ? 1 : 0, shared, isOfDecade ? 1 : 0), other)
    }
    return ranked.sorted { $0.rank > $1.rank }.map(\.film)
  }

  /// Films that are equal in this order are in that of their popularity. The sort is stable.
  private func sorted(_ films: [Film], by order: MovieFilter.Order) throws(CatalogError) -> [Film] {
    let films = films.byPopularity
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
}

extension Film {
  /// Whether all people worked on the film. Nil stands for somebody who is not in the catalog.
  fileprivate func has(_ people: [CatalogText?]) -> Bool {
    guard !people.isEmpty else { return true }
    let credits = credits
    return people.allSatisfy { name in name.map { name in credits.contains { $0.name == name } } ?? false }
  }
}
