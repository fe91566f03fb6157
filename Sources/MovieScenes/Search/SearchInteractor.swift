public import MovieDisplay
public import MovieDomain

extension SearchScene: MovieScene {
  /// A request to the search scene. A search that fails leaves the results on screen and reports `.failed` progress.
  public enum Request: Sendable, Equatable {
    /// Shows the current state with recent searches; initially, loads popular films.
    case open
    /// Searches when typing pauses for 300 ms, if the text has at least three characters. Suggestions update
    /// immediately.
    ///
    /// Replaces an earlier search. An empty text shows popular films. The query is recorded in the history if its
    /// results stay for two seconds.
    case queryChanged(String)
    /// Searches immediately, regardless of length, and records the query if it has results.
    ///
    /// Replaces an earlier search. `year` limits the results to a release year; nil finds films of any year. Pages
    /// count from 1.
    case submit(String, year: Int? = nil, page: Int = 1)
    /// Loads the next page of results and appends it. Does nothing while a page is loading, after a failed search,
    /// while the text is too short, or at the end of the results.
    case nextPage
    /// Repeats the search in progress or the failed one. Otherwise reloads the first page on screen; the current
    /// results stay until the new ones replace them all.
    case refresh
    /// Clears the field, cancels the search and keeps the results. Loads popular films if there are none.
    case clear
  }

  /// What the results are for.
  public enum Subject: SceneKey {
    /// Popular films, shown while the query is empty.
    case popular
    /// Films whose titles match a query.
    case query(MovieQuery)

    /// The query; nil for popular films.
    public var query: MovieQuery? {
      if case .query(let query) = self { query } else { nil }
    }
  }

  /// The search field, the results on screen and the search in progress.
  public struct Response: Sendable, Equatable {
    /// The catalog the films come from.
    public var source: CatalogSource
    /// The text of the search field.
    public var text: String
    /// Recent searches that match the text, newest first; empty after the query was submitted.
    public var suggestions: [String] = []
    /// The last results. They stay on screen while others load or fail to load; nil before the first results.
    public var results: PagesResponse<Subject, Movie>?
    /// The people whose names match the query of the results, at most three.
    public var people: [Person] = []
    /// The state of the current search.
    public var progress: Progress

    /// Creates a response; the defaults describe a scene before its first request.
    public init(
      source: CatalogSource, text: String = "", results: PagesResponse<Subject, Movie>? = nil,
      progress: Progress = .resting
    ) {
      self.source = source
      self.text = text
      self.results = results
      self.progress = progress
    }
  }

  /// The state of the search for the current text.
  public enum Progress: Sendable, Equatable {
    /// Nothing is in progress: the results on screen are those of the text.
    case resting
    /// The text is too short to search for.
    case tooShort
    /// Waiting for a pause in typing, or loading.
    case searching(PageQuestion<Subject>)
    /// The search failed; earlier results stay on screen.
    case failed(PageQuestion<Subject>, CatalogError)
  }

  public typealias Interactor = SearchInteractor
  public typealias Presenter = SearchPresenter

  public static func worker(in context: SceneContext) -> AnyWorker {
    SearchWorker(context: context)
  }
}

/// Searches as the user types. Results of an earlier query never replace those of a later one.
public struct SearchInteractor: CatalogInteractor {
  typealias Pages = PagesInteractor<SearchScene.Subject, Movie>

  /// A task for `SearchWorker`.
  public enum Question: LanedQuestion {
    /// Loads a page of results. With `.typing`, waits for a pause first.
    case films(PageQuestion<SearchScene.Subject>, Cause)
    /// Reads the recent searches that contain the text.
    case suggestions(String)
    /// Records a query in the search history. With `.typing`, waits first; the question is canceled if the query
    /// changes.
    case remember(String, Cause)

    /// Results, suggestions and the recording of queries run concurrently.
    public enum Lane: Hashable, Sendable {
      /// The results.
      case films
      /// The recent searches.
      case suggestions
      /// The recording of queries.
      case history
    }

    public var lane: Lane {
      switch self {
      case .films: .films
      case .suggestions: .suggestions
      case .remember: .history
      }
    }

    public var rule: LaneRule {
      switch self {
      case .films, .suggestions: .latest
      // A typed query is recorded after two seconds, too long for a request to wait.
      case .remember(_, .typing): .background
      case .remember: .trailing
      }
    }
  }

  /// Why films are loaded.
  public enum Cause: Sendable, Hashable {
    /// The user is typing: the search waits for a pause, and the query is recorded if it stays in the field.
    case typing
    /// The user submitted the query or asked for more of its results; it is recorded at once.
    case submission
    /// The results are reloaded, or the popular films are shown; no query is recorded.
    case reload
  }

  /// The result of a question.
  public enum Answer: Sendable {
    /// A page of results, or why it could not be loaded, and the people whose names match the query.
    case films(PageAnswer<SearchScene.Subject, Movie>, people: [Person] = [])
    /// The recent searches that match the text, newest first.
    case suggestions([String])
    /// The query is recorded. Errors are ignored.
    case remembered
  }

  /// The minimum length of a query that is searched for while typing. Shorter ones match too many films.
  static let fewestLetters = 3

