import MovieDomain
import Testing

@Suite struct RatingTests {
  @Test(
    arguments: [
      (10, 0, nil), (10, 1, 10), (8.3, nil, 8.3), (0, 5, 0), (-0.1, 5, nil), (10.1, 5, nil), (.infinity, 5, nil),
      (.nan, 5, nil),
    ] as [(Double, Int?, Double?)])
  func `A score is from 0 to 10, and one with zero votes is none`(average: Double, votes: Int?, score: Double?) {
    #expect(Rating(average: average, voteCount: votes).average == score)
  }

  @Test func `A negative number of votes counts as zero`() {
    #expect(Rating(average: 5, voteCount: -3) == Rating(average: nil, voteCount: 0))
  }

  @Test func `A score without votes is not weighted`() {
    #expect(Rating(average: 9, voteCount: nil).weighted == 9)
    #expect(Rating.none.weighted == 0)
  }
}
