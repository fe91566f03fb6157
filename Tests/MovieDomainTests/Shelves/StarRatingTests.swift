import MovieDomain
import Testing

@Suite struct StarRatingTests {
  @Test(arguments: [("4.5", 9), ("4,5", 9), ("4½", 9), ("½", 1), ("0.5", 1), ("5", 10), ("5.0", 10), ("1", 2)])
  func `Half stars from 0.5 to 5 are ratings`(text: String, halves: Int) {
    #expect(StarRating(text: text)?.halves == halves)
  }

  @Test(arguments: ["7", "0", "-1", "5.5", "4.3", "", "½½", "5½", "nan", "inf", "1e0", "0x1", "four", "4.5 ", "99½"])
  func `Anything else is no rating`(text: String) {
    #expect(StarRating(text: text) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, 0.25, 5.01, 1e300, -0.5])
  func `A number of stars that is no rating is refused`(stars: Double) {
    #expect(StarRating(stars: stars) == nil)
  }

  @Test func `Every rating can be read from its description`() {
    for halves in 1...10 {
      let rating = StarRating(halves: halves)
      #expect(rating.flatMap { StarRating(text: $0.description) } == rating)
      #expect(rating.flatMap { StarRating(stars: $0.stars) } == rating)
    }
    #expect(StarRating(halves: 0) == nil)
    #expect(StarRating(halves: .max) == nil)
  }
}
