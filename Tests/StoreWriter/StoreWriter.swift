import MovieDomain
import MovieLibC
import MovieStore

/// Writes to a library for `Scripts/torture`, which runs many of these concurrently and kills them.
///
///     store-writer add <folder> <first id> <count>    adds films; prints the id of each that is stored
///     store-writer check <folder>                     reads ids, and fails if one of them is not stored
///     store-writer undo <folder> <count>              reads the journal of earlier runs, and fails unless the library is as
///                                                     it says; makes random changes, undoes and redoes them, and prints the
///                                                     rest of the journal. With 0, goes back and forth through all changes.
@main
enum StoreWriter {
  private static let tmdb = CatalogSource(idNamespace: "tmdb")

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let today = CalendarDate(iso8601: "2026-11-21") else { exit(64) }
    let database = LibraryDatabase(directory: arguments[2], today: { today }) { damage in
      say("damaged: \(damage.movedTo ?? "")")
      exit(3)
    }
    let library = StoredFilmLibrary(database, titleKeys: .language(nil))
    switch (arguments[1], arguments.dropFirst(3).compactMap { Int($0) }) {
    case ("add", let numbers) where numbers.count == 2:
      for id in numbers[0]..<numbers[0] + numbers[1] {
        let details = MovieDetails(
          movie: Movie(id: id, title: "Film \(id)"), tagline: String(repeating: "…", count: 500))
        try await library.add(StoredFilm(source: tmdb, details: details, on: .favorites, added: today))
        say("\(id)")
      }
    case ("check", _):
      try await check(library, in: database.path)
    case ("undo", let numbers) where numbers.count == 1:
      try await changeAndUndo(numbers[0], in: library, on: today)
    default:
      exit(64)
    }
  }

  private static func check(_ library: StoredFilmLibrary, in path: String) async throws {
    var ids: Set<FilmID> = []
    while let line = readLine(strippingNewline: false) {
      // The last line of a killed process may be incomplete.
      guard line.hasSuffix("\n"), let id = Int(line.dropLast()) else { continue }
      ids.insert(.init(tmdb, id))
    }
    let missing = try await ids.subtracting(library.ids(among: ids, on: .favorites))
    let total = try await library.films(on: .favorites, .title, offset: 0, limit: 0).total
    let verdict = try Connection(path: path).text("PRAGMA integrity_check")
    say("\(ids.count) acknowledged, \(missing.count) of them missing, \(total) stored, integrity: \(verdict ?? "?")")
    exit(missing.isEmpty && verdict == "ok" ? 0 : 1)
  }

  private static func changeAndUndo(_ count: Int, in library: StoredFilmLibrary, on today: CalendarDate) async throws {
    var journal = UndoJournal()
    func isAsStored(_ journal: UndoJournal) async throws -> Bool {
      let marks = try await library.marks(of: Set(UndoJournal.films.map { FilmID(tmdb, $0) }))
      let places = marks.flatMap { id, marks in marks.shelves.map { UndoJournal.Place(film: id.movie, shelf: $0) } }
      return Set(places) == journal.state
    }
    func make(_ step: UndoJournal.Step) async throws {
      journal.make(step)
      switch step {
      case .perform(let step): try await library.perform(step)
      case .add(let place, let change):
        let details = MovieDetails(movie: Movie(id: place.film, title: "Film \(place.film)"))
        try await library.add(
          [StoredFilm(source: tmdb, details: details, on: place.shelf, added: today)],
          in: ids[change, default: ChangeID()])
      case .remove(let place, let change):
        try await library.remove([FilmID(tmdb, place.film)], from: place.shelf, in: ids[change, default: ChangeID()])
      }
    }
    var ids: [Int: ChangeID] = [:]
    var changes = 0
    var pending: UndoJournal.Step?
    while let line = readLine() {
      if let step = UndoJournal.Step(line) { pending = step }
      if line == "done", let step = pending { journal.make(step) }
      if line == "done" || line == "not done" { pending = nil }
      changes += 1
    }
    if let step = pending {
      var made = journal
      made.make(step)
      let isMade = try await isAsStored(made)
      say(isMade ? "done" : "not done")
      if isMade { journal = made }
    }
    guard try await isAsStored(journal) else { exit(1) }
    for _ in 0..<count {
      // New numbers, because an id of a change ends with its process.
      changes += 1
      let shelf = Shelf.allCases.randomElement() ?? .seen
      let step = Int.random(in: 0..<10)
      for film in UndoJournal.films.shuffled().prefix(.random(in: 1...3)) {
        let place = UndoJournal.Place(film: film, shelf: shelf)
        let next: UndoJournal.Step =
          switch step {
          case 0..<4: .add(place, change: changes)
          case 4..<6: .remove(place, change: changes)
          case 6..<9: .perform(.undo)
          default: .perform(.redo)
          }
        ids = [changes: ids[changes] ?? ChangeID()]
        say(next.line)
        try await make(next)
        say("done")
        guard try await isAsStored(journal) else { exit(1) }
      }
    }
    guard count == 0 else { return }
    for step in [UndoStep.undo, .redo] {
      while journal.canPerform(step) {
        try await make(.perform(step))
        guard try await isAsStored(journal) else { exit(1) }
      }
      guard try await library.perform(step) == nil else { exit(1) }
    }
  }

  /// Prints without buffering, so that the line is complete when the process is killed later.
  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}

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
