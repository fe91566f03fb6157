import MovieDomain

/// The shelves of some films as they should be after random changes, undone and redone, in processes that are killed.
///
/// Each step is written to a journal before it is made, and its end afterwards. So the next process knows all steps but the
/// last, which was made as a whole or not at all.
struct UndoJournal {
  typealias State = Set<Place>

  /// A film on a shelf.
  struct Place: Hashable {
    var film: Int
    var shelf: Shelf
  }

  enum Step: Hashable {
    /// Writes with one number are one change.
    case add(Place, change: Int)
    case remove(Place, change: Int)
    case perform(UndoStep)

    init?(_ line: String) {
      let words = line.split(separator: " ")
      switch words.first {
      case "undo": self = .perform(.undo)
      case "redo": self = .perform(.redo)
      default:
        guard words.count == 4, let film = Int(words[1]), let shelf = Shelf(rawValue: String(words[2])),
          let change = Int(words[3])
        else { return nil }
        let place = Place(film: film, shelf: shelf)
        self = words[0] == "add" ? .add(place, change: change) : .remove(place, change: change)
      }
    }

    var line: String {
      switch self {
      case .add(let place, let change): "add \(place.film) \(place.shelf.rawValue) \(change)"
      case .remove(let place, let change): "remove \(place.film) \(place.shelf.rawValue) \(change)"
      case .perform(let step): "\(step)"
      }
    }
  }

  static let films = 1...6

  /// The states before and after each change that can be undone or redone.
  private var states: [State] = [[]]
  private var place = 0
  /// The number of the last change; nil if it was undone.
  private var lastChange: Int?

  var state: State { states[place] }

  func canPerform(_ step: UndoStep) -> Bool { step == .undo ? place > 0 : place + 1 < states.count }

  mutating func make(_ step: Step) {
    var state = state
    switch step {
    case .perform(let step):
      guard canPerform(step) else { return }
      place += step == .undo ? -1 : 1
      lastChange = nil
    case .add(let film, let change):
      guard state.insert(film).inserted else { return }
      begin(change, state)
    case .remove(let film, let change):
      guard state.remove(film) != nil else { return }
      begin(change, state)
    }
  }

  private mutating func begin(_ change: Int, _ state: State) {
    if change == lastChange {
      states[place] = state
    } else {
      states = Array(states[...place].suffix(UndoStep.limit)) + [state]
      place = states.count - 1
      lastChange = change
    }
  }
}
