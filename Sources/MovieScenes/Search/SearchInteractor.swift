public import MovieDisplay
public import MovieDomain

/// Searches as the user types. Outdated results never replace newer ones.
public struct SearchInteractor: Interactor {
  public typealias Request = SearchScene.Request
  typealias Pages = PagesInteractor<SearchScene.Subject, Movie>

  public enum Question: LanedQuestion {
    case films(PageQuestion<SearchScene.Subject>, Cause)
    case suggestions(String)
    case remember(String, Cause)

    public enum Lane: Hashable, Sendable {
      case films, suggestions, memory
    }

    public var lane: Lane {
      switch self {
      case .films: .films
      case .suggestions: .suggestions
      case .remember: .memory
      }
    }

    public var rule: LaneRule {
      switch self {
      case .films, .suggestions: .latest
      // The request does not wait until the query counts as intended.
      case .remember(_, .typing): .background
      case .remember: .trailing
      }
    }
  }

  /// Why a search runs.
  public enum Cause: Sendable, Hashable {
    /// The user is typing: the search waits for a pause, and the query is recorded if it stays in the field.
    case typing
    /// The user submitted the query.
    case submission
    /// The content is reloaded or is the default content.
    case renewal
  }

  public enum Answer: Sendable {
    case films(PageAnswer<SearchScene.Subject, Movie>)
    case suggestions([String])
    case remembered
  }

  /// Shorter queries match too many films, and each letter would cost a request.
  static let fewestLetters = 3

  private let source: CatalogSource
  private var text = ""
  private var suggestions: [String] = []
  /// Whether to offer suggestions: true while typing, false after a query is submitted.
  private var offersSuggestions = true
  private var isTooShort = false
  private var failure: (search: SearchScene.Search, cause: Cause, error: CatalogError)?
  /// The results on screen and the text that produced them.
  private var shown: (pages: Pages, text: String)?
  /// The results being loaded.
  private var next: (pages: Pages, search: SearchScene.Search, cause: Cause)?

  public init(source: CatalogSource) {
    self.source = source
  }

  public var response: SearchScene.Response {
    let progress: SearchScene.Progress =
      if let next { .searching(next.search) } else if let failure { .failed(failure.search, failure.error) } else {
        isTooShort ? .tooShort : .resting
      }
    return .init(
      source: source, text: text, suggestions: suggestions, results: shown?.pages.response, progress: progress)
  }

  public mutating func handle(_ request: SearchScene.Request) -> [Effect<Question>] {
    switch request {
    case .open:
      offersSuggestions = true
      let isEmpty = shown == nil && next == nil && failure == nil && text.isEmpty
      return [.ask(.suggestions(text))] + (isEmpty ? search(.init(.popular), .renewal) : [])
    case .queryChanged(let text):
      return type(text)
    case .submit(let text, let year, let page):
      return submit(text, year: year, page: page)
    case .nextPage:
      guard next == nil, failure == nil, !isTooShort, let question = shown?.pages.handle(.nextPage) else { return [] }
      return films(question, .submission)
    case .refresh:
      if let next { return search(next.search, next.cause) }
      if let failure { return search(failure.search, failure.cause) }
      return films(shown?.pages.handle(.refresh) ?? [], .renewal)
    case .clear:
      let effects = stop()
      text = ""
      offersSuggestions = true
      return effects + [.ask(.suggestions(""))] + (shown == nil ? search(.init(.popular), .renewal) : [])
    case .cancel:
      let effects = stop()
      text = shown?.text ?? ""
      return effects + offerSuggestions(shown == nil)
    }
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch (answer, question) {
    case (.films(let answer), .films(let question, let cause)):
      if let next {
        self.next = nil
        finish(next, with: answer, to: question)
      } else {
        _ = shown?.pages.receive(answer, to: question)
      }
      guard case .success = answer.page, cause != .renewal else { return [] }
      return remember(answer.key, cause)
    case (.suggestions(let suggestions), _):
      self.suggestions = suggestions
      return []
    default:
      return []
    }
  }

  public mutating func abandon(_ question: Question) {
    guard case .films(let question, _) = question else { return }
    shown?.pages.abandon(question)
    guard next != nil else { return }
    next = nil
    text = shown?.text ?? ""
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    let suggestions: [Effect<Question>] =
      changed.contains(.history) && offersSuggestions ? [.ask(.suggestions(text))] : []
    return suggestions + (changed.isDisjoint(with: Setting.affectingLists) ? [] : handle(.refresh))
  }

  private mutating func type(_ text: String) -> [Effect<Question>] {
    let effects = stop()
    self.text = text
    let subject = MovieQuery(text).map { SearchScene.Subject.query($0) } ?? .popular
    // The query changed back to the one whose results are on screen.
    let isShown = shown?.pages.response.key == subject && shown?.pages.response.pages.value?.firstPage == 1
    guard isShown else {
      isTooShort = subject.query.map { $0.text.count < Self.fewestLetters } ?? false
      let films = isTooShort ? [] : search(.init(subject), subject == .popular ? .renewal : .typing)
      return effects + offerSuggestions(true) + films
    }
    shown?.text = text
    return effects + offerSuggestions(true) + remember(subject, .typing)
  }

  private mutating func submit(_ text: String, year: Int?, page: Int) -> [Effect<Question>] {
    let effects = stop()
    self.text = text
    guard let query = MovieQuery(text, year: year) else {
      return effects + offerSuggestions(true) + search(.init(.popular), .renewal)
    }
    return effects + offerSuggestions(false) + search(.init(.query(query), page: page), .submission)
  }

  private mutating func search(_ search: SearchScene.Search, _ cause: Cause) -> [Effect<Question>] {
    failure = nil
    var pages = Pages(source: source, key: search.subject)
    let question = pages.handle(.load(search.subject, page: search.page))
    next = (pages, search, cause)
    return films(question, cause)
  }

  private mutating func finish(
    _ next: (pages: Pages, search: SearchScene.Search, cause: Cause),
    with answer: PageAnswer<SearchScene.Subject, Movie>, to question: PageQuestion<SearchScene.Subject>
  ) {
    if case .failure(let error) = answer.page {
      failure = (next.search, next.cause, error)
      return
    }
    var pages = next.pages
    _ = pages.receive(answer, to: question)
    shown = (pages, text)
  }

  /// Cancels the search and the recording of the typed query.
  private mutating func stop() -> [Effect<Question>] {
    shown?.pages.abandon(PageQuestion(.popular))
    next = nil
    failure = nil
    isTooShort = false
    return [.cancel(.films), .cancel(.memory)]
  }

  /// Records a query that had results.
  private func remember(_ subject: SearchScene.Subject, _ cause: Cause) -> [Effect<Question>] {
    guard let query = subject.query, shown?.pages.response.pages.value?.elements.isEmpty == false else { return [] }
    return [.ask(.remember(query.text, cause))]
  }

  private mutating func offerSuggestions(_ areOffered: Bool) -> [Effect<Question>] {
    offersSuggestions = areOffered
    if areOffered { return [.ask(.suggestions(text))] }
    suggestions = []
    return [.cancel(.suggestions)]
  }

  private func films(
    _ effects: [Effect<PageQuestion<SearchScene.Subject>>], _ cause: Cause
  ) -> [Effect<Question>] {
    effects.map { effect in
      switch effect {
      case .ask(let question): .ask(.films(question, cause))
      case .cancel: .cancel(.films)
      }
    }
  }
}
