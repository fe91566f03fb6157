import MovieDomain
import MovieStore
import MovieTestSupport
import Testing

/// After adding a property to a film, add it to the sample and the stored record, or list it here with a reason.
///
/// The tests of libraries and archives store the sample and compare what they read.
@Suite(.timeLimit(.minutes(10))) struct EveryFactTests {
  /// Properties that are not stored.
  private static let exempt = [
    "staleness": "A favorite's age is counted from the day it was added.",
    "recommendations.staleness": "The films come with the film, and the film has its age.",
    "reviews.staleness": "The reviews come with the film, and the film has its age.",
    "recommendations.searched": "Only a search tells how many films were searched.",
    "recommendations.isFiltered": "Films that the viewer does not want are loaded with the page only.",
    "reviews.isFiltered": "There are no reviews that viewers do not want.",
    "reviews.searched": "Only a search tells how many films were searched.",
  ]

  @Test func `The sample has a distinct value in every property`() {
    let leaves = Leaf.all(in: MovieDetails.complete)
    #expect(leaves.outside(Self.exempt.keys).gaps == [])
    #expect(leaves.unknown(among: Self.exempt.keys) == [])
  }
}

@Suite(.timeLimit(.minutes(10))) struct LeafTests {
  private struct Sample {
    var title = ""
    var votes: Int?
    var names: [String] = []
    var isKnown = false
    var rating = Rating(average: 7.5, voteCount: nil)
    var kind = ShelfOrder.title.field
  }

  @Test func `Defaults, nil, unknown types and repeated values are gaps`() {
    let gaps = Leaf.all(in: Sample()).gaps.map(\.path)
    #expect(gaps == ["title", "votes", "names", "isKnown", "rating.voteCount", "kind"])
    let sample = Sample(title: "A", votes: 1, names: ["B", "A"], isKnown: true)
    #expect(Leaf.all(in: sample).gaps.map(\.path) == ["names", "rating.voteCount", "kind"])
  }

  @Test func `A path exempts everything below it`() {
    let leaves = Leaf.all(in: Sample())
    #expect(leaves.outside(["rating", "names"]).map(\.path) == ["title", "votes", "isKnown", "kind"])
    #expect(leaves.unknown(among: ["rating", "name"]) == ["name"])
  }
}
