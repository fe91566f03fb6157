import MovieDisplay
import MovieDomain

extension DetailPresenter {
  private static let shortCastCount = 12
  private static let shortCrewCount = 8

  func credits(of details: MovieDetails, whole: Bool) -> [DetailScene.Section] {
    let detail = words.detail
    guard let credits = details.credits else {
      return [.init(id: .credits, title: detail.castAndCrew, content: .missing(detail.sectionNotLoaded))]
    }
    let cast = credits.cast.map { person($0.id, $0.name, role: $0.characters.joined(separator: " / "), $0.profilePath) }
    let crew = credits.crewInOrder.map {
      person($0.id, $0.name, role: detail.list($0.jobs.map(words.people.job)), $0.profilePath)
    }
    var sections = [
      section(.cast, detail.cast, people: cast, limit: whole ? cast.count : Self.shortCastCount, of: details.movie.id)
    ]
    sections[0].note = credits.skipped > 0 ? detail.peopleSkipped(credits.skipped) : nil
    if !crew.isEmpty {
      sections.append(
        section(.crew, detail.crew, people: crew, limit: whole ? crew.count : Self.shortCrewCount, of: details.movie.id)
      )
    }
    return sections
  }

  private func section(
    _ id: DetailScene.Section.ID, _ title: String, people: [DetailScene.Credit], limit: Int, of movie: Movie.ID
  ) -> DetailScene.Section {
    let rest = people.count - limit
    return .init(
      id: id, title: title,
      content: people.isEmpty ? .empty(words.detail.noCast) : .people(Array(people.prefix(limit))),
      more: rest > 0 ? .init(text: words.more(rest), route: .credits(movieID: movie)) : nil)
  }

  private func person(_ id: Person.ID, _ name: String, role: String, _ portrait: String?) -> DetailScene.Credit {
    .init(id: id, name: name, role: role, portraitPath: portrait, route: .person(id: id))
  }
}
