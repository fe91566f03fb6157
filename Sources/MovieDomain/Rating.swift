/// A film's score. It is unknown without an average.
public struct Rating: Sendable, Hashable {
  /// The average score, from 0 through 10; nil when there is none.
  public let average: Double?
  /// The number of votes; nil when the score is not an average of votes, as in the built-in catalog.
  public let voteCount: Int?

  /// The rating of a film without a score.
  public static let none = Rating(average: nil, voteCount: nil)

  /// Creates a rating. An average outside 0 through 10 and an average of zero votes become nil.
  public init(average: Double?, voteCount: Int?) {
    let votes = voteCount.map(NumberLimits.counts.clamping)
    let counts = average.map { (0...10).contains($0) } ?? false
    self.average = counts && votes != 0 ? average : nil
    self.voteCount = votes
  }

  /// The score to sort by: the average, drawn toward 6.0 while there are few votes.
  ///
  /// A film with a single vote of 10 therefore does not rank first. Equal to the average when `voteCount` is nil; 0
  /// without a score.
  public var weighted: Double {
    guard let average else { return 0 }
    guard let voteCount else { return average }
    let votes = Double(voteCount)
    return (votes * average + Self.priorVotes * Self.priorAverage) / (votes + Self.priorVotes)
  }

  /// Whether the score is the average of fewer than 50 votes.
  public var isTentative: Bool { average != nil && (voteCount.map { $0 < Self.fewVotes } ?? false) }

  private static let fewVotes = 50

  // The Bayesian prior: every film starts with this many votes of this average.
  private static let priorAverage = 6.0
  private static let priorVotes = 100.0
}
