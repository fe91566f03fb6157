import MovieDomain
import TerminalScreen

extension Browser {
  /// Goes to the next or previous place of the text that was looked for. Without one, asks for a text; on the results of
  /// a search, it is what was searched for.
  mutating func find(_ step: Int) {
    if current?.matches == nil {
      guard hasField, !field.text.isEmpty else {
        finder.field.clear()
        finder.field.isActive = true
        finder.start = current?.scroll ?? 0
        status = ""
        return
      }
      look(for: field.text)
    } else {
      changeCurrent { $0.matches?.move(by: step) }
    }
    showMatch()
  }

  /// Handles a key in the field for the text to find. Nil for a key that does what it always does.
  mutating func typeToFind(_ press: KeyPress) -> [BrowserEffect]? {
    switch press.key {
    case Key(.escape):
      if finder.field.text.isEmpty { finder.field.isActive = false }
      finder.field.clear()
      changeCurrent { $0.matches = nil }
      return []
    case Key(.enter):
      finder.field.isActive = false
      if finder.field.text.isEmpty, !finder.last.isEmpty { look(for: finder.last) }
      showMatch()
      return []
    case Key(.up), Key(.down):
      changeCurrent { $0.matches?.move(by: press.key == Key(.down) ? 1 : -1) }
      showMatch()
      return []
    default:
      let before = finder.field.text
      guard finder.field.edit(press) else {
        finder.field.isActive = false
        return nil
      }
      if finder.field.text != before { lookForTyped() }
      return []
    }
  }

  /// Looks for what is in the field.
  mutating func lookForTyped() {
    let start = finder.start
    changeCurrent { $0.scroll = start }
    look(for: finder.field.text)
    showMatch()
  }

  private mutating func look(for text: String) {
    if !text.isEmpty { finder.last = text }
    changeCurrent { page in
      page.matches = text.isEmpty ? nil : TextMatches(text, in: page.layout.lines, from: page.scroll)
    }
  }

  /// Scrolls to the current place, gives the focus to its link if it has one, and says which of the places it is.
  private mutating func showMatch() {
    status = ""
    guard let matches = current?.matches else { return }
    let height = bodyHeight
    changeCurrent { $0.showMatch(height: height) }
    guard !finder.field.isActive else { return }
    if matches.isEmpty {
      report(words.notFound(matches.text))
      changeCurrent { $0.matches = nil }
    } else {
      status = words.match(matches.index + 1, of: matches.areas.count, matches.text)
    }
  }
}
