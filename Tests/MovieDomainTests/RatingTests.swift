import MovieDomain
import Testing

@Suite struct RatingTests {
  @Test func `A score with zero votes is nil`() {
    #expect(Rating(average: 10, voteCount: 0).average == nil)
    #expect(Rating(average: 10, voteCount: 1).average == 10)
  }

  @Test func `A score without votes is kept`() {
    #expect(Rating(average: 8.3, voteCount: nil).average == 8.3)
  }

  @Test(arguments: [-0.1, 10.1, .infinity, .nan])
  func `A score outside 0 through 10 is nil`(average: Double) {
    #expect(Rating(average: average, voteCount: 5).average == nil)
  }

  @Test func `A negative number of votes counts as zero`() {
    #expect(Rating(average: 5, voteCount: -3) == Rating(average: nil, voteCount: 0))
  }
}
