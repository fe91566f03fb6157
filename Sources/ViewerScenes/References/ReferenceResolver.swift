public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Finds the films and people that references name.
///
/// ```swift
/// let resolver = ReferenceResolver(context)
/// let film = try await resolver.film(MovieReference("nosferatu 1922"))
/// await detail.handle(.load(id: film.movie, from: film.source))
/// ```
///
/// Ids are not checked: a scene that loads the film or person reports that it does not exist. A title or name is
/// resolved if it has one result, or one result with exactly this title or name (and year, if it ends in one).
public struct ReferenceResolver: Sendable {
  /// Chooses one of several films or people that match, or throws what it was given.
  public typealias Choice =
    @Sendable (UnresolvedReference, [ReferenceCandidate]) async throws(UnresolvedReference) ->
    ReferenceCandidate

  /// Is told which film was taken for a text that is not its title.
  public typealias Guess = @Sendable (Movie, _ text: String) async -> Void

  /// How closely a title has to match the text that names a film.
  public enum Match: Sendable {
    /// It is the text. Without such a film, none is found, however similar.
    case exact
    /// Its words begin like those of the text.
    case words
    /// As `words`, or the film is the only result of a search, however its title is spelled.
    case any
  }

  private let context: SceneContext
  private let choose: Choice
  private let tell: Guess

  /// Creates a resolver for the catalogs, shelves and settings of scenes. Unless `choose` is given, a text that several
  /// films or people match is not resolved. `tell` is called if the match `.any` takes a film with another title.
  public init(
    _ context: SceneContext,
    choosing choose: @escaping Choice = { unresolved, _ throws(UnresolvedReference) in throw unresolved },
    guessing tell: @escaping Guess = { _, _ in }
  ) {
    self.context = context
    self.choose = choose
    self.tell = tell
  }

  /// Returns the film that a reference names. On a shelf, titles are those of its films, whichever catalog they come from.
  /// What changes a film on a guess does harm, so that it needs at least the match `.words`.
  public func film(
    _ reference: MovieReference, on shelf: Shelf? = nil, matching match: Match = .any
  ) async throws(UnresolvedReference) -> FilmID {
    do throws(ReferenceFailure) {
      guard let shelf, case .words(let query) = reference else {
        let (source, id) = try await find(reference) { query throws(ReferenceFailure) in
          try await film(named: query, matching: match)
        }
        return FilmID(source ?? context.catalog.source, id)
      }
      return try await film(on: shelf, named: query, matching: match)
    } catch {
      let chosen = try await chosen(unresolved(reference.text, shelf.map { .shelved($0) } ?? .film, error))
      return FilmID(chosen.source, chosen.item.id)
    }
  }

  /// Throws that a film was not found if the catalog in use has none with its id. If the catalog fails, that is not known.
  package func checkThatExists(_ film: FilmID) async throws(UnresolvedReference) {
    do throws(CatalogError) {
      _ = try await context.catalog.movie(film.movie)
    } catch  where error.code == .notFound {
      throw unresolved(String(film.movie), .film, .notFound)
    } catch {}
  }

  /// Returns the person that a reference names.
  public func person(_ reference: PersonReference) async throws(UnresolvedReference) -> PersonScene.Subject {
    do throws(ReferenceFailure) {
      let (source, id) = try await find(reference) { query throws(ReferenceFailure) in
        try await person(named: query.text)
      }
      return PersonScene.Subject(id: id, source: source)
    } catch {
      let chosen = try await chosen(unresolved(reference.text, .person, error))
      return PersonScene.Subject(id: chosen.item.id, source: chosen.source)
    }
  }

  private func chosen(_ unresolved: UnresolvedReference) async throws(UnresolvedReference) -> ReferenceCandidate {
    guard case .ambiguous(let candidates, _) = unresolved.failure else { throw unresolved }
    return try await choose(unresolved, candidates)
  }

