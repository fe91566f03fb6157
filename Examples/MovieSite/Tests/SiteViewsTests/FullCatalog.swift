import MovieDomain
import PublicDomainCatalog

/// A catalog with a film that has posters, offers, videos, reviews and a collection, unlike the built-in films.
struct FullCatalog: CatalogWrapper {
  let source = CatalogSource(
    idNamespace: "films", name: "Films", attribution: "Films & friends.", offersAttribution: "JustWatch",
    posterBase: "https://posters.example/w500")

  func base() -> any MovieCatalog { PublicDomainCatalog(today: .today) }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    MovieDetails(
      movie: Movie(
        id: id, title: "2001: A Space Odyssey", originalLanguage: "en",
        releaseDate: CalendarDate(year: 1968, month: 4, day: 2), overview: "A monolith & a journey.",
        rating: Rating(average: 8.1, voteCount: 12_345), posterPath: "/poster.jpg"),
      tagline: "The ultimate trip.", genres: [Genre(id: 878, name: "Science Fiction")], runtime: 149,
      budget: 12_000_000, revenue: 68_700_000, homepage: "https://films.example/?a=1&b=2", imdbID: "tt0062622",
      collection: MovieCollection(id: 4438, name: "The Space Odyssey Series"),
      credits: Credits(
        cast: [.init(id: 1, name: "Keir Dullea", roles: ["Dave Bowman"])],
        crew: [.init(id: 2, name: "Stanley Kubrick", roles: ["Director"])]),
      reviews: ResultsPage(
        totalResults: 1,
        elements: [
          Review(
            id: "r", author: "hal", rating: 9, text: "**Open** the doors: <script>alert(1)</script>\n\n- one\n- two",
            date: CalendarDate(year: 2001, month: 1, day: 12))
        ]),
      watchOptions: WatchOptions(
        region: Region("US"),
        offers: [
          .init(.stream, [StreamingService(id: 8, name: "Stream & More")]),
          .init(.rent, [StreamingService(id: 10, name: "Rent Video"), StreamingService(id: 3, name: "Another")]),
        ], link: "https://offers.example/62"),
      release: RegionalRelease(region: Region("US"), certification: "G"),
      videos: [
        Video(
          id: "v", name: "Official <Trailer>", site: "YouTube", key: "oR_e9y-bka0", kind: "Trailer", isOfficial: true),
        Video(id: "w", name: "Elsewhere", site: "unknown", key: "x", kind: "Clip"),
      ],
      recommendations: ResultsPage(
        totalResults: 2,
        elements: [
          Movie(id: 63, title: "With a poster", posterPath: "/other.jpg"), Movie(id: 64, title: "Without"),
        ]))
  }
}
