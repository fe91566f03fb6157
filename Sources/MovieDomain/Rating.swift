/// How a film is scored.
public struct Rating: Sendable, Hashable {
  /// 0 through 10; nil when nobody has scored it.
  public var average: Double?
  /// How many scored it; nil when the score is not a vote, as in a catalog with scores of its own.
  public var voteCount: Int?

  /// No score at all.
  public static let none = Rating(average: nil, voteCount: nil)

  /// Keeps only what is a score: an average outside 0 through 10, or of zero votes, is none.
  public init(average: Double?, voteCount: Int?) {
    let votes = voteCount.map { max(0, $0) }
    let counts = average.map { (0...10).contains($0) } ?? false
    self.average = counts && votes != 0 ? average : nil
    self.voteCount = votes
  }

  /// A score to order by: few votes count for little, so that a single ten does not lead. Zero without a score.
  public var weighted: Double {
    guard let average else { return 0 }
    guard let voteCount else { return average }
    let votes = Double(voteCount)
    return (votes * average + Self.priorVotes * Self.priorAverage) / (votes + Self.priorVotes)
  }

  /// As if every film had been scored so, by so many, before its first vote.
  private static let priorAverage = 6.0
  private static let priorVotes = 100.0
}
