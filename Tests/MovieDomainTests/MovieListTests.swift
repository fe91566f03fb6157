import MovieDomain
import Testing

@Suite struct MovieListTests {
  @Test func `A single vote of 10 does not rank first in Top rated`() {
    let movies = [movie(1, 10, votes: 1), movie(2, 8.4, votes: 5000), movie(3, 8.5, votes: 5000)]
    let page = ResultsPage(totalResults: 3, elements: movies)
    #expect(MovieList.topRated.arrange(page).elements.map(\.id) == [3, 2, 1])
    #expect(MovieList.popular.arrange(page).elements.map(\.id) == [1, 2, 3])
  }

  @Test func `A score without votes is not weighted`() {
    #expect(Rating(average: 9, voteCount: nil).weighted == 9)
    #expect(Rating.none.weighted == 0)
  }

  private func movie(_ id: Int, _ average: Double, votes: Int) -> Movie {
    Movie(id: id, title: "Film \(id)", rating: Rating(average: average, voteCount: votes))
  }
}
