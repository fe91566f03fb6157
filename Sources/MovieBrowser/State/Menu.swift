import MovieDisplay
import MovieDomain
import MovieTerminal

/// A list that covers the page, from which one entry is chosen. Typing narrows it.
struct Menu: Sendable {
  /// What an entry does.
  enum Action: Sendable, Hashable {
    case command(Command)
    /// Asks for a text that narrows the list on screen.
    case narrow
    /// Opens what a command line shows, or copies it.
    case run(String)
    /// Sets a setting, or resets it if the value is nil.
    case set(Setting, String?)
    /// Sorts a shelf.
    case sort(ShelfOrder)
    /// Shows the films that meet some criteria, of which one is a new order.
    case sortFilms([Route.Criterion])
    /// Shows the values of a criterion.
    case showValues(of: MovieFilter.Criterion)
    /// Shows the films that meet some criteria, and all criteria, with the one in focus whose value was chosen.
    case filter([Route.Criterion], MovieFilter.Criterion?)
    /// Nothing: a line to read.
    case none
  }

  /// A line of the menu.
  struct Entry: Sendable, Hashable {
    var title: String
    /// The key or the value, before the title.
    var label = ""
    /// What to type in a shell.
    var line = ""
    /// The title of its page and its synonyms, which are not shown.
    var otherNames = ""
    /// Other words for it, which are not shown.
    var otherWords = ""
    var action: Action
  }

  var title: String
  var entries: [Entry]
  /// The program's name, which may be typed before its commands.
  var program = ""
  /// The commands whose lines can be typed; none if only entries can be chosen.
  var commands: Set<String> = []
  /// The commands that are found only by their names.
  var commandsByName: Set<String> = []
  /// Whether the menu was opened from the search field, where Esc leads back.
  var isOverField = false
  /// The command whose key has opened the menu, and closes it while nothing is typed; nil if that is typed.
  var opener: Command?
  /// The criterion whose values the menu shows; nil for other menus.
  var criterion: MovieFilter.Criterion?
  /// What a typed text does that is no entry; nil if only entries can be chosen.
  var typed: (@Sendable (String) -> Action)?
  /// Whether a typed text is meant as it is, also where entries contain it.
  var isValue: @Sendable (String) -> Bool = { _ in true }
  /// The most characters of a text that is typed. A command line may name hundreds of films.
  static let longestText = 2_000

  /// Whether the menu leaves room for the page above it, because it sorts the films there or chooses among them.
  var isPanel: Bool { opener == .filter || opener == .sort || criterion != nil }

  /// The text that narrows the entries.
  var field = TextField(limit: longestText)
  var selected = 0
  /// The first entry on screen.
  var scroll = 0

  /// The entries that contain what was typed.
  var visible: [Entry] {
    var text = field.text.lowercased()
    if !commands.isEmpty, "\(text) ".hasPrefix("\(program) ") { text = String(text.dropFirst(program.count + 1)) }
    // Blanks alone narrow nothing.
    guard text.contains(where: { !$0.isWhitespace }) else { return entries }
    var ranked = entries.compactMap { entry in
      rank(of: entry, for: text).map { (entry: entry, rank: $0 + (isLate(entry) ? 1 : 0)) }
    }
    // Nothing is called so, or begins so.
    let isGuess = !commands.isEmpty && text.count > 1 && ranked.allSatisfy { $0.rank > 3 }
    if isGuess, ranked.isEmpty {
      ranked = entries.filter { !needsName($0) && $0.hasWord(like: text) }.map { ($0, isLate($0) ? 1 : 0) }
    }
    var found = ranked.sorted { $0.rank < $1.rank }.map(\.entry)
    if let line = commandLine(among: found) { return [Entry(title: program.command(line), action: .run(line))] + found }
    if isGuess {
      // It may be the title of a film, too.
      found.insert(Entry(title: program.command(text), action: .run(text)), at: ranked.count { $0.rank < Self.unsure })
      return found
    }
    guard let typed, !found.contains(where: { $0.label.lowercased() == text }) else { return found }
    let own = [Entry(title: "", label: field.text, action: typed(field.text))]
    return isValue(field.text) ? own + found : found + own
  }

  /// The first rank of entries that are less likely to be meant than a film with such a title.
  private static let unsure = 100

