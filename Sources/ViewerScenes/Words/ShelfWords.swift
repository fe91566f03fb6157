public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// What became of the films of one change.
public enum ShelfChange: Sendable, Hashable, CaseIterable {
  /// They are on the shelf now.
  case added
  /// They were on the shelf before.
  case alreadyThere
  /// They are no longer on the shelf.
  case removed
}

/// The text of the scene of a shelf.
public protocol ShelfWords: Sendable {
  /// The title of a shelf.
  func title(of shelf: Shelf) -> String
  /// The order of the films, after their number.
  func order(_ order: ShelfOrder) -> String
  /// The day when the viewer watched a film, as it is read aloud after other words.
  func onDay(_ day: String) -> String
  /// How many times, at least two, the viewer watched a film, as it is read aloud.
  func seen(times: Int) -> String
  /// Shown when there are no films on the shelf.
  func none(on shelf: Shelf) -> EmptyState
  /// The title shown when the shelf, or the library if `shelf` is nil, could not be read.
  func shelfNotRead(_ shelf: Shelf?) -> String
  /// The title shown when the shelf, or the library if `shelf` is nil, could not be changed.
  func shelfNotChanged(_ shelf: Shelf?) -> String
  /// The title shown when none of several films could be added.
  var notAdded: String { get }
  /// The title shown when none of several films could be removed.
  var notRemoved: String { get }
  /// A sentence: the film was added.
  func added(_ title: String, to shelf: Shelf) -> String
  /// A sentence: the film was marked as seen on a day, with a number of stars, as far as they are known.
  func seen(_ title: String, on day: String?, rating: String?) -> String
  /// A sentence: a film that was marked as seen before has a number of stars now.
  func rated(_ title: String, _ stars: String) -> String
  /// A sentence: the film was on the shelf already.
  func alreadyThere(_ title: String, on shelf: Shelf) -> String
  /// A sentence: the film was removed.
  func removed(_ title: String, from shelf: Shelf) -> String
  /// A sentence after one that names a film: it has been seen, and is on the watchlist no longer.
  var leftWatchlist: String { get }
  /// A sentence after one that names a film: it is no longer seen, and on the watchlist that it had left for that.
  var returnedToWatchlist: String { get }
  /// A sentence: what went with the marks of films that are no longer seen. Some of the numbers may be 0.
  func removed(viewings: Int, reviews: Int, ratings: Int) -> String
  /// A sentence: what became of many films, with their number and the first names.
  func changed(_ count: Int, _ names: [String], _ change: ShelfChange, on shelf: Shelf) -> String
  /// A sentence: the viewer's rating of the film was removed.
  func unrated(_ title: String) -> String
  /// A sentence: the film was not on the shelf.
  func notThere(_ title: String, on shelf: Shelf) -> String
  /// A sentence: how many films could not be read, and their names as far as they are known.
  func unreadable(_ count: Int, _ names: [String]) -> String
  /// A sentence: what to do about films that cannot be read.
  var adviceOnUnreadable: String { get }
  /// A sentence confirming a repair.
  func repaired(_ count: Int, to path: String) -> String
  /// A sentence with the names of the films affected by a repair, as far as they are known.
  func affected(_ count: Int, _ names: [String]) -> String
  /// A sentence: the repair found nothing to move.
  var nothingToRepair: String { get }
  /// A sentence: how many films were not tried, because an earlier one failed, and the first names.
  func untried(_ count: Int, _ names: [String]) -> String
  /// A sentence: a change was undone or redone, with the number of its films and the first names, and the shelves that the
  /// only film is on now.
  func performed(_ step: UndoStep, _ count: Int, _ names: [String], now shelves: [String]?) -> String
  /// A sentence of one word: a change was undone or redone.
  func done(_ step: UndoStep) -> String
  /// What reverts an undo or a redo, without a final period: the command follows.
  func reverts(_ step: UndoStep) -> String
  /// The title of a film that was picked for tonight.
  var forTonight: String { get }
  /// The shelf from which a film was picked for tonight.
  func picked(from shelf: Shelf) -> String
  /// Shown when a film cannot be picked, because all films on the shelf are still to come; nil stands for those that meet
  /// criteria.
  func noneIsOut(on shelf: Shelf?) -> EmptyState
  /// What picks a film of at most two hours from all films, where a shelf has none.
  var picksFromAll: String { get }
  /// The title shown when there is no change to undo or redo.
  func nothing(to step: UndoStep) -> String
}

extension [String] {
  /// Titles of shelves in the middle of a sentence.
  var inSentence: String {
    map { $0.prefix(1).lowercased() + $0.dropFirst() }.joined(separator: ", ").replacing(" · ", with: ", ")
  }
}

