import MovieDisplay

extension Outcome? {
  /// The outcome of several requests: with problems if any of them failed, a failure if all did.
  static func merging(_ outcomes: [Outcome?]) -> Outcome? {
    guard outcomes.contains(where: { $0 != .shown }) else { return .shown }
    if outcomes.contains(where: { $0?.hasContent ?? false }) { return .shownWithProblems }
    return outcomes.contains(.unauthorized) ? .unauthorized : outcomes.first ?? nil
  }
}
