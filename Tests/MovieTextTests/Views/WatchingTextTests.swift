import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import Testing
import TextSnapshots

@testable import MovieText

/// Where to watch a film, its videos, similar films and its collection on its page.
@Suite struct WatchingTextTests {
  @Test func readAloud() {
    let film = DetailSnapshot(Self.film, expanded: [.reviews])
    assertSnapshot(across: .axis("language", ["en", "ru"])) { language in
      let words: any Words = language == "ru" ? RussianWords() : EnglishWords()
      return SpokenText(page: .sample(width: 40)).render(film.viewModel(in: words))
    }
  }

  @Test func `Each shelf is read aloud on a line of its own`() {
    let response = DetailScene.Response(
      source: .tmdb, id: 603, state: .loaded(.matrix),
      marks: [
        FilmID(.tmdb, 603): FilmMarks(shelves: [.favorites, .seen], diary: Diary(filmRating: StarRating(halves: 8)))
      ])
    let text = SpokenText(page: .sample(width: 40)).render(
      DetailPresenter(words: EnglishWords()).viewModel(for: response))
    #expect(text.split(separator: "\n")[1...2] == ["In your favorites", "Seen, 4 stars"])
  }

  static let film = MovieDetails.matrix.with { details in
    func service(_ id: Int, _ name: String) -> StreamingService { StreamingService(id: id, name: name) }
    details.imdbID = "tt0133093"
    details.collection = MovieCollection(id: 2344, name: "The Matrix Collection")
    details.release = RegionalRelease(
      region: Region("DE"), certification: "16", digital: "2007-05-22")
    details.watchOptions = WatchOptions(
      region: Region("DE"),
      offers: [
        .init(.stream, [service(9, "Amazon Prime Video"), service(8, "Netflix"), service(337, "Disney Plus")]),
        .init(.rent, [service(2, "Apple TV"), service(3, "Google Play Movies"), service(130, "Sky Store")]),
        .init(.buy, [service(2, "Apple TV")]),
      ], link: "https://www.themoviedb.org/movie/603/watch?locale=DE")
    details.videos = [
      Video(
        id: "1", name: "Official Trailer", site: "youtube", key: "vKQi3bBA1y8", kind: "Trailer", isOfficial: true,
        language: "en", published: "2014-08-04"),
      Video(id: "2", site: "vimeo", key: "123", kind: "Teaser", language: "de"),
      Video(id: "3", name: "Red or blue?", site: "youtube", key: "k3", kind: "Clip"),
      Video(id: "4", name: "Bullet time", site: "youtube", key: "k4", kind: "Featurette"),
      Video(id: "5", name: "Elsewhere", site: "odd", key: "k5"),
    ]
    details.recommendations = ResultsPage(
      totalPages: 2, totalResults: 40,
      elements: ["The Matrix Reloaded", "The Matrix Revolutions", "Inception", "Fight Club", "Dark City"].enumerated()
        .map { index, title in
          Movie(
            id: 604 + index, title: title, releaseDate: "2003-05-15",
            rating: Rating(average: 7.1, voteCount: 900))
        })
  }

  @Test func `A page with every section`() {
    check(Self.film, in: EnglishWords(), widths: [40, 80, 160])
  }

  @Test func `A page with every section in Russian`() {
    check(Self.film, in: RussianWords(), widths: [80])
  }

  @Test func `A country without offers says so, and missing sections do`() {
    let film = Self.film.with { details in
      details.watchOptions = WatchOptions(region: Region("DE"), offers: [])
      details.videos = nil
      details.recommendations = nil
      details.release = nil
    }
    check(film, in: EnglishWords(), widths: [80])
  }

  @Test(arguments: [160, 200, 300])
  func `Services are as wide as the page`(width: Int) {
    let film = Self.film.with { details in
      let services = (10...49).map { StreamingService(id: $0, name: "Service\($0)") }
      details.watchOptions = WatchOptions(region: Region("DE"), offers: [.init(.stream, services)])
    }
    let lines = DetailSnapshot(film).lines(width: width).filter { $0.contains("Service") }.map(\.count)
    #expect(lines.count > 1 && lines.dropLast().allSatisfy { (width - 10...width).contains($0) }, "\(lines)")
  }

  private func check(_ film: MovieDetails, in words: any Words, widths: [Int]) {
    let response = DetailScene.Response(
      source: .tmdb, id: 603, state: .loaded(film), ownServices: ["netflix"])
    assertView(DetailPresenter(words: words).viewModel(for: response), in: DetailText.self, widths: widths)
  }
}
