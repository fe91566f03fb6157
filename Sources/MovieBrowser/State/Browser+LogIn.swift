import MovieDisplay
import MovieDomain
import MovieTerminal

extension Browser {
  /// Asks for a token on the page that logs in.
  mutating func askForToken() {
    mode = .loggingIn(TextField(limit: Credential.longestSecret))
    status = ""
  }

  /// Handles a key in the hidden field. Nil for a key that does what it always does.
  mutating func typeToken(_ press: KeyPress, in field: TextField) -> [BrowserEffect]? {
    mode = .commands
    switch press.key {
    case Key(.escape):
      if !field.text.isEmpty { askForToken() }
      return []
    case Key(.enter):
      guard !field.text.isEmpty, let page = current else {
        askForToken()
        return []
      }
      checksToken = true
      return [.send(page.id, .logIn(Secret(field.text)))]
    default:
      var edited = field
      guard edited.edit(press) else { return nil }
      mode = .loggingIn(edited)
      return []
    }
  }

  /// Leaves the page that logs in. Pages of the earlier catalog, where ids have another meaning, are closed; others are
  /// reopened, because their scenes have the earlier token.
  mutating func followLogIn(isNewCatalog: Bool) -> [BrowserEffect] {
    let closed = histories.values.flatMap(\.pages).map { BrowserEffect.close($0.id) }
    mode = .commands
    checksToken = false
    guard isNewCatalog else {
      if current?.route == .logIn { _ = histories[tab]?.closeCurrent() }
      // Out of sight, a sync would run that was not asked for, and news would count as told.
      let shown = current?.id
      for tab in histories.keys {
        histories[tab]?.forget { $0.id != shown && ($0.route == .sync() || $0.route == .news) }
      }
      let pages = histories.values.flatMap(\.pages)
      return closed + pages.map { .open($0.id, $0.route) } + searchAgain
    }
    histories = [:]
    searchedFrom = nil
    picked = []
    knownFilms = KnownFilms()
    let opened = select(tab)
    if !hasField { field.clear() }
    return closed + opened + searchAgain
  }

  /// Searches for the text in the field, which the page that was opened again does not know.
  private var searchAgain: [BrowserEffect] {
    guard !field.text.isEmpty, let page = histories[.search]?.pages.first else { return [] }
    return [.send(page.id, .search(field.text, isFinal: true))]
  }
}