extension ViewerWords where Self: EnglishFallback {
  public func title(of shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "Favorites"
    case .watchlist: "Watchlist"
    case .seen: "Seen"
    }
  }
  /// What a sentence says of a film on a shelf.
  func state(on shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "in your favorites"
    case .watchlist: "on the watchlist"
    case .seen: "marked as seen"
    }
  }
  public func order(_ order: ShelfOrder) -> String {
    switch order.field {
    case .title: order.isDescending ? "by title, Z to A" : "by title"
    case .date: order.isDescending ? "newest first" : "oldest first"
    case .rating: order.isDescending ? "highest score first" : "lowest score first"
    case .added: order.isDescending ? "latest added first" : "earliest added first"
    case .watched: order.isDescending ? "latest seen first" : "earliest seen first"
    case .stars: order.isDescending ? "most stars first" : "fewest stars first"
    }
  }
  public func onDay(_ day: String) -> String { "on \(day)" }
  public func seen(times: Int) -> String { times == 2 ? "seen twice" : "seen \(number(times)) times" }
  public func none(on shelf: Shelf) -> EmptyState {
    let title =
      switch shelf {
      case .favorites: "No favorites yet"
      case .watchlist: "The watchlist is empty"
      case .seen: "No films marked as seen yet"
      }
    return EmptyState(
      title: title, message: "Films that you \(shelf == .seen ? "mark as seen" : "add") appear here.")
  }
  public func shelfNotRead(_ shelf: Shelf?) -> String {
    "Could not read \(shelf.map { place(of: $0) } ?? "your films")"
  }
  public func shelfNotChanged(_ shelf: Shelf?) -> String {
    "Could not change \(shelf.map { place(of: $0) } ?? "your films")"
  }
  public var notAdded: String { "Nothing was added" }
  public var notRemoved: String { "Nothing was removed" }
  public func added(_ title: String, to shelf: Shelf) -> String {
    shelf == .seen ? "Marked \(title) as seen." : "Added \(title) to \(place(of: shelf))."
  }
  public func seen(_ title: String, on day: String?, rating: String?) -> String {
    let stars = rating.map { ", with \($0) \($0 == "1" ? "star" : "stars")" } ?? ""
    return "Marked \(title) as seen\(day.map { " on \($0)" } ?? "")\(stars)."
  }
  public func rated(_ title: String, _ stars: String) -> String {
    "Rated \(title) \(stars) \(stars == "1" ? "star" : "stars")."
  }
  public func alreadyThere(_ title: String, on shelf: Shelf) -> String {
    "\(title) is already \(state(on: shelf))."
  }
  public func removed(_ title: String, from shelf: Shelf) -> String {
    shelf == .seen ? "\(title) is no longer marked as seen." : "Removed \(title) from \(place(of: shelf))."
  }
  public var leftWatchlist: String { "It is off the watchlist." }
  public var returnedToWatchlist: String { "It is back on the watchlist." }
  public func removed(viewings: Int, reviews: Int, ratings: Int) -> String {
    let lost = [(viewings, "viewing"), (reviews, "review"), (ratings, "rating")].filter { $0.0 > 0 }.map {
      counted($0, $1)
    }
    return "This also removed \(lost.joined(by: "and"))."
  }
  public func changed(_ count: Int, _ names: [String], _ change: ShelfChange, on shelf: Shelf) -> String {
    let change =
      switch change {
      case .added: "now"
      case .alreadyThere: "already"
      case .removed: "no longer"
      }
    return "\(films(count)) are \(change) \(state(on: shelf))\(listed(names, of: count))".ended
  }
  public func unrated(_ title: String) -> String { "Removed your rating of \(title)".ended }
  public func notThere(_ title: String, on shelf: Shelf) -> String { "\(title) is not \(state(on: shelf))." }
  public func performed(_ step: UndoStep, _ count: Int, _ names: [String], now shelves: [String]?) -> String {
    let done = done(step) + " "
    guard let shelves, let name = names.first else {
      return "\(done)\(films(count))\(listed(names, of: count))".ended
    }
    let place = shelves.isEmpty ? " on no shelf" : ": \(shelves.inSentence)"
    return "\(done)\(name.beforeColon("“", "”")) is now\(place)."
  }
  public func done(_ step: UndoStep) -> String { step == .undo ? "Undone." : "Redone." }
  public func reverts(_ step: UndoStep) -> String { step == .undo ? "Redo" : "Undo" }
  public var forTonight: String { "For tonight" }
  public func picked(from shelf: Shelf) -> String { title(of: shelf) }
  public func noneIsOut(on shelf: Shelf?) -> EmptyState {
    EmptyState(title: "No \(shelf.map { "film \(state(on: $0))" } ?? "matching film") is out yet")
  }
  public var picksFromAll: String { "Pick from all films of up to two hours" }
  public func nothing(to step: UndoStep) -> String { step == .undo ? "Nothing to undo" : "Nothing to redo" }
  public func untried(_ count: Int, _ names: [String]) -> String {
    "\(films(count)) \(count == 1 ? "was" : "were") not tried\(listed(names, of: count))".ended
  }
  public func unreadable(_ count: Int, _ names: [String]) -> String {
    "\(films(count)) could not be read\(listed(names, of: count))".ended
  }
  public var adviceOnUnreadable: String { "Repair the library to move what cannot be read to a separate file." }
  public func repaired(_ count: Int, to path: String) -> String {
    "Moved \(counted(count, "unreadable entry", plural: "unreadable entries")) to \(path)."
  }
  public func affected(_ count: Int, _ names: [String]) -> String {
    "\(films(count)) \(count == 1 ? "is" : "are") affected\(listed(names, of: count))".ended
  }
  public var nothingToRepair: String { "Nothing to repair: everything can be read." }
}
