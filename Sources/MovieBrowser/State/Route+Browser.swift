package import MovieDisplay

// What a route means to the browser, besides where it leads.
extension Route {
  /// Whether the route shows a page, as a sync does while it changes something.
  package var isPage: Bool {
    if case .sync = self { true } else { !changesLibrary && !leavesTerminal }
  }

  /// Whether its page does more than to show something, each time that one follows it.
  var isAction: Bool { self == .logIn || self == .sync() }

  /// Whether the route changes what is stored for the viewer. A replay stores nothing.
  package var changesLibrary: Bool {
    switch self {
    case .shelve, .undo, .redo, .sync: true
    default: false
    }
  }

  /// Whether another program opens what the route leads to.
  var leavesTerminal: Bool {
    switch self {
    case .movie(_, .trailer, _), .movie(_, .watch, _): true
    default: false
    }
  }

  var isPeople: Bool { if case .people = self { true } else { false } }

  /// Picks another film for tonight; nil for another page.
  var otherPick: Route? {
    guard case .pick(let shelf, let criteria, let seed) = self else { return nil }
    return .pick(from: shelf, criteria, seed: seed &+ 1)
  }
}
