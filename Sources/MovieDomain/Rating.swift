/// A film's score.
public struct Rating: Sendable, Hashable {
  /// 0 through 10; nil when there are no votes.
  public let average: Double?
  /// The number of votes; nil when the score is not based on votes, such as in a catalog with its own scores.
  public let voteCount: Int?

  /// No score.
  public static let none = Rating(average: nil, voteCount: nil)

  /// Discards invalid scores: an average outside 0 through 10, or one with zero votes, becomes nil.
  public init(average: Double?, voteCount: Int?) {
    let votes = voteCount.map(NumberLimits.counts.clamping)
    let counts = average.map { (0...10).contains($0) } ?? false
    self.average = counts && votes != 0 ? average : nil
    self.voteCount = votes
  }

  /// A score for sorting. It is pulled toward a prior while there are few votes, so that a single 10 does not rank first;
  /// 0 without a score.
  public var weighted: Double {
    guard let average else { return 0 }
    guard let voteCount else { return average }
    let votes = Double(voteCount)
    return (votes * average + Self.priorVotes * Self.priorAverage) / (votes + Self.priorVotes)
  }

  /// The Bayesian prior: every film starts with this many votes of this average.
  private static let priorAverage = 6.0
  private static let priorVotes = 100.0
}
