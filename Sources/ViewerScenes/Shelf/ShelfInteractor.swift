public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Shows and changes the viewer's shelves. While a page is on screen, it follows changes made in other scenes.
public struct ShelfInteractor: Interactor {
  /// A task for `ShelfWorker`.
  public enum Question: LanedQuestion {
    /// Reads a page of the films of a shelf that meet some criteria, or several pages.
    case list(Shelf, ShelfOrder, meeting: FilterSelection = FilterSelection(), page: Int, count: Int = 1)
    /// Changes the library.
    case change(ShelfScene.Request)

    public var rule: LaneRule {
      switch self {
      case .list: .latest
      case .change: .queued
      }
    }
  }

  /// The result of a question.
  public enum Answer: Sendable {
    /// The films of a page and those that could not be read, or why the page could not be read. The names in the criteria
    /// are resolved.
    case list(Result<ShelfPart, StoreError>, meeting: FilterSelection = FilterSelection())
    /// The criteria have a name that means nothing, or that could not be looked up.
    case unresolved(FilterSelection, CatalogError?)
    /// What was changed, or why it failed. Fewer films than requested if adding was canceled.
    case changed(ShelfScene.LastChange)
  }

  public private(set) var response: ShelfScene.Response
  /// Whether a list was asked for, and not only a change.
  private var isListed = false
  /// The number of pages that are on screen or were asked for.
  private var wantedPages = 1
  /// Whether the films are not yet those that were asked for.
  private var isBehind = false

  /// Creates an interactor that opens and adds films of `source`. `sources` are the catalogs that films may come from.
  public init(source: CatalogSource, sources: [CatalogSource]) {
    response = ShelfScene.Response(source: source, sources: sources)
  }

  public mutating func handle(_ request: ShelfScene.Request) -> [Effect<Question>] {
    response.lastChange = nil
    response.error = nil
    response.filterError = nil
    switch request {
    case .load(let shelf, let order, let filter, let page):
      if shelf != response.shelf { response.films = nil }
      response.former = []
      response.shelf = shelf
      response.order = order
      response.filter = filter
      response.page = max(1, page)
      response.pageCount = 1
      wantedPages = 1
      isListed = true
      return list()
    case .nextPage:
      guard let page = response.nextPage, wantedPages == response.pageCount else { return [] }
      wantedPages += 1
      // The next page of a shelf that has changed does not follow on these films.
      if isBehind { return list() }
      return [.ask(.list(response.shelf, response.order, meeting: response.filter, page: page))]
    case .rest:
      guard response.nextPage != nil, wantedPages <= response.lastPage - response.page else { return [] }
      wantedPages = response.lastPage - response.page + 1
      return list()
    case .refresh:
      isListed = true
      return list()
    case .add, .see, .unrate, .remove, .perform, .repair: return [.ask(.change(request))]
    }
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch answer {
    case .list(.success(let part), let filter):
      response.filter = filter
      response.filterError = nil
      guard case .list(_, _, _, let page, let count) = question else { break }
      if page == response.nextPage, let films = response.films {
        // Another program may have moved films from one page to the next.
        let shown = Set(films.map(\.id))
        response.films = films + part.elements.filter { !shown.contains($0.id) }
        response.unreadable += part.unreadable
        response.pageCount += 1
      } else {
        let shown = Set(part.elements.map(\.id))
        response.former = (response.former + (response.films ?? [])).filter { !shown.contains($0.id) }
        response.films = part.elements
        response.unreadable = part.unreadable
        response.pageCount = count
        isBehind = false
      }
      response.total = part.total
      response.error = nil
    case .list(.failure(let error), _):
      response.error = error
      abandon(question)
    case .unresolved(let filter, let error):
      abandon(question)
      response.filter = filter
      response.filterError = error
    case .changed(let change):
      response.lastChange = change
      // The request that changed the shelf waits for its films.
      return libraryChanged()
    }
    return []
  }

  public mutating func abandon(_ question: Question) {
    if case .list = question { wantedPages = response.pageCount }
  }

  public var filmsOnScreen: Set<FilmID> { Set((response.former + (response.films ?? [])).map(\.id)) }

  public mutating func mark(_ marks: [FilmID: FilmMarks]) {
    response.marks = marks
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    // Titles are sorted by the rules of the language.
    isListed && changed.contains(.language) ? list() : []
  }

  public mutating func libraryChanged() -> [Effect<Question>] { isListed ? list() : [] }

  private mutating func list() -> [Effect<Question>] {
    isBehind = true
    return [
      .ask(
        .list(
          response.shelf, response.order, meeting: response.filter, page: response.page, count: wantedPages))
    ]
  }
}
