public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension ShelfScene: MovieScene {
  /// The number of films on a page.
  public static let pageSize = 20

  /// A request to the scene of a shelf.
  public enum Request: Sendable, Equatable {
    /// Shows a page of the films of a shelf that meet some criteria, counted from 1. While it is shown, it follows every
    /// change.
    case load(Shelf, ShelfOrder, meeting: FilterSelection = FilterSelection(), page: Int = 1)
    /// Reads the next page and appends it. Does nothing while a page is read, and after the last.
    case nextPage
    /// Reads all films of the shelf, for which the pages on screen are the first.
    case rest
    /// Reads the pages on screen again; the first page of favorites by title before that.
    case refresh
    /// Loads films from their catalogs and puts them on a shelf, one after the other.
    ///
    /// `lastChange` has the result for each film. Changes complete even if the request is canceled, and run in the order
    /// of their requests. If the library cannot be changed, the films after that are not tried.
    case add([FilmID], to: Shelf)
    /// Marks films as seen, as `add` does, with a rating and the day of watching if it is known. They leave the
    /// watchlist.
    case see([FilmID], on: ViewingDay? = nil, rating: StarRating? = nil)
    /// Removes the viewer's ratings of films, which stay marked as seen.
    case unrate([FilmID])
    /// Takes films off a shelf. Those that have left the watchlist for being seen come back to it when they are no longer
    /// seen. `lastChange` has the result for each film.
    case remove([FilmID], from: Shelf)
    /// Undoes the last change of any shelf, or redoes the one that was undone last.
    case perform(UndoStep)
    /// Moves everything that cannot be read out of the library.
    case repair
  }

  /// A page of a shelf and the last change.
  public struct Response: Sendable, Equatable {
    /// The catalog in use.
    public var source: CatalogSource
    /// The catalogs that films may come from.
    public var sources: [CatalogSource]
    /// The shelf on screen.
    public var shelf: Shelf
    /// The order of the films.
    public var order: ShelfOrder
    /// What the films meet. If a name in it means nothing, it has similar names.
    public var filter = FilterSelection()
    /// Why the names in the filter could not be looked up; nil if they could.
    public var filterError: CatalogError?
    /// The page, counted from 1.
    public var page = 1
    /// The number of pages on screen: `page` and those after it.
    public var pageCount = 1
    /// The films of the pages; nil until they are loaded.
    public var films: [ShelvedFilm]?
    /// The films that have left the pages since they were loaded, whose marks are followed, too.
    public var former: [ShelvedFilm] = []
    /// The number of all films on the shelf that meet the filter.
    public var total: Int
    /// Whether there is a filter, and the shelf has no film at all.
    public var isShelfEmpty = false
    /// The films that are missing from the page because they could not be read.
    public var unreadable: [FilmName]
    /// The marks of the films on screen.
    public var marks: [FilmID: FilmMarks]
    /// Why the page could not be read; nil if it could.
    public var error: StoreError?
    /// What the last request changed; nil if it was none to change something.
    public var lastChange: Change?

    /// Creates a response. The defaults describe a scene before its first request; `sources` contains `source`.
    public init(
      source: CatalogSource, sources: [CatalogSource]? = nil, shelf: Shelf = .favorites, order: ShelfOrder = .title,
      films: [ShelvedFilm]? = nil, unreadable: [FilmName] = [], marks: [FilmID: FilmMarks] = [:],
      error: StoreError? = nil, lastChange: Change? = nil
    ) {
      self.source = source
      self.sources = sources ?? [source]
      self.shelf = shelf
      self.order = order
      self.films = films
      total = (films?.count ?? 0) + unreadable.count
      self.unreadable = unreadable
      self.marks = marks
      self.error = error
      self.lastChange = lastChange
    }

    /// The number of the last page.
    public var lastPage: Int { (max(1, total) - 1) / ShelfScene.pageSize + 1 }

    /// The number of the page after those on screen; nil if there is none.
    public var nextPage: Int? {
      // A requested page may be any number, but one of the shelf is small.
      films == nil || page > lastPage || pageCount > lastPage - page ? nil : page + pageCount
    }
  }

  /// The result of a request to change something.
  public enum Change: Sendable, Equatable {
    /// Films were put on a shelf or taken off it; the result for each, in the requested order.
    case films([FilmChange], on: Shelf)
    /// A change was undone or redone, nil if there was none, or the library could not be changed.
    case performed(UndoStep, Result<AffectedFilms?, StoreError>)
    /// What cannot be read was moved out of the library, or that failed.
    case repair(Result<LibraryRepair, StoreError>)
  }

  /// The result of a request for one film.
  public struct FilmChange: Sendable, Equatable {
    /// The possible results.
    public enum Result: Sendable, Equatable {
      /// The film was added.
      case added
      /// The film was marked as seen, with a day and a rating if they were given. It may have been marked before, and may
      /// have left the watchlist.
      case seen(on: ViewingDay?, rating: StarRating?, before: Bool, leftWatchlist: Bool)
      /// The film was on the shelf already. Its stored details were updated.
      case alreadyThere
      /// The film was removed.
      case removed
      /// The film is no longer marked as seen, and is back on the watchlist, which it had left for that.
      case returned
      /// The film has no rating any more.
      case unrated
      /// The film was not on the shelf. `others` are films on it that have the same id in another catalog.
      case notThere(others: [FilmID] = [])
      /// The film could not be loaded, so it was not added.
      case notLoaded(CatalogError)
      /// The library could not be changed.
      case notSaved(StoreError)
      /// The library could not be changed for an earlier film, so this one was not tried.
      case untried
    }

    /// The film's id.
    public var id: FilmID
    /// The film's title, as loaded or from its stored details; nil when unknown.
    public var title: String?
    /// What became of the film.
    public var result: Result
    /// The viewings and the rating that a film had, if it is no longer marked as seen.
    public var lostDiary: Diary?

    /// Creates the result of a request for one film.
    public init(_ id: FilmID, title: String? = nil, _ result: Result) {
      self.id = id
      self.title = title
      self.result = result
    }

    /// Whether the film is now on the shelf, or is no longer, as requested.
    public var isDone: Bool {
      switch result {
      case .added, .seen, .alreadyThere, .removed, .returned, .unrated: true
      case .notThere, .notLoaded, .notSaved, .untried: false
      }
    }

    /// Why the film could not be loaded; nil for any other result.
    public var catalogError: CatalogError? {
      if case .notLoaded(let error) = result { error } else { nil }
    }

    /// Why the library could not be changed; nil for any other result.
    public var storeError: StoreError? {
      if case .notSaved(let error) = result { error } else { nil }
    }
  }

  public typealias Presenter = ShelfPresenter

  public static func interactor(in context: SceneContext) -> ShelfInteractor {
    ShelfInteractor(source: context.catalog.source, sources: context.sources)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    ShelfWorker(context: context)
  }
}

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
    /// are resolved. `ofNone` if the shelf is empty, and not only without films that meet the criteria.
    case list(Result<ShelfPart, StoreError>, meeting: FilterSelection = FilterSelection(), ofNone: Bool = false)
    /// The criteria have a name that means nothing, or that could not be looked up.
    case unresolved(FilterSelection, CatalogError?)
    /// What was changed, or why it failed. Fewer films than requested if adding was canceled.
    case changed(ShelfScene.Change)
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
    case .list(.success(let part), let filter, let isShelfEmpty):
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
      response.isShelfEmpty = isShelfEmpty
      response.error = nil
    case .list(.failure(let error), _, _):
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
