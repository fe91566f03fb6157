/// A suggested next step: a view shows it as a button or as a command.
public struct Hint: Sendable, Hashable {
  /// What the step does, as the label of a button or before a command, such as `Next page`.
  public var text: String
  /// Where the step leads.
  public var route: Route

  /// Creates a hint.
  public init(text: String, route: Route) {
    self.text = text
    self.route = route
  }
}

extension [Hint] {
  /// The pieces of a text: the texts of these hints, in their order, and what is between them. A hint that the text does
  /// not have leads nowhere.
  public func pieces(of text: String) -> [(range: Range<String.Index>, route: Route?)] {
    var pieces: [(range: Range<String.Index>, route: Route?)] = []
    var start = text.startIndex
    for hint in self {
      guard let range = text[start...].firstRange(of: hint.text), !range.isEmpty else { continue }
      pieces += [(start..<range.lowerBound, nil), (range, hint.route)]
      start = range.upperBound
    }
    return (pieces + [(start..<text.endIndex, nil)]).filter { !$0.range.isEmpty }
  }
}
