import MovieTerminal

/// What a terminal sends: keys, the mouse, pastes and replies.
enum TerminalFuzzing {
  static func run(_ bytes: [UInt8]) throws {
    let start = ContinuousClock.now
    // The first byte chooses when time passes.
    let step = Int(bytes.first ?? 0) % 16 + 1
    let input = bytes.dropFirst()
    let whole = events([input], from: start)
    try require(
      whole == events(input.indices.map { input[$0...$0] }, from: start), "Events depend on how the bytes are divided.")
    var parser = InputParser()
    var now = start
    var rest = input
    while !rest.isEmpty {
      for event in parser.parse(rest.prefix(step), at: now) { try check(event) }
      rest = rest.dropFirst(step)
      if let deadline = parser.deadline {
        now = deadline
        for event in parser.expire(at: now) { try check(event) }
        try require(parser.deadline == nil, "A deadline that has passed is left.")
      }
    }
    _ = QueryReplies(bytes)
  }

  private static func events(_ parts: [ArraySlice<UInt8>], from now: ContinuousClock.Instant) -> [TerminalEvent] {
    var parser = InputParser()
    var events = parts.flatMap { parser.parse($0, at: now) }
    if let deadline = parser.deadline { events += parser.expire(at: deadline) }
    return events
  }

  private static func check(_ event: TerminalEvent) throws {
    switch event {
    case .mouse(let mouse): try require(mouse.row >= 0 && mouse.column >= 0, "The mouse is outside: \(mouse)")
    case .paste(let text): try require(!text.isEmpty, "A paste is empty.")
    default: break
    }
  }
}
