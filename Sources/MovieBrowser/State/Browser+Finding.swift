import MovieDomain
import MovieTerminal

extension Browser {
  /// Goes to the next or previous place of the text that was looked for. Without one, asks for a text; on the results of
  /// a search, it is what was searched for.
  mutating func find(_ step: Int) {
    if current?.matches != nil { layOutFilms(all: true) }
    if current?.matches == nil {
      guard hasField, !field.text.isEmpty else {
        mode = .finding(TextField(), start: current?.place ?? (0, nil))
        status = ""
        return
      }
      look(for: field.text)
    } else if step > 0, let matches = current?.matches, matches.isLast, canLoadMore {
      return seek(matches.text)
    } else {
      current?.matches?.move(by: step)
    }
    showMatch()
  }

  var canLoadMore: Bool { current?.content?.nextPage == .available }

  /// Looks for a text in the rows that are not loaded yet.
  private mutating func seek(_ text: String) {
    guard let page = current else { return }
    // The rows that come replace the last lines, such as attributions, and fill the last row of a wall.
    let row = max(page.matches?.current?.rows.lowerBound ?? 0, page.layout.lines.count - 10)
    let count = page.matches?.areas.count { $0.rows.lowerBound >= row } ?? 0
    current?.matches = nil
    mode = .seeking(.text(text, from: row, after: count))
  }

  /// Moves or looks on in the rows that have come. Ends with the first place of the text, or with the list.
  mutating func seekOn() {
    guard case .seeking(let goal) = mode, current?.content?.isLoading == false else { return }
    guard case .text(let text, let row, let count) = goal else {
      mode = .commands
      _ = perform(.bottom)
      return
    }
    layOutFilms(all: true)
    let lines = current?.layout.lines ?? []
    guard TextMatches(text, in: Array(lines.dropFirst(row))).areas.count <= count, canLoadMore else {
      mode = .commands
      // What could not be loaded is said already.
      guard current?.content?.nextPage != .failed else { return }
      var matches = TextMatches(text, in: lines, from: row)
      matches.move(by: count)
      current?.matches = matches
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
      current?.matches = nil
      return []
    case Key(.enter):
      mode = .commands
      if field.text.isEmpty, !lastFound.isEmpty { look(for: lastFound) }
      showMatch()
      return []
    case Key(.up), Key(.down):
      current?.matches?.move(by: press.key == Key(.down) ? 1 : -1)
      showMatch()
      return []
    default:
      var edited = field
      guard edited.edit(press) else {
        mode = .commands
        return nil
      }
      lookForTyped(edited, from: start)
      return []
    }
  }

  /// Looks for what is in the field.
  mutating func lookForTyped(_ field: TextField, from start: BrowserPage.Place) {
    mode = .finding(field, start: start)
    guard field.text != current?.matches?.text ?? "" else { return }
    current?.place = start
    look(for: field.text)
    showMatch()
  }

  private mutating func look(for text: String) {
    if !text.isEmpty {
      lastFound = text
      layOutFilms(all: true)
    }
    let (lines, scroll) = (current?.layout.lines ?? [], current?.scroll ?? 0)
    current?.matches = text.isEmpty ? nil : TextMatches(text, in: lines, from: scroll)
  }

  /// Scrolls to the current place, gives the focus to its link if it has one, and says which of the places it is.
  private mutating func showMatch() {
    status = ""
    guard let matches = current?.matches else { return }
    current?.showMatch()
    if case .finding = mode { return }
    if matches.isEmpty, canLoadMore { return seek(matches.text) }
    if matches.isEmpty {
      report(words.notFound(matches.text))
      current?.matches = nil
    } else {
      status = words.match(matches.index + 1, of: matches.areas.count, matches.text)
    }
  }
}
