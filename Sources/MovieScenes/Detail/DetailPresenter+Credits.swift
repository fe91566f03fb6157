import MovieDisplay
import MovieDomain

extension DetailPresenter {
  private static let shortCastCount = 12
  private static let shortCrewCount = 8

  func credits(of details: MovieDetails, in response: DetailScene.Response) -> [DetailScene.Section] {
    let detail = words.detail
    let whole = response.expanded.contains(.credits)
    let other = response.otherSource
    let all = Route.credits(movieID: details.movie.id, source: other?.idNamespace)
    func person(_ id: Person.ID, _ name: String, role: String, _ portrait: String?) -> DetailScene.Credit {
      .init(
        id: id, qualifiedID: other?.qualified(id), name: name, role: role, portraitPath: portrait,
        route: .person(id: id, source: other?.idNamespace))
    }
    guard let credits = details.credits else {
      return [.init(id: .credits, title: detail.castAndCrew, content: .missing(detail.sectionNotLoaded))]
    }
    let cast = credits.cast.map { person($0.id, $0.name, role: $0.characters.joined(separator: " / "), $0.profilePath) }
    let crew = credits.crewInOrder.map {
      person($0.id, $0.name, role: detail.list($0.jobs.map(words.people.job)), $0.profilePath)
    }
    var sections = [
      section(.cast, detail.cast, people: cast, limit: whole ? cast.count : Self.shortCastCount, all: all)
    ]
    sections[0].note = credits.skipped > 0 ? detail.peopleSkipped(credits.skipped) : nil
    if !crew.isEmpty {
      sections.append(
        section(.crew, detail.crew, people: crew, limit: whole ? crew.count : Self.shortCrewCount, all: all))
    }
    return sections
  }

  private func section(
    _ id: DetailScene.Section.ID, _ title: String, people: [DetailScene.Credit], limit: Int, all: Route
  ) -> DetailScene.Section {
    let rest = people.count - limit
    return .init(
      id: id, title: title,
      content: people.isEmpty ? .empty(words.detail.noCast) : .people(Array(people.prefix(limit))),
      more: rest > 0 ? .init(text: words.more(rest), route: all) : nil)
  }
}
