package import MovieDisplay
package import MovieDomain

// What several scenes say in the same way.
extension Words {
  /// What must be shown below films of a catalog.
  func footnotes(for source: CatalogSource) -> [String] { footnotes(source.attribution) }

  /// What must be shown below people of a catalog.
  func peopleFootnotes(for source: CatalogSource) -> [String] { footnotes(source.peopleAttribution) }

  private func footnotes(_ attribution: String) -> [String] {
    attribution.isEmpty ? [] : [catalogText(attribution)]
  }

  func card(for movie: Movie) -> MovieCard {
    MovieCard(
      id: movie.id, title: movie.title, year: movie.releaseDate.map { String($0.year) } ?? unknownYear,
      score: badge(for: movie.rating), releaseDay: movie.releaseDate.map(date), overview: movie.overview.ifAny,
      posterPath: movie.posterPath, route: .movie(id: movie.id))
  }

  /// A film on a list; a list of coming films says when it is released, or since when it is out.
  func card(for movie: Movie, in list: MovieList, from source: CatalogSource, today: CalendarDate) -> MovieCard {
    var card = card(for: movie)
    if list == .upcoming, source.newFilms == .released, let day = movie.releaseDate {
      card.remark = day > today ? date(day) : lists.alreadyOut(date(day))
    }
    return card
  }

  /// Where in a list pages are, and from when they are when they are not the newest.
  func position<Element>(of pages: PagedList<Element>) -> String {
    [place(of: pages), age(of: pages)].compactMap(\.self).joined(separator: " · ")
  }

  /// Which pages these are.
  func place<Element>(of pages: PagedList<Element>) -> String {
    pages.firstPage == pages.lastPage
      ? page(pages.lastPage, of: pages.totalPages)
      : self.pages(pages.firstPage...pages.lastPage, of: pages.totalPages)
  }

  /// Nil for a value that is up to date.
  func age(of value: some MaybeStale) -> String? { value.staleness.map { asOf($0.age) } }

  /// What is missing from a list, a sentence each.
  func warnings(about title: String, skipped: Int, error: CatalogError?) -> [String] {
    let missing = skipped > 0 ? [warning(about: title, saying: rowsSkipped(skipped) + ".")] : []
    // That nothing was asked offline is what the viewer wanted.
    guard let error, error.code != .offline else { return missing }
    return missing + [warning(about: title, saying: sentence(for: error))]
  }

  func badge(for rating: Rating) -> ScoreBadge {
    guard let average = rating.average else { return ScoreBadge(text: notRated, standing: .none) }
    // A rating is never negative, so this rounds without the mathematics library, which a lean program leaves out.
    let tenths = Int(average * 10 + 0.5)
    let standing: ScoreBadge.Standing =
      switch tenths {
      case 70...: .high
      case 50..<70: .middling
      default: .low
      }
    return ScoreBadge(text: decimal(tenths: tenths), standing: standing)
  }

  /// One sentence a cause, each cause once, and what to do about the first.
  package func emptyState(titled title: String, for errors: [CatalogError]) -> EmptyState {
    var sentences: [String] = []
    for error in errors {
      let sentence = sentence(for: error)
      if !sentences.contains(sentence) {
        sentences.append(sentence)
      }
    }
    let decisive = errors.first(where: \.isAboutCredential) ?? errors.first
    return EmptyState(
      title: title, message: sentences.joined(separator: " "), advice: decisive.map(advice) ?? "")
  }
}

extension CatalogError {
  package var isAboutCredential: Bool { code == .missingCredential || code == .rejectedCredential }
}
