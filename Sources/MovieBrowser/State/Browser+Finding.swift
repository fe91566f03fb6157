import MovieDisplay
import MovieDomain
import MovieTerminal
import MovieText

extension Browser {
  /// Goes to the next or previous place of the text that was looked for. Without one, asks for a text; on the results of
  /// a search, it is what was searched for, and in a narrowed list, each film is a place.
  mutating func find(_ step: Int) {
    if let page = currentPage, page.matches == nil, !page.narrowing.isEmpty { return findNarrowed(step) }
    guard currentPage?.matches != nil else {
      guard hasField, !field.text.isEmpty else {
        mode = .finding(TextField(), start: currentPage?.place ?? (0, nil))
        status = ""
        return
      }
      look(for: field.text)
      return showMatch()
    }
    layOutFilms(all: true)
    if step > 0, let matches = currentPage?.matches, matches.isLast, canLoadMore { return seek(matches.text) }
    currentPage?.matches?.move(by: step)
    showMatch()
  }

  /// Moves the focus to the next or previous film of a narrowed list. The first follows the last.
  private mutating func findNarrowed(_ step: Int) {
    layOutFilms(all: true)
    let films = currentPage?.neighbors ?? []
    guard !films.isEmpty else { return }
    let place = films.firstIndex { $0.id == currentPage?.focus }
    currentPage?.focus(onCard: films[place.map { ($0 + step + films.count) % films.count } ?? 0].id)
  }

  var canLoadMore: Bool { currentPage?.content?.nextPage == .available }

  /// Looks for a text in the rows that are not loaded yet.
  private mutating func seek(_ text: String) {
    guard let page = currentPage else { return }
    // The rows that come replace the last lines, such as attributions, and fill the last row of a wall.
    let row = max(page.matches?.current?.rows.lowerBound ?? 0, page.layout.lines.count - 10)
    let count = page.matches?.areas.count { $0.rows.lowerBound >= row } ?? 0
    currentPage?.matches = nil
    mode = .seeking(.text(text, from: row, after: count))
  }

  /// Moves or looks on in the rows that have come. Ends with the first place of the text, or with the list.
  mutating func seekOn() {
    guard case .seeking(let goal) = mode, currentPage?.content?.isLoading == false else { return }
    guard case .text(let text, let row, let count) = goal else {
      mode = .commands
      _ = perform(.bottom)
      return
    }
    layOutFilms(all: true)
    let lines = currentPage?.layout.lines ?? []
    guard TextMatches(text, in: Array(lines.dropFirst(row))).areas.count <= count, canLoadMore else {
      mode = .commands
      // What could not be loaded is said already.
      guard currentPage?.content?.nextPage != .failed else { return }
      var matches = TextMatches(text, in: lines, from: row)
      matches.move(by: count)
      currentPage?.matches = matches
      return showMatch()
    }
    let next = max(row, lines.count - 10)
    mode = .seeking(.text(text, from: next, after: next > row ? 0 : count))
  }

  /// Handles a key in the field for the text to find. Nil for a key that does what it always does.
  mutating func typeToFind(_ press: KeyPress, in field: TextField, from start: BrowserPage.Place) -> [BrowserEffect]? {
    switch press.key {
    case Key(.escape):
      mode = field.text.isEmpty ? .commands : .finding(TextField(), start: start)
      currentPage?.matches = nil
      return []
    case Key(.enter):
      mode = .commands
      if field.text.isEmpty, !lastFound.isEmpty { look(for: lastFound) }
      showMatch()
      return []
    case Key(.up), Key(.down):
      currentPage?.matches?.move(by: press.key == Key(.down) ? 1 : -1)
      showMatch()
      return []
    default:
      guard let edited = edited(field, by: press) else {
        mode = .commands
        return nil
      }
      lookForTyped(edited, from: start)
      return []
    }
  }

  mutating func lookForTyped(_ field: TextField, from start: BrowserPage.Place) {
    mode = .finding(field, start: start)
    guard field.text != currentPage?.matches?.text ?? "" else { return }
    currentPage?.place = start
    look(for: field.text)
    showMatch()
  }

  private mutating func look(for text: String) {
    // Blanks are nowhere, and all of a list would load for them.
    guard !text.allSatisfy(\.isWhitespace) else {
      currentPage?.matches = nil
      return
    }
    lastFound = text
    layOutFilms(all: true)
    let (lines, scroll) = (currentPage?.layout.lines ?? [], currentPage?.scroll ?? 0)
    currentPage?.matches = TextMatches(text, in: lines, from: scroll)
  }

  /// Scrolls to the current place, gives the focus to its link if it has one, and says which of the places it is.
  private mutating func showMatch() {
    status = ""
    guard let matches = currentPage?.matches else { return }
    currentPage?.showMatch()
    if case .finding = mode { return }
    if matches.isEmpty, canLoadMore { return seek(matches.text) }
    if matches.isEmpty {
      report(words.notFound(matches.text))
      currentPage?.matches = nil
    } else {
      status = words.match(matches.index + 1, of: matches.areas.count, matches.text)
    }
  }