  /// Returns the route to the film or person that a route names by a text, or with the ids of people and the viewer's
  /// services in its criteria. Other routes are returned as they are.
  public func route(to route: Route, matching match: Match = .any) async throws(UnresolvedReference) -> Route {
    do throws(UnresolvedReference) {
      switch route {
      case .filmNamed(let text, let page):
        let film = try await film(try reference(text, .film), matching: match)
        return .movie(id: film.movie, page, source: namespace(of: film.source))
      case .personNamed(let text, let showsAllFilms, let role):
        let person = try await person(try reference(text, .person))
        return .person(
          id: person.id, source: person.source.flatMap { namespace(of: $0) }, showsAllFilms: showsAllFilms, role: role)
      case .discover(let criteria, let page): return .discover(try await found(criteria), page: page)
      case .shelf(let id, let criteria, let sort, let isDescending, let page):
        return .shelf(id: id, try await found(criteria), sort: sort, isDescending: isDescending, page: page)
      case .pick(let shelf, let criteria, let seed): return .pick(from: shelf, try await found(criteria), seed: seed)
      default: return route
      }
    } catch {
      var unresolved = error
      unresolved.route = route
      throw unresolved
    }
  }

  /// Returns criteria with the ids of people and the viewer's services. Only people of the catalog in use can be criteria.
  package func found(_ criteria: [Route.Criterion]) async throws(UnresolvedReference) -> [Route.Criterion] {
    var found: [Route.Criterion] = []
    for criterion in criteria {
      if !criterion.isNamed {
        found.append(criterion)
      } else if criterion == .ownServices {
        let own = await context.settings.current().services
        guard !own.isEmpty else { throw unresolved(criterion.value, .services, .noServices) }
        found += own.map { .init(criterion.name, $0) }
      } else {
        let person = try await person(try reference(criterion.value, .person))
        guard person.source == nil || person.source == context.catalog.source else {
          throw unresolved(criterion.value, .person, .otherCatalog)
        }
        found.append(.init(criterion.name, String(person.id), label: await context.personName(of: person.id) ?? ""))
      }
    }
    return found
  }

  /// Nil for the catalog in use, whose ids need no qualifier.
  private func namespace(of source: CatalogSource) -> String? {
    source == context.catalog.source ? nil : source.idNamespace
  }

  private func reference<Item>(
    _ text: String, _ expected: UnresolvedReference.Expectation
  ) throws(UnresolvedReference) -> ItemReference<Item> {
    do throws(ReferenceError) {
      return try ItemReference(text)
    } catch {
      if case .otherKind(let kind) = error { throw unresolved(text, expected, .otherKind(kind)) }
      throw unresolved(text, expected, .notFound)
    }
  }

  private func unresolved(
    _ text: String, _ expected: UnresolvedReference.Expectation, _ failure: ReferenceFailure
  ) -> UnresolvedReference {
    UnresolvedReference(text, expected: expected, failure: failure, source: context.catalog.source)
  }

  /// Returns the id of a film or a person, and its catalog; nil for the one in use if the text says no other.
  private func find<Item>(
    _ reference: ItemReference<Item>, named: (MovieQuery) async throws(ReferenceFailure) -> Int
  ) async throws(ReferenceFailure) -> (source: CatalogSource?, id: Int) {
    switch reference {
    case .id(let id): return (nil, id)
    case .imdb(let id):
      let found = try await item(withIMDbID: id)
      guard found.item.kind == Item.kind else { throw .otherKind(found.item.kind) }
      return (found.source, found.item.id)
    case .qualified(let qualifier, let id):
      if let source = context.sources.named(qualifier) { return (source, id) }
      // Not a catalog: a title or a name with a colon.
      guard let query = MovieQuery(reference.text) else { throw .notFound }
      return (context.catalog.source, try await named(query))
    case .words(let query): return (context.catalog.source, try await named(query))
    }
  }

  private func film(named query: MovieQuery, matching match: Match) async throws(ReferenceFailure) -> Movie.ID {
    var failure = ReferenceFailure.notFound
    for reading in query.readings {
      let page = try await mapping(ReferenceFailure.catalog) { () async throws(CatalogError) in
        try await context.catalog.movies(matching: reading, page: 1).withoutRepeats()
      }
      let exact = page.elements.filter(reading.names)
      let similar =
        switch match {
        case .exact: Movie?.none
        case .words: page.only.flatMap { reading.matches($0) ? $0 : nil }
        case .any: page.only
        }
      if let only = exact.count == 1 ? exact.first : similar {
        if match == .any, exact.isEmpty { await tell(only, query.text) }
        return only.id
      }
      if failure == .notFound, match != .exact || !exact.isEmpty {
        failure = several(exact, of: page) { .movie($0) }
      }
    }
    throw failure
  }

