package import MovieDisplay
package import MovieDomain

extension Words {
  package func description(of selection: FilterSelection) -> [String] {
    let filter = selection.filter
    let genreNames = selection.genres.compactMap(\.value).map { lists.genre($0.name) }
    let genres = filter.genreQuantifier == .any && genreNames.count > 1 ? [discover.any(of: genreNames)] : genreNames
    let excluded = selection.excludedGenres.compactMap(\.value).map { lists.genre($0.name) }
    func range(_ bounds: Bounds<Int>, _ text: (Int) -> String) -> String? {
      bounds.isOpen ? nil : discover.range(bounds.lower.map(text), bounds.upper.map(text))
    }
    let score =
      filter.score.isOpen ? nil : discover.range(filter.score.lower.map(points), filter.score.upper.map(points))
    let services = selection.services.flatMap { $0.value ?? [] }.map(\.name)
    let people = filter.people.compactMap { selection.peopleNames[$0] }
    let criteria: [String?] = [
      excluded.isEmpty ? nil : discover.without(excluded),
      filter.years.isOpen
        ? nil : discover.years(filter.years.lower.map { String($0) }, filter.years.upper.map { String($0) }),
      score.map(discover.score),
      range(filter.runtime, number).map(discover.minutes),
      range(filter.votes, number).map(discover.votes),
      filter.stars.isOpen
        ? nil : discover.stars(discover.range(filter.stars.lower.map(stars), filter.stars.upper.map(stars))),
      filter.isUnseen ? discover.notSeen : nil,
      selection.language?.value.map { discover.language(detail.languageName($0)) },
      selection.country?.value.map { discover.country(detail.countryName($0.code, Countries.name($0))) },
      people.isEmpty ? nil : discover.people(people),
      services.isEmpty ? nil : discover.services(services),
      filter.certification.map(discover.certification),
      discover.order(filter.order),
    ]
    return genres + criteria.compactMap(\.self)
  }

  /// The message about a name in a filter that means nothing; nil if all mean something.
  package func unknownName(in selection: FilterSelection) -> EmptyState? {
    selection.problem.map { problem in
      problem.criterion == .genre
        ? lists.unknownGenre(problem.name, suggestions: problem.suggestions)
        : discover.unknown(problem.criterion, problem.name, suggestions: problem.suggestions)
    }
  }

  /// The message about films that were not listed by criteria, because of a criterion or another error.
  package func emptyState(for error: CatalogError, from source: CatalogSource) -> EmptyState {
    error.criterion.map { discover.cannotApply($0, catalog: catalogText(source.name)) }
      ?? emptyState(titled: nothingLoaded, for: [error])
  }

  /// A score without a decimal that is zero.
  private func points(_ score: Double) -> String {
    let tenths = tenths(MovieFilter.Limits.scores.clamping(score))
    return tenths % 10 == 0 ? number(tenths / 10) : decimal(tenths: tenths)
  }
}

extension FilterSelection {
  /// The criteria of a link to a page of the films. Names are replaced by the ids that they mean.
  package var routeCriteria: [Route.Criterion] {
    func criterion(_ kind: MovieFilter.Criterion, _ value: String?) -> [Route.Criterion] {
      value.map { $0.isEmpty ? [] : [.init(kind.rawValue, $0)] } ?? []
    }
    let quantifier = filter.genreQuantifier == .any ? "any-genre" : MovieFilter.Criterion.genre.rawValue
    return filter.genres.map { .init(quantifier, String($0)) }
      + filter.excludedGenres.map { .init("without", String($0)) }
      + criterion(.year, filter.years.text) + criterion(.score, filter.score.text)
      + criterion(.runtime, filter.runtime.text) + criterion(.votes, filter.votes.text)
      + criterion(.originalLanguage, filter.originalLanguage) + criterion(.country, filter.country?.code)
      + filter.people.map { .init(MovieFilter.Criterion.person.rawValue, String($0), label: peopleNames[$0] ?? "") }
      + filter.services.map { .init(MovieFilter.Criterion.service.rawValue, String($0)) }
      + criterion(.certification, filter.certification)
      + criterion(.order, filter.order == .popularity ? nil : filter.order.rawValue)
      + criterion(.stars, filter.stars.text) + criterion(.seen, filter.isUnseen ? "no" : nil)
  }
}
