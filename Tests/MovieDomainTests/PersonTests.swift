import MovieDomain
import Testing

/// `TMDbPeopleTests` have a few rows of one film.
@Suite struct PersonDetailsTests {
  // A search of all earlier roles for each row would take minutes.
  @Test func `Forty thousand rows of one film are merged`() {
    let movie = Movie(id: 1, title: "Film")
    let roles = (0..<40_000).map { "Role \($0)" }
    let rows = roles.map { PersonDetails.Film(movie: movie, characters: [$0], jobs: [$0]) }
    let details = PersonDetails(person: Person(id: 1, name: "Anna"), films: rows + rows)
    #expect(details.films == [.init(movie: movie, characters: roles, jobs: roles)])
  }

  @Test func `Each role is listed once, also of a film with one row`() {
    let film = PersonDetails.Film(movie: Movie(id: 1, title: "Film"), jobs: ["Director", "Writer", "Director"])
    let details = PersonDetails(person: Person(id: 1, name: "Anna"), films: [film])
    #expect(details.films?.first?.roles == ["Director", "Writer"])
    #expect(details.films?.first?.characters == nil)
  }
}