  private func film(
    on shelf: Shelf, named query: MovieQuery, matching match: Match
  ) async throws(ReferenceFailure) -> FilmID {
    let all = try await mapping(ReferenceFailure.store) { () async throws(StoreError) in
      try await context.films.films(on: shelf, .title, offset: 0, limit: .max).elements.map(context.known)
    }
    for reading in query.readings {
      let exact = all.filter { reading.names($0.movie) }
      let matching = exact.isEmpty && match != .exact ? all.filter { reading.matches($0.movie) } : exact
      if matching.count == 1, let only = matching.first { return only.id }
      guard matching.isEmpty else {
        throw .ambiguous(matching.map { ReferenceCandidate($0.source, .movie($0.movie)) }, total: matching.count)
      }
    }
    // The shelf has titles in the language in which its films were added; the catalog has those of today's.
    let found = try? await film(named: query, matching: match)
    guard let id = found.map({ FilmID(context.catalog.source, $0) }), all.contains(where: { $0.id == id }) else {
      throw .notFound
    }
    return id
  }

  private func person(named name: String) async throws(ReferenceFailure) -> Person.ID {
    let page = try await mapping(ReferenceFailure.catalog) { () async throws(CatalogError) in
      try await context.catalog.people(matching: name, page: 1).withoutRepeats()
    }
    let exact = page.elements.filter { FoldedText($0.name) == FoldedText(name) }
    if let only = page.only ?? (exact.count == 1 ? exact.first : nil) { return only.id }
    throw several(exact, of: page) { .person($0) }
  }

  /// The failure of a search without a single result: those that match exactly are the likeliest.
  private func several<Item: Sendable & Equatable>(
    _ exact: [Item], of page: ResultsPage<Item>, _ item: (Item) -> CatalogItem
  ) -> ReferenceFailure {
    let likely = exact + page.elements.filter { !exact.contains($0) }
    let candidates = likely.map { ReferenceCandidate(context.catalog.source, item($0)) }
    return likely.isEmpty ? .notFound : .ambiguous(candidates, total: max(page.totalResults, likely.count))
  }

  /// Asks the catalog in use, or the first other one that knows IMDb ids.
  private func item(withIMDbID id: String) async throws(ReferenceFailure) -> ReferenceCandidate {
    switch await result(of: { () async throws(CatalogError) in try await context.catalog.item(withIMDbID: id) }) {
    case .success(let item?)?: return ReferenceCandidate(context.catalog.source, item)
    case .success(nil)?: throw .unknownIMDbID
    case .failure(let error)? where error.code != .unsupported: throw .catalog(error)
    case .failure?: break
    case nil: throw .catalog(CatalogError(.cancelled))
    }
    for other in context.otherCatalogs {
      if let item = try? await other.item(withIMDbID: id) { return ReferenceCandidate(other.source, item) }
    }
    throw .withoutIMDbIDs(context.catalog.source)
  }
}

extension ResultsPage {
  /// The only result of the whole list.
  fileprivate var only: Element? { elements.count == 1 && totalResults <= 1 && skipped == 0 ? elements.first : nil }
}

extension MovieQuery {
  /// What the text may mean, likeliest first: a year at its end is more often a year than part of the title.
  fileprivate var readings: [MovieQuery] { [withYearFromText, self].compactMap(\.self) }

  /// Whether the film has exactly this title, and was released in the year, if there is one.
  fileprivate func names(_ movie: Movie) -> Bool { movie.isNamed(text) && isOfYear(movie) }

  /// Whether the film's title has words that start like the words of the query.
  fileprivate func matches(_ movie: Movie) -> Bool {
    let query = FoldedText(text)
    return isOfYear(movie) && !query.words.isEmpty
      && [movie.title, movie.originalTitle].contains { FoldedText($0).hasWords(startingLike: query) }
  }

  private func isOfYear(_ movie: Movie) -> Bool { year == nil || movie.releaseDate?.year == year }
}
