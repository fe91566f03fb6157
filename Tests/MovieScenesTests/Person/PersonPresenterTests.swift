import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite struct PersonPresenterTests {
  @Test func `A person has facts, a biography and films, as far as they are known`() {
    let nobody = Person(id: 287, name: "N. N.")
    let film = Movie.sample(1, votes: 5)
    let films: [PersonDetails.Film] = [
      .init(movie: film, characters: ["A"]), .init(movie: .sample(2, votes: 900), characters: ["B"]),
      .init(movie: film, characters: ["A"], jobs: ["Director"]),
    ]
    let timedOut = CatalogError(.timedOut, host: "a.example")
    var (living, cached) = (Self.details, Self.details)
    living.deathday = nil
    cached.biographyLanguage = "en"
    cached.staleness = Staleness(age: .seconds(90), error: timedOut)
    assertShown([
      "dead": person(.loaded(Self.details)), "living": person(.loaded(living)),
      "unknown": person(.loaded(PersonDetails(person: nobody, films: []))),
      "without a filmography": person(.loaded(PersonDetails(person: nobody, films: nil))),
      "films, each once, the most popular first": person(.loaded(PersonDetails(person: nobody, films: films))),
      "in another language, cached": person(.stale(cached, timedOut)),
      "failed": person(.failed(timedOut)), "rejected": person(.failed(CatalogError(.rejectedCredential))),
      "not loaded": person(.idle), "loading": person(.loading),
    ])
  }

  @Test func `The films of each role are on request, if there are several roles`() {
    var details = Self.details
    details.films = [.init(movie: .sample(1), characters: ["A"]), .init(movie: .sample(2), jobs: ["Director"])]
    #expect(
      person(.loaded(details)).films.roles == [
        Hint(text: "Films as actor", route: .filmography(personID: details.person.id, role: "actor")),
        Hint(text: "Films as director", route: .filmography(personID: details.person.id, role: "director")),
      ])
    details.films = [.init(movie: .sample(1), characters: ["A"])]
    #expect(person(.loaded(details)).films.roles.isEmpty)
  }

  @Test func `The whole filmography is on request, the newest films first`() {
    let years = [1999, nil, 2004, 1987] + (0..<12).map { 1950 + $0 }
    let details = PersonDetails(
      person: Self.details.person,
      films: years.enumerated().map { index, year in
        var movie = Movie.sample(index + 1, votes: 100 - index)
        movie.releaseDate = year.flatMap { CalendarDate(year: $0, month: 1, day: 1) }
        return .init(movie: movie)
      })
    let short = person(.loaded(details)).films
    #expect(short.title == "Best-known films")
    #expect(short.rows.map(\.card.id) == Array(1...12))
    #expect(short.others.map(\.card.id) == Array(13...16))
    #expect(short.more == Hint(text: "16 films", route: .filmography(personID: 287)))
    let whole = person(.loaded(details), showsAllFilms: true).films
    #expect(whole.title == "Films")
    #expect(whole.rows.map(\.card.id) == [2, 3, 1, 4] + (5...16).reversed())
    #expect(whole.others.isEmpty && whole.more == nil)
  }

  private static let details = PersonDetails(
    person: Person(id: 287, name: "Brad Pitt"), biography: "Text.",
    birthday: "1963-12-18", deathday: "2020-12-17",
    films: [])

  private func person(_ value: Loadable<PersonDetails>, showsAllFilms: Bool = false) -> PersonScene.ViewModel {
    PersonPresenter.shown(.init(source: .tmdb, key: .init(id: 287, showsAllFilms: showsAllFilms), value: value))
  }
}
