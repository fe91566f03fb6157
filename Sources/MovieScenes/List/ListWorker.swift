import MovieDisplay
import MovieDomain

/// Loads pages of lists and resolves the names in them, such as those of genres.
struct ListWorker: Worker {
  let context: SceneContext

  func answer(_ question: PageQuestion<ListScene.Selection>) async -> PageAnswer<ListScene.Selection, Movie>? {
    var key = question.key
    let page: Result<ResultsPage<Movie>, CatalogError>? = await result { () async throws(CatalogError) in
      try await load(question, as: &key)
    }
    return page.map { PageAnswer(key: key, page: $0) }
  }

  /// Loads a page. Names are resolved with the first one; for further pages, they are resolved already.
  private func load(
    _ question: PageQuestion<ListScene.Selection>, as key: inout ListScene.Selection
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    switch key {
    case .list(let list, var genre):
      if let given = genre, !question.isAppended {
        genre = try await context.resolve(given)
        key = .list(list, genre: genre)
        if genre?.value == nil { throw CatalogError(.notFound) }
      }
      let page = try await context.catalog.movies(in: list, genre: genre?.value?.id, page: question.page)
      return list.arrange(try question.existing(page))
    case .filtered(var filter):
      if !question.isAppended {
        filter = try await context.resolve(filter)
        key = .filtered(filter)
        if filter.problem != nil { throw CatalogError(.notFound) }
      }
      let page = try await context.catalog.movies(meeting: filter.filter, page: question.page)
      return try question.existing(page).withoutRepeats()
    case .similar(var film):
      let page = try await similar(to: &film, question)
      key = .similar(film)
      return try question.existing(page).withoutRepeats()
    case .collection(var film):
      try await load(&film)
      key = .collection(film)
      guard let collection = film.collection else { return ResultsPage(totalResults: 0, elements: []) }
      let details = try await context.catalog(of: film.source).collection(collection.id)
      film.collection?.name = details.collection.name ?? collection.name
      key = .collection(film)
      return details.films
    case .trending:
      let page = try await context.catalog.trendingMovies(page: question.page)
      return try question.existing(page).withoutRepeats()
    }
  }

  /// The first page comes with the film, whose title in the language of the films is needed too.
  private func similar(
    to film: inout ListScene.FilmSelection, _ question: PageQuestion<ListScene.Selection>
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    let catalog = context.catalog(of: film.source)
    let recommendations = question.isAppended ? nil : try await load(&film)
    if question.page == 1, let recommendations { return recommendations }
    return try await catalog.movies(like: film.id, page: question.page)
  }

  /// Loads the film's title, and returns the films that come with it.
  @discardableResult
  private func load(_ film: inout ListScene.FilmSelection) async throws(CatalogError) -> ResultsPage<Movie>? {
    let details = try await context.catalog(of: film.source).movie(film.id)
    if let error = details.staleness?.errorOfDetails { throw error }
    film.title = details.movie.shownTitle
    film.collection = details.collection
    var page = details.recommendations
    page?.staleness = details.staleness
    return page
  }
}
