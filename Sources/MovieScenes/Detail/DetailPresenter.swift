public import MovieDisplay
import MovieDomain

/// Turns a `DetailScene.Response` into display text.
public struct DetailPresenter: DateIndependentPresenter {
  let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: DetailScene.Response) -> DetailScene.ViewModel {
    switch response.value {
    case .idle:
      return .init(content: .empty(EmptyState(title: words.notLoaded)))
    case .loading:
      return .init(content: .loading(words.loading))
    case .failed(let error):
      let state =
        error.code == .notFound
        ? words.noSuchFilm(withID: response.key?.id ?? 0, at: error.host)
        : words.emptyState(titled: words.filmNotLoaded, for: [error])
      return .init(content: .empty(state), outcome: error.outcome)
    case .loaded(let film), .stale(let film, _):
      return viewModel(of: film.details, in: response)
    }
  }

  private func viewModel(of details: MovieDetails, in response: DetailScene.Response) -> DetailScene.ViewModel {
    let other = response.otherSource?.idNamespace
    let movie = details.movie
    let year = movie.releaseDate.map { String($0.year) }
    let directors = details.directors.filter { $0.name.nonBlank != nil }
    var film = DetailScene.Film(
      id: movie.id, title: movie.shownTitle, year: year ?? words.unknownYear,
      links: films(of: response, in: movie.releaseDate?.year)
        + directors.map { director in
          films(of: response, .person, [(director.name, String(director.id))]).first
            ?? Hint(text: director.name, route: .person(id: director.id, source: other))
        },
      marks: words.shelves(of: response.filmMarks), score: words.badge(for: movie.rating),
      facts: facts(about: details, in: response),
      overview: overview(of: details), sections: response.showsSections ? sections(of: details, in: response) : [],
      posterPath: movie.posterPath, route: .movie(id: movie.id, source: other))
    film.originalTitle = movie.originalTitle == movie.shownTitle ? nil : movie.originalTitle.nonBlank
    film.direction = directors.isEmpty ? nil : words.directed(by: directors.map(\.name))
    film.runtime = details.runtime.map(words.duration)
    film.tagline = details.tagline.nonBlank
    film.note = response.value.error.map { _ in words.age(of: details) ?? words.filmNotRefreshed }
    let person = film.sections.lazy.compactMap(\.people.first).first
    var viewModel = DetailScene.ViewModel(content: .film(film), footnotes: words.footnotes(for: response.contentSource))
    viewModel.hint = person.map { Hint(text: words.opensPerson, route: $0.route) }
    viewModel.furtherHints = furtherHints(about: details, in: response)
    viewModel.shelfHints = shelfHints(for: response.filmMarks, of: movie.id, in: other)
    viewModel.seenHint = hint(.seen, for: response.filmMarks, of: movie.id, in: other)
    viewModel.warnings = warnings(about: details, in: response)
    return viewModel
  }

  private func sections(of details: MovieDetails, in response: DetailScene.Response) -> [DetailScene.Section] {
    let first = [viewings(in: response), watchSection(of: details, in: response), videos(of: details, in: response)]
    return first.compactMap(\.self) + credits(of: details, in: response)
      + [similar(to: details, in: response), reviews(of: details, in: response)].compactMap(\.self)
  }

  /// Leads to the changes of favorites and of the watchlist. A film that the viewer has seen is seldom on that.
  private func shelfHints(for marks: FilmMarks, of id: Movie.ID, in source: String?) -> [Hint] {
    let isForWatchlist = marks.shelves.contains(.watchlist) || !marks.shelves.contains(.seen)
    return ([.favorites] + (isForWatchlist ? [.watchlist] : [])).map { hint($0, for: marks, of: id, in: source) }
  }

  private func hint(_ shelf: Shelf, for marks: FilmMarks, of id: Movie.ID, in source: String?) -> Hint {
    let isOnShelf = marks.shelves.contains(shelf)
    return Hint(
      text: isOnShelf ? words.remove(from: shelf) : words.add(to: shelf),
      route: .shelve(movieID: id, on: shelf.rawValue, !isOnShelf, source: source))
  }

  private func overview(of details: MovieDetails) -> DetailScene.Section {
    let text = details.movie.overview.nonBlank
    return .init(
      id: .overview, title: words.overview,
      note: text == nil ? nil : details.overviewLanguage.map(words.textIn),
      content: text.map { .text($0) } ?? .empty(words.noOverview))
  }

  private func warnings(about details: MovieDetails, in response: DetailScene.Response) -> [String] {
    let outdated = words.warnings(about: details.movie.shownTitle, skipped: 0, error: response.value.error)
    guard response.showsSections else { return outdated }
    // Of a section, some rows may have been skipped, or nothing could be loaded.
    func warning(about title: String, _ skipped: Int?, _ sentence: (Int) -> String) -> String? {
      guard let skipped else { return words.warning(about: title, saying: words.sectionNotLoaded) }
      return skipped > 0 ? words.warning(about: title, saying: sentence(skipped) + ".") : nil
    }
    let missing = [
      warning(about: words.castAndCrew, details.credits?.skipped, words.peopleSkipped),
      warning(about: words.reviews, details.reviews?.skipped, words.reviewsSkipped),
      warning(about: words.ageRating, details.release.map { _ in 0 }, words.rowsSkipped),
      warning(about: words.whereToWatch(in: nil), details.watchOptions.map { _ in 0 }, words.rowsSkipped),
      warning(about: words.videos, details.videos.map { _ in 0 }, words.rowsSkipped),
      warning(about: words.moreLikeThis, details.recommendations?.skipped, words.rowsSkipped),
    ]
    return outdated + missing.compactMap(\.self)
  }

  /// The label of the id at IMDb: the same in every language.
  private static let imdb = "IMDb"

  /// Facts that are not known are left out.
  private func facts(about details: MovieDetails, in response: DetailScene.Response) -> [Fact] {
    let movie = details.movie
    func fact(_ label: String, _ text: String?, links: [Hint] = []) -> Fact? {
      text.map { .init(label: label, value: .text($0), links: links) }
    }
    func list(
      _ label: String, _ criterion: MovieFilter.Criterion, _ values: [(text: String?, value: String?)]
    ) -> Fact? {
      fact(
        label, values.isEmpty ? nil : values.compactMap(\.text).joined(separator: ", "),
        links: films(of: response, criterion, values))
    }
    let collection = details.collection?.name?.nonBlank
    let whole = Route.movie(id: movie.id, .collection, source: response.otherSource?.idNamespace)
    let facts = [
      score(movie.rating), fact(words.ageRating, details.release?.certification?.nonBlank),
      fact(
        words.released, movie.releaseDate.map(words.fullDate), links: films(of: response, in: movie.releaseDate?.year)),
      // The day of the release is mostly that in theaters.
      fact(
        words.theatricalRelease,
        details.release?.theatrical.flatMap { $0 == movie.releaseDate ? nil : words.fullDate($0) }),
      fact(words.digitalRelease, details.release?.digital.map(words.fullDate)),
      fact(words.discRelease, details.release?.disc.map(words.fullDate)),
      list(words.genres, .genre, details.genres.map { (words.genre($0.name), String($0.id)) }),
      list(
        words.countries(details.countries.count), .country,
        details.countries.map { country in
          let isKnown = Countries.regions.contains(country.region)
          return (words.countryName(country.region.code, country.name), isKnown ? country.region.code : nil)
        }),
      fact(words.language, movie.originalLanguage?.nonBlank.map(words.languageName)),
      fact(words.collection, collection, links: collection.map { [Hint(text: $0, route: whole)] } ?? []),
      fact(words.budget, details.budget.map(words.dollars)),
      fact(words.revenue, details.revenue.map(words.dollars)),
      fact(words.popularity, movie.popularity.map(words.popularity)),
      details.homepage?.nonBlank.map { .init(label: words.homepage, value: .link($0)) },
      fact(Self.imdb, details.imdbID),
    ]
    return facts.compactMap(\.self)
  }

  /// Lead to the films that meet a criterion, for the texts whose values are known. Empty for a film of another catalog,
  /// whose films are not listed, and for a criterion that the catalog cannot apply.
  private func films(
    of response: DetailScene.Response, _ criterion: MovieFilter.Criterion, _ values: [(text: String?, value: String?)]
  ) -> [Hint] {
    guard response.otherSource == nil, !response.contentSource.missingCriteria.contains(criterion) else { return [] }
    return values.compactMap { text, value in
      guard let text, let value else { return nil }
      let label = [.genre, .person].contains(criterion) ? text : ""
      return Hint(text: text, route: .discover([.init(criterion, value, label: label)]))
    }
  }

  /// Leads to the films of a year; empty for one by which no films can be chosen.
  private func films(of response: DetailScene.Response, in year: Int?) -> [Hint] {
    guard let year, MovieFilter.Limits.years.contains(year) else { return [] }
    return films(of: response, .year, [(String(year), String(year))])
  }

  private func score(_ rating: Rating) -> Fact? {
    guard rating.average != nil else { return nil }
    return .init(
      label: words.score,
      value: .score(words.badge(for: rating), votes: rating.voteCount.map(words.votes)))
  }
}
