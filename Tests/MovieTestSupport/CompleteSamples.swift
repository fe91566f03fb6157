package import MovieDomain

// Samples with a distinct value in every stored property, except `staleness`.
extension MovieDetails {
  package static let complete = MovieDetails(
    movie: .complete, tagline: "Beyond the end.", genres: [Genre(id: 11, name: "Nocturne")],
    countries: Region("NZ").map { [Country($0, name: "New Zealand")] } ?? [], runtime: 136, budget: 63_000_000,
    revenue: 463_517_383, homepage: "https://example.org/film", overviewLanguage: "fr",
    credits: Credits(
      cast: [.init(id: 21, name: "Ana Actor", characters: ["The Guest", "The Host"], profilePath: "/cast.jpg")],
      crew: [.init(id: 22, name: "Dora Director", jobs: ["Director", "Editor"], profilePath: "/crew.jpg")],
      skipped: 23),
    reviews: ResultsPage(
      number: 31, totalPages: 32, totalResults: 33,
      elements: [
        Review(
          id: "5e1", author: "Rae Reviewer", rating: 7.5, text: "I would go again.",
          date: CalendarDate(iso8601: "2014-05-12"))
      ], skipped: 34))
}

extension Movie {
  package static let complete = Movie(
    id: 603, title: "The Sample", originalTitle: "Das Beispiel", originalLanguage: "de",
    releaseDate: CalendarDate(iso8601: "1999-03-31"), overview: "Every fact is known.",
    rating: Rating(average: 8.25, voteCount: 26_341), popularity: 83.14, genreIDs: [12, 13], posterPath: "/poster.jpg",
    backdropPath: "/backdrop.jpg", isAdult: true)
}

extension PersonDetails {
  package static let complete = PersonDetails(
    person: Person(
      id: 287, name: "Pia Person", department: "Directing", popularity: 21.5, profilePath: "/person.jpg",
      knownFor: [.init(title: "Known Work", movieID: 288)]),
    biography: "Born by the sea.", biographyLanguage: "it", birthday: CalendarDate(iso8601: "1941-01-05"),
    deathday: CalendarDate(iso8601: "2020-12-06"), birthplace: "Riga", homepage: "https://example.org/person",
    films: [.init(movie: .complete, roles: ["Himself", "Producer"])])
}

extension Staleness {
  package static let complete = Staleness(
    age: .seconds(4_711),
    error: CatalogError(.timedOut, host: "api.example.org", status: 504, retryAfter: 55, lastPage: 77))
}