  /// How well an entry fits a text, the best first; nil if it does not.
  private func rank(of entry: Entry, for text: String) -> Int? {
    // No entry is so long, and each of many words would be looked for in it.
    guard text.utf8.count <= 400 else { return nil }
    let texts = [entry.title, entry.label, entry.line].map { $0.lowercased() }
    let names = texts + [texts[2].split(separator: " ").dropFirst().joined(separator: " ")]
    if names.contains(text) { return 0 }
    // “login” and “log-in” are written in two words in a title.
    let letters = text.filter { $0.isLetter || $0.isNumber }
    if names.contains(where: {
      $0.hasPrefix(text) || !letters.isEmpty && $0.filter { $0.isLetter || $0.isNumber }.hasPrefix(letters)
    }) {
      return 2
    }
    if needsName(entry) { return nil }
    if " \(entry.otherNames)".contains(" \(text)") { return 3 }
    // The name in the settings, such as “sort”, which is in no title.
    if case .command(let command) = entry.action, command.name == text { return 3 }
    if texts.contains(where: { $0.contains(text) }) { return 4 }
    let starts = Set(names.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
    let words = text.split(separator: " ")
    let otherWords = " \(entry.otherWords)"
    func begins(_ word: Substring) -> Bool {
      starts.contains { $0.hasPrefix(word) } || words.count > 1 && otherWords.contains(" \(word)")
    }
    let initials = String(texts[0].split(separator: " ").compactMap(\.first))
    let others = words.filter { !begins($0) }
    // The last word is still being typed; prefer titles with few other words.
    let rest = texts[0].split { !$0.isLetter && !$0.isNumber }.count - (words.count - others.count)
    let rank = 6 + (words.count > 1 ? max(0, rest) + 3 * others.count + (others.last == words.last ? 1 : 0) : 0)
    if others.isEmpty || text.count > 1 && initials.hasPrefix(text) { return rank }
    // Text that names two shelves means a change of the second, which is above its page. The change has a line if a film
    // is in focus.
    if case .command(let command) = entry.action, command.shelf != nil, !entry.line.isEmpty, others.last != words.last,
      (others + words.suffix(1)).allSatisfy(namesShelf)
    {
      return 5
    }
    // The rest may be a value, but not where it may name another film than the one that Enter would change.
    let isPart = words.contains { $0.count > 2 && $0.contains(where: \.isLetter) && begins($0) }
    if words.count > 1, isPart, !changesFilm(entry), entry.action != .command(.quit) {
      // A shelf is also named by the last word, as in “remove wat”. Other entries would ignore the rest, and not say so.
      let isShelf = [.command(.favorites), .command(.watchlist)].contains(entry.action)
      return isShelf && others.last != words.last ? rank : rank + Self.unsure
    }
    return otherWords.contains(" \(text)") ? 8 : nil
  }

  /// Whether a word begins the title of a shelf's page.
  private func namesShelf(_ word: Substring) -> Bool {
    entries.contains { entry in
      [.command(.favorites), .command(.watchlist)].contains(entry.action) && entry.title.lowercased().hasPrefix(word)
    }
  }

  private func needsName(_ entry: Entry) -> Bool {
    if case .run(let line) = entry.action { commandsByName.contains(line) } else { false }
  }

  private func changesFilm(_ entry: Entry) -> Bool {
    guard !commands.isEmpty, case .command(let command) = entry.action else { return false }
    return command.row.group == .change || command == .undo || command == .redo
  }

  /// Whether an entry comes after others that fit alike, because Enter takes the first: it changes a film, or runs what may
  /// show nothing, such as logging out.
  private func isLate(_ entry: Entry) -> Bool {
    if case .run = entry.action { return true }
    return changesFilm(entry)
  }

  /// The command line that was typed: one that has the program's name or is more than the key of an entry, and begins with
  /// the name of a command, or one that is no text of an entry. Nil if the first entry does the same.
  private func commandLine(among found: [Entry]) -> String? {
    let typed = field.text.split(separator: " ")
    let words = typed.drop { $0 == program }
    guard !commands.isEmpty, let name = words.first else { return nil }
    let text = words.joined(separator: " ")
    // The line of an entry may end with the film in focus, which a typed one may lack.
    if let line = found.first?.line, "\(line) ".hasPrefix("\(program.command(text)) ") { return nil }
    // A command that is typed whole is no part of an entry's words.
    let isCommand = commands.contains(text) && entries.allSatisfy { rank(of: $0, for: text) ?? 9 > 3 }
    let isLine =
      isCommand || typed.count > 1 && commands.contains(String(name)) || words.count > 1 && words.count < typed.count
      || found.isEmpty
      || entries.contains { $0.line.split(separator: " ").dropFirst().first == name }
    return isLine ? text : nil
  }

  /// Whether an entry is what was typed, and no command.
  func isSearch(_ entry: Entry) -> Bool {
    let words = field.text.split(separator: " ")
    guard case .run(let line) = entry.action, line == words.joined(separator: " "), let name = words.first else {
      return false
    }
    return !commands.contains(String(name))
  }

  var chosen: Entry? { visible.indices.contains(selected) ? visible[selected] : nil }

  mutating func move(by count: Int, height: Int) {
    select(selected + count, height: height)
  }

  /// Scrolls, with the selection in the same row of the screen as far as possible.
  mutating func scroll(by lines: Int, height: Int) {
    scroll += lines
    move(by: lines, height: height)
  }

  mutating func select(_ index: Int, height: Int) {
    selected = max(0, min(index, visible.count - 1))
    scroll = max(0, min(max(scroll, selected - height + 1), selected, max(0, visible.count - height)))
  }

  /// Changes the text. With another one, the first entry is selected.
  mutating func type(_ change: (inout TextField) -> Void) {
    let before = field.text
    change(&field)
    guard field.text != before else { return }
    selected = 0
    scroll = 0
  }
}

extension Menu.Entry {
  /// Whether a text is what is left of a word without some of its letters, as in “wl” or “setings”.
  fileprivate func hasWord(like text: String) -> Bool {
    "\(title) \(line)".lowercased().split { !$0.isLetter }.contains { word in
      var rest = word
      return word.first == text.first
        && text.allSatisfy { letter in
          rest = rest.drop { $0 != letter }
          return rest.popFirst() != nil
        }
    }
  }
}

extension String {
  /// A command line of the program with this name, which may be empty.
  func command(_ line: String) -> String { isEmpty ? line : "\(self) \(line)" }
}
