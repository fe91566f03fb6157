import MovieDisplay
import MovieDomain
import MovieTerminal

// The search field.
extension Browser {
  /// Opens the search field, and remembers the page that Esc returns to.
  mutating func openSearch(from page: PageID?, clearing: Bool = false) -> [BrowserEffect] {
    searchedFrom = page.map { (tab, $0) }
    let effects = select(.search)
    while histories[.search]?.canGoBack == true { histories[.search]?.goBack() }
    mode = .typing
    if clearing { field.clear() } else { field.select() }
    recalled = nil
    return effects
  }

  /// Searches for the text of the field, or for another one while that stays.
  mutating func search(_ text: String? = nil, isFinal: Bool) -> [BrowserEffect] {
    guard let page = histories[.search]?.pages.first else { return [] }
    currentPage?.resetFocus()
    return [.send(page.id, .search(text ?? (!isFinal && isReference ? "" : field.text), isFinal: isFinal))]
  }

  /// Whether the text of the field is no title, but an id or an address, which Enter looks up.
  var isReference: Bool { field.text == "#" || field.text.namedRoute() != nil }

  /// Types a key into the field; nil for a key that is a command there, too.
  mutating func type(_ press: KeyPress) -> [BrowserEffect]? {
    switch press.key {
    case Key(.escape): return leaveField()
    case Key(.enter):
      if case .choosing = mode {
        mode = .commands
        return isChooser ? nil : openFocused()
      }
      mode = .commands
      status = ""
      // The film in focus keeps it when the answer comes.
      currentPage?.wasMoved = true
      return field.text.namedRoute().map { [.lookUp($0)] } ?? search(isFinal: true)
    case Key(.up) where canRecall(1), Key(.down) where canRecall(-1): return recall(press.key == Key(.up) ? 1 : -1)
    case Key(.tab), Key(.tab, .shift), Key(.up), Key(.down):
      if case .choosing = mode { return nil }
      guard recalled == nil || press.key == Key(.down) else { return [] }
      mode = .choosing
      currentPage?.wasMoved = true
      return []
    default: break
    }
    // People press the key that opens the field also in the field.
    if field.text.isEmpty, keys.command(of: press.key) == .search, press.text == "/" { return [] }
    let before = field.text
    guard field.edit(press) else { return nil }
    guard field.text != before else { return [] }
    status = ""
    mode = .typing
    recalled = nil
    return search(isFinal: false)
  }

  /// Whether the field can take a search that is older by a number. It takes one only while it is empty or has one.
  private func canRecall(_ step: Int) -> Bool {
    if case .choosing = mode { return false }
    guard let recalled else { return step > 0 && field.text.isEmpty && !recentSearches.isEmpty }
    return step < 0 || recentSearches.indices.contains(recalled + step)
  }

  /// Takes an older or newer search into the field, and after the newest an empty text.
  private mutating func recall(_ step: Int) -> [BrowserEffect] {
    let index = recalled.map { $0 + step } ?? 0
    field.clear()
    status = ""
    recalled = recentSearches.indices.contains(index) ? index : nil
    if let recalled { field.insert(recentSearches[recalled]) }
    return search(isFinal: false)
  }

  /// Undoes one layer: the text of the field, and then the field, which leads back to where it was opened. The results
  /// stay.
  private mutating func leaveField() -> [BrowserEffect] {
    guard !field.text.isEmpty else {
      leaveSearch()
      return []
    }
    field.clear()
    recalled = nil
    return search(isFinal: false)
  }

  /// Whether Esc gives up a search that is loading, but not its text, in the tab of searches. Elsewhere, it leads back to
  /// the page where the search was opened.
  var canCancelSearch: Bool {
    guard case .commands = mode, hasField, searchedFrom == nil, !isChooser, !field.text.isEmpty, let page = currentPage
    else { return false }
    return page.content?.isLoading ?? true && !page.isRefreshing && !loadingMore.contains(page.id)
  }

  /// Returns to the page where the search was opened.
  mutating func leaveSearch() {
    mode = .commands
    guard let page = searchedFrom.take() else { return }
    tab = page.tab
    histories[tab]?.go(to: page.page)
  }
}

extension String {
  /// The route to the film or person whose address, path, IMDb id or id, such as `#12`, the text is; nil for a title, a
  /// name or a number alone. What may be the id of both is a film's, or a person's where people are searched.
  func namedRoute(amongPeople: Bool = false) -> Route? {
    amongPeople ? routeToPerson ?? routeToFilm : routeToFilm ?? routeToPerson
  }

  private var routeToFilm: Route? {
    switch try? MovieReference(self) {
    case .qualified, .imdb: .filmNamed(self, .overview)
    case .id(let id) where isMoreThanNumber: .movie(id: id)
    case .id, .words, nil: nil
    }
  }

  private var routeToPerson: Route? {
    switch try? PersonReference(self) {
    case .qualified, .imdb: .personNamed(self)
    case .id(let id) where isMoreThanNumber: .person(id: id)
    case .id, .words, nil: nil
    }
  }

  private var isMoreThanNumber: Bool { contains("/") || contains("#") }
}