  public private(set) var response: SearchScene.Response
  /// Whether to offer suggestions: true while typing, false after a query is submitted.
  private var offersSuggestions = true
  /// Why the search in progress, or the failed one, was made.
  private var cause = Cause.reload
  /// The results on screen, and the text that produced them.
  private var shown: (pages: Pages, text: String)? {
    didSet { response.results = shown?.pages.response }
  }

  /// Creates an interactor for films of the given catalog.
  public init(source: CatalogSource) {
    response = SearchScene.Response(source: source)
  }

  public mutating func handle(_ request: SearchScene.Request) -> [Effect<Question>] {
    switch request {
    case .open:
      let isEmpty = shown == nil && response.text.isEmpty && response.progress == .resting
      return offerSuggestions(true) + (isEmpty ? search(.init(.popular), .reload) : [])
    case .queryChanged(let text):
      return type(text)
    case .submit(let text, let year, let page):
      return submit(text, year: year, page: page)
    case .nextPage:
      guard response.progress == .resting, let question = shown?.pages.handle(.nextPage) else { return [] }
      return films(question, .submission)
    case .refresh:
      switch response.progress {
      case .searching(let search), .failed(let search, _): return self.search(search, cause)
      case .resting, .tooShort: return films(shown?.pages.handle(.refresh) ?? [], .reload)
      }
    case .clear:
      let effects = stop()
      response.text = ""
      return effects + offerSuggestions(true) + (shown == nil ? search(.init(.popular), .reload) : [])
    }
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch (answer, question) {
    case (.films(let answer, let people), .films(let question, let cause)):
      if case .searching(let search) = response.progress {
        if case .failure(let error) = answer.page {
          response.progress = .failed(search, error)
        } else {
          var pages = Pages(source: response.source, key: search.key)
          _ = pages.handle(.load(search.key, page: search.page))
          _ = pages.receive(answer, to: question)
          shown = (pages, response.text)
          response.people = people
          response.progress = .resting
        }
      } else {
        _ = shown?.pages.receive(answer, to: question)
        // A further page names no people, and a refresh that fails leaves those on screen.
        if !question.isAppended, case .success = answer.page { response.people = people }
      }
      guard case .success = answer.page, cause != .reload else { return [] }
      return remember(answer.key, cause)
    case (.suggestions(let suggestions), _):
      response.suggestions = suggestions
      return []
    default:
      return []
    }
  }

  public var filmsOnScreen: Set<FilmID> { shown?.pages.filmsOnScreen ?? [] }

  public mutating func mark(_ marks: [FilmID: FilmMarks]) {
    shown?.pages.mark(marks)
  }

  public mutating func abandon(_ question: Question) {
    guard case .films(let question, _) = question else { return }
    shown?.pages.abandon(question)
    guard case .searching = response.progress else { return }
    response.progress = .resting
    response.text = shown?.text ?? ""
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    let suggestions: [Effect<Question>] =
      changed.contains(.history) && offersSuggestions ? [.ask(.suggestions(response.text))] : []
    return suggestions + (changed.isDisjoint(with: Setting.affectingCatalogs) ? [] : handle(.refresh))
  }

  private mutating func type(_ text: String) -> [Effect<Question>] {
    let effects = stop()
    response.text = text
    let subject = MovieQuery(text).map { SearchScene.Subject.query($0) } ?? .popular
    // The query changed back to the one whose results are on screen.
    let isShown = shown?.pages.response.key == subject && shown?.pages.response.pages.value?.firstPage == 1
    guard isShown else {
      let isTooShort = subject.query.map { $0.text.count < Self.fewestLetters } ?? false
      if isTooShort { response.progress = .tooShort }
      let films = isTooShort ? [] : search(.init(subject), subject == .popular ? .reload : .typing)
      return effects + offerSuggestions(true) + films
    }
    shown?.text = text
    return effects + offerSuggestions(true) + remember(subject, .typing)
  }

  private mutating func submit(_ text: String, year: Int?, page: Int) -> [Effect<Question>] {
    let effects = stop()
    response.text = text
    guard let query = MovieQuery(text, year: year) else {
      return effects + offerSuggestions(true) + search(.init(.popular), .reload)
    }
    return effects + offerSuggestions(false) + search(.init(.query(query), page: page), .submission)
  }

  private mutating func search(_ search: PageQuestion<SearchScene.Subject>, _ cause: Cause) -> [Effect<Question>] {
    response.progress = .searching(search)
    self.cause = cause
    return [.ask(.films(search, cause))]
  }

  private mutating func stop() -> [Effect<Question>] {
    shown?.pages.abandon(PageQuestion(.popular))
    response.progress = .resting
    return [.cancel(.films), .cancel(.history)]
  }

  /// Returns the question that records a query, if it has results.
  private func remember(_ subject: SearchScene.Subject, _ cause: Cause) -> [Effect<Question>] {
    guard let query = subject.query, let shown,
      shown.pages.response.pages.value?.elements.isEmpty == false || !response.people.isEmpty
    else { return [] }
    return [.ask(.remember(query.text, cause))]
  }

  private mutating func offerSuggestions(_ areOffered: Bool) -> [Effect<Question>] {
    offersSuggestions = areOffered
    if areOffered { return [.ask(.suggestions(response.text))] }
    response.suggestions = []
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
