import MovieDisplay
import MovieDomain

/// Where a search stands, and what each request makes of it. It asks nobody: the interactor does.
struct SearchProgress {
  /// Fewer letters match half of a catalog, and cost a question for every one of them.
  static let fewestLetters = 3

  private(set) var text = ""
  private(set) var state = SearchScene.State.waiting
  /// Whether someone is at the field: whoever submitted a query needs no other.
  private(set) var offersSuggestions = true
  /// The last answer, for as long as there is a way back to it.
  private var last: SearchScene.Found?
  /// What is on its way while the state says so.
  private var begun = Step.show

  mutating func begin(_ request: SearchScene.Request) -> Step {
    begun = step(for: request)
    return begun
  }

  private mutating func step(for request: SearchScene.Request) -> Step {
    switch request {
    case .open, .refreshSuggestions:
      return .show
    case .refresh:
      return refresh()
    case .queryChanged(let text):
      return type(text)
    case .submit(let text, let year, let page):
      return submit(text, year: year, page: page)
    case .nextPage:
      guard let found = state.visible, let page = found.nextPage else { return .show }
      state = .appending(found)
      return .search(.init(query: found.query, page: page))
    case .clear:
      self = SearchProgress()
      return .show
    case .cancel:
      stop()
      return .show
    }
  }

  mutating func finish(_ search: SearchScene.Search, with answer: Result<Page<Movie>, CatalogError>) {
    switch (answer, state) {
    case (.success(let page), .appending(var found)):
      found.append(page)
      show(found)
    case (.success(let page), _):
      show(SearchScene.Found(search.query, on: page))
    case (.failure(let error), _) where error.code == .cancelled:
      stop()
    case (.failure(let error), .appending(let found)):
      state = .incomplete(found, error)
    case (.failure(let error), _):
      state = .failed(search, error)
    }
  }

  /// Goes back to the last results, or to the beginning where there are none.
  mutating func stop() {
    text = last?.query.text ?? ""
    state = last.map { .found($0) } ?? .waiting
    offersSuggestions = last == nil
  }

  /// Does as `stop` does if anything is on its way.
  mutating func abandon() {
    switch state {
    case .searching, .appending: stop()
    case .waiting, .found, .incomplete, .failed: break
    }
  }

  /// The query whose films are on screen; nil where there are none.
  var fruitfulQuery: String? {
    switch state {
    case .found(let found), .incomplete(let found, _): found.films.elements.isEmpty ? nil : found.query.text
    case .waiting, .searching, .appending, .failed: nil
    }
  }

  private mutating func type(_ text: String) -> Step {
    self.text = text
    offersSuggestions = true
    guard let query = MovieQuery(text), query.text.count >= Self.fewestLetters else {
      state = .waiting
      return .show
    }
    // A letter typed and taken back, or a blank behind the last word: the answer is there.
    if let last, last.query == query, last.films.firstPage == 1 {
      state = .found(last)
      return .show
    }
    state = .searching(earlier: state.visible)
    return .searchAfterPause(.init(query: query))
  }

  private mutating func submit(_ text: String, year: Int?, page: Int) -> Step {
    self.text = text
    guard let query = MovieQuery(text, year: year) else {
      offersSuggestions = true
      state = .waiting
      return .show
    }
    offersSuggestions = false
    state = .searching(earlier: state.visible)
    return .search(.init(query: query, page: page))
  }

  private mutating func refresh() -> Step {
    switch state {
    case .waiting:
      return .show
    case .searching:
      return begun
    case .found(let found), .appending(let found), .incomplete(let found, _):
      state = .searching(earlier: found)
      return .searchAgain(.init(query: found.query, page: found.films.firstPage))
    case .failed(let search, _):
      state = .searching(earlier: nil)
      return .searchAgain(search)
    }
  }

  private mutating func show(_ found: SearchScene.Found) {
    last = found
    state = .found(found)
  }
}

extension SearchScene.State {
  /// The results on screen.
  fileprivate var visible: SearchScene.Found? {
    switch self {
    case .waiting, .failed: nil
    case .searching(let earlier): earlier
    case .found(let found), .appending(let found), .incomplete(let found, _): found
    }
  }
}
