import MovieDisplay
import MovieDomain

extension DetailPresenter {
  private static let shortCastCount = 12
  private static let shortCrewCount = 8

  func credits(of details: MovieDetails, in response: DetailScene.Response) -> [DetailScene.Section] {
    let detail = words.detail
    let whole = response.expanded.contains(.credits)
    let other = response.otherSource
    let all = Route.movie(id: details.movie.id, .credits, source: other?.idNamespace)
    func person(_ id: Person.ID, _ name: String, role: String, _ portrait: String?) -> DetailScene.Credit {
      .init(
        id: id, qualifiedID: other?.qualified(id), name: name.nonBlank ?? "#\(id)", role: role, portraitPath: portrait,
        route: .person(id: id, source: other?.idNamespace))
    }
    guard let credits = details.credits else {
      return [.init(id: .credits, title: detail.castAndCrew, content: .missing(detail.sectionNotLoaded))]
    }
    // Only what is shown becomes text: a film may have hundreds of people.
    let cast = credits.cast.prefix(whole ? .max : Self.shortCastCount).map {
      person($0.id, $0.name, role: $0.roles.joined(separator: " / "), $0.profilePath)
    }
    let crew = credits.crewInOrder(first: whole ? .max : Self.shortCrewCount).map {
      person($0.id, $0.name, role: $0.roles.map(words.people.job).joined(separator: ", "), $0.profilePath)
    }
    var sections = [section(.cast, detail.cast, people: cast, of: credits.cast.count, all: all)]
    sections[0].note = credits.skipped > 0 ? detail.peopleSkipped(credits.skipped) : nil
    if !crew.isEmpty {
      sections.append(section(.crew, detail.crew, people: crew, of: credits.crew.count, all: all))
    }
    return sections
  }

  private func section(
    _ id: DetailScene.Section.ID, _ title: String, people: [DetailScene.Credit], of count: Int, all: Route
  ) -> DetailScene.Section {
    let rest = count - people.count
    return .init(
      id: id, title: title, content: people.isEmpty ? .empty(words.detail.noCast) : .people(people),
      more: rest > 0 ? .init(text: words.more(rest), route: all) : nil)
  }
}

// Catalogs return the crew in arbitrary order: a set decorator may precede the director.
extension Credits {
  /// The most prominent jobs, most prominent first, in the catalogs' English terms.
  private static let leadingJobs = [
    "Director", "Co-Director", "Screenplay", "Writer", "Story", "Novel", "Author", "Characters", "Producer",
    "Director of Photography", "Original Music Composer", "Editor", "Production Design", "Executive Producer",
  ]
  private static let ranks = Dictionary(uniqueKeysWithValues: leadingJobs.enumerated().map { ($1, $0) })

  /// The first members of the crew, and the jobs of each, sorted by prominence. Other jobs follow in the catalog's order.
  fileprivate func crewInOrder(first count: Int) -> [Member] {
    // Indices are sorted, because moving members costs much more, and most of a large crew is not shown.
    let ranks = crew.map { $0.roles.reduce(Int.max) { min($0, Self.rank($1)) } }
    return ranks.indices.sorted { ranks[$0] < ranks[$1] }.prefix(count).map { index in
      var member = crew[index]
      // Most members have one job.
      if member.roles.count > 1 { member.roles.sort { Self.rank($0) < Self.rank($1) } }
      return member
    }
  }

  private static func rank(_ job: String) -> Int { ranks[job] ?? .max }
}