  // MARK: - A text that narrows the list on screen, or searches people on their page

  /// Whether the page is a list of films.
  var canNarrow: Bool { currentPage?.content?.total != nil && currentPage?.route.isPeople == false }

  /// Asks for the text; nil on a page that is neither a list of films nor of people.
  mutating func startNarrowing() -> [BrowserEffect]? {
    guard let page = currentPage, canNarrow || page.route.isPeople else { return nil }
    var field = TextField()
    field.insert(page.narrowing)
    mode = .narrowing(field)
    status = ""
    // All of a shelf is here, and can be narrowed at once.
    return page.order != nil && page.content?.nextPage == .available ? [.send(page.id, .rest)] : []
  }

  /// Handles a key in the field. Nil for a key that does what it always does.
  mutating func typeToNarrow(_ press: KeyPress, in field: TextField) -> [BrowserEffect]? {
    switch press.key {
    case Key(.escape):
      currentPage?.returnFromNarrowing()
      return narrow(nil)
    case Key(.enter):
      mode = .commands
      guard !field.text.isEmpty, let page = currentPage else { return [] }
      if page.route.isPeople {
        return field.text.namedRoute(amongPeople: true).map { [.lookUp($0)] }
          ?? open(.people(page: 1, query: field.text))
      }
      guard page.cards.isEmpty else { return [] }
      // What the list has not may be elsewhere.
      currentPage?.narrowing = ""
      let effects = openSearch(from: page.id, clearing: true)
      self.field.insert(field.text)
      mode = .commands
      return effects + search(isFinal: true)
    case Key(.up), Key(.down), Key(.pageUp), Key(.pageDown), Key("b", .control), Key("d", .control), Key("f", .control):
      // They move in what the text has left. People are searched only with Enter: those on screen have nothing to do with it.
      return canNarrow ? keys.command(of: press.key).map { perform($0) } : []
    default:
      guard let edited = edited(field, by: press) else {
        mode = .commands
        return nil
      }
      return narrow(edited)
    }
  }

  /// Shows the films that have the text of a field in their titles; all films if it is nil.
  mutating func narrow(_ field: TextField?) -> [BrowserEffect] {
    mode = field.map { .narrowing($0) } ?? .commands
    guard currentPage?.route.isPeople == false else { return [] }
    currentPage?.narrowing = field?.text ?? ""
    currentPage?.matches = nil
    let count = currentPage?.layout.lines.count
    layOutCurrent(force: true)
    // The focus stays in its row, and what comes back above it may be cut.
    let isCleared = field?.text.isEmpty ?? true
    if isCleared, currentPage?.layout.lines.count != count { currentPage?.showFirstCardsWhole() }
    return []
  }
}

/// The places of a text on a page, of which one is the current one.
struct TextMatches: Sendable {
  let text: String
  /// The places, from top to bottom.
  let areas: [ScreenArea]
  private(set) var index = 0

  /// Finds a text in lines, ignoring case and diacritics. The current place is the first one from a row on.
  init(_ text: String, in lines: [TextLine], from row: Int = 0) {
    self.text = text
    let wanted = text.reduce(into: "") { $0 += FoldedText.folded($1) }
    let pattern = Array(wanted)
    areas =
      pattern.allSatisfy(\.isWhitespace) ? [] : lines.enumerated().flatMap { Self.areas(of: pattern, in: $1, row: $0) }
    index = areas.firstIndex { $0.rows.lowerBound >= row } ?? 0
  }

  var isEmpty: Bool { areas.isEmpty }

  var isLast: Bool { index == areas.count - 1 }

  var current: ScreenArea? { areas.indices.contains(index) ? areas[index] : nil }

  /// Goes on by a number of places. The first follows the last.
  mutating func move(by count: Int) {
    guard !areas.isEmpty else { return }
    index = ((index + count) % areas.count + areas.count) % areas.count
  }

  /// The same text on lines that were laid out again. The current place is the one with the same number, if there is one.
  func found(in lines: [TextLine]) -> TextMatches {
    var matches = TextMatches(text, in: lines)
    matches.index = min(index, max(0, matches.areas.count - 1))
    return matches
  }

  private static func areas(of pattern: [Character], in line: TextLine, row: Int) -> [ScreenArea] {
    var characters: [Character] = []
    // The columns that the character of the same index came from.
    var columns: [Range<Int>] = []
    var column = 0
    for piece in line.pieces {
      for character in piece.text.string {
        let width = character.isASCII ? 1 : CleanText(written: String(character)).width
        for folded in FoldedText.folded(character) {
          characters.append(folded)
          columns.append(column..<column + width)
        }
        column += width
      }
    }
    return characters.ranges(of: pattern).map { place in
      let span = columns[place.lowerBound].lowerBound..<columns[place.upperBound - 1].upperBound
      return ScreenArea(rows: row..<row + 1, columns: span)
    }
  }
}
