import MovieDisplay
import MovieDomain
import MovieTerminal

// A text that narrows the list on screen, or searches people on their page.
extension Browser {
  /// Whether the page is a list of films.
  var canNarrow: Bool { current?.content?.total != nil && current?.route.isPeople == false }

  /// Asks for the text; nil on a page that is neither a list of films nor of people.
  mutating func startNarrowing() -> [BrowserEffect]? {
    guard let page = current, canNarrow || page.route.isPeople else { return nil }
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
      current?.returnFromNarrowing()
      return narrow(nil)
    case Key(.enter):
      mode = .commands
      guard !field.text.isEmpty, let page = current else { return [] }
      if page.route.isPeople {
        return field.text.namedRoute.map { [.lookUp($0)] } ?? open(.people(page: 1, query: field.text))
      }
      guard page.cards.isEmpty else { return [] }
      // What the list has not may be elsewhere.
      current?.narrowing = ""
      let effects = openSearch(from: page.id, clearing: true)
      self.field.insert(field.text)
      mode = .commands
      return effects + search(isFinal: true)
    case Key(.up), Key(.down), Key(.pageUp), Key(.pageDown):
      return keys.command(of: press.key).map { perform($0) }
    default:
      var edited = field
      guard edited.edit(press) else {
        mode = .commands
        return nil
      }
      return narrow(edited)
    }
  }

  /// Shows the films that have the text of a field in their titles; all films if it is nil.
  mutating func narrow(_ field: TextField?) -> [BrowserEffect] {
    mode = field.map { .narrowing($0) } ?? .commands
    guard current?.route.isPeople == false else { return [] }
    current?.narrowing = field?.text ?? ""
    current?.matches = nil
    layOutCurrent(force: true)
    return []
  }
}

extension Route {
  var isPeople: Bool { if case .people = self { true } else { false } }
}
