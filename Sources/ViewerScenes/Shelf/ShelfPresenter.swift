public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `ShelfScene.Response` into display text.
public struct ShelfPresenter: DateIndependentPresenter {
  package let words: any ViewerWords

  public init(words: any Words) {
    self.words = words.viewer
  }

  public func viewModel(for response: ShelfScene.Response) -> ShelfScene.ViewModel {
    let title = [words.title(of: response.shelf)] + words.description(of: response.filter)
    // A change alone has no films below a heading.
    let isChange = response.films == nil && response.lastChange != nil
    var viewModel = ShelfScene.ViewModel(title: isChange ? "" : title.joined(separator: " · "))
    if let state = words.unknownName(in: response.filter) {
      viewModel.fail(state, as: .invalidRequest)
    } else if let error = response.filterError {
      viewModel.fail(words.emptyState(for: error, from: response.source), as: error.outcome)
    } else if let films = response.films {
      show(films, of: response, in: &viewModel)
    }
    if let error = response.error { show(error, titled: words.shelfNotRead(response.shelf), in: &viewModel) }
    switch response.lastChange {
    case .films(let changes, let shelf)?: show(changes, on: shelf, in: response.sources, &viewModel)
    case .performed(let step, .success(let films))?: show(films, of: step, in: response.sources, &viewModel)
    case .repair(.success(let repair))?: show(repair, in: response.sources, &viewModel)
    case .performed(_, .failure(let error))?, .repair(.failure(let error))?:
      show(error, titled: words.shelfNotChanged(nil), in: &viewModel)
    case nil: break
    }
    return viewModel
  }

  private func show(
    _ films: [ShelvedFilm], of response: ShelfScene.Response, in viewModel: inout ShelfScene.ViewModel
  ) {
    let unreadable = words.sentence(about: response.unreadable, in: response.sources)
    viewModel.former = response.former.map { card(for: $0, of: response) }
    guard !films.isEmpty else {
      if let unreadable {
        viewModel.failure = EmptyState(
          title: words.shelfNotRead(response.shelf), message: unreadable, advice: words.adviceOnUnreadable)
        viewModel.outcome = .failed
      } else if response.total > 0 {
        let error = CatalogError(.outOfRange, lastPage: response.lastPage)
        viewModel.fail(words.emptyState(forPage: response.page, error))
        viewModel.hints = [words.hint(for: error) { route(to: $0, of: response) }]
      } else if response.filter != FilterSelection(), !response.isShelfEmpty {
        // Criteria that no film meets are as a search without results.
        viewModel.fail(words.noMatch, as: .nothingFound)
        viewModel.emptyState?.message = viewModel.title
      } else {
        viewModel.emptyState = words.none(on: response.shelf)
        viewModel.isShelfEmpty = true
      }
      return
    }
    if let unreadable {
      viewModel.warnings = [
        words.warning(about: viewModel.title, saying: "\(unreadable) \(words.adviceOnUnreadable)")
      ]
    }
    viewModel.rows = films.map { card(for: $0, of: response) }
    let shown = Set(films.map(\.source))
    let missing = response.unreadable.isEmpty ? nil : words.rowsSkipped(response.unreadable.count)
    let readable = response.total - response.unreadable.count
    let page = response.lastPage > 1 ? place(of: response) : nil
    viewModel.total = response.page == 1 ? readable : nil
    let order = words.order(response.order)
    // Where films leave a shelf and come back, the heading stays.
    viewModel.note = [order, missing].joinedRemarks.nonBlank
    viewModel.position = [words.films(readable), readable > 1 ? order : nil, page, missing].joinedRemarks
    let next = response.nextPage.map { Hint(text: words.nextPage, route: route(to: $0, of: response)) }
    let first = viewModel.rows.lazy.compactMap(\.route).first.map { Hint(text: words.opensFilm, route: $0) }
    viewModel.hints = [next, first].compactMap(\.self)
    viewModel.footnotes = response.sources.filter(shown.contains).flatMap(words.footnotes)
  }

  private func card(for film: ShelvedFilm, of response: ShelfScene.Response) -> MovieCard {
    // Stored films know only the namespace of their catalog.
    let source = response.sources.known(film.source)
    var card = words.card(
      for: film.movie, of: source == response.source ? nil : source, marks: response.marks[film.id])
    if response.shelf == .seen, let viewings = film.diary?.viewings, let last = viewings.last {
      let day = words.date(last.day.date)
      card.remark = words.watched(on: day, times: viewings.count, isRewatch: last.isRewatch)
      let dayAloud = words.onDay(day)
      card.remarkAloud =
        viewings.count > 1
        ? "\(dayAloud), \(words.seen(times: viewings.count))"
        : words.watched(on: dayAloud, times: 1, isRewatch: last.isRewatch)
    }
    return card
  }

  /// The pages on screen, which are on the shelf.
  private func place(of response: ShelfScene.Response) -> String {
    let last = response.nextPage.map { $0 - 1 } ?? response.lastPage
    return words.pages(response.page...max(response.page, last), of: response.lastPage)
  }

  private func show(_ error: StoreError, titled title: String, in viewModel: inout ShelfScene.ViewModel) {
    viewModel.failure = words.emptyState(titled: title, for: error)
    viewModel.outcome = .failed
  }

  private func route(to page: Int, of response: ShelfScene.Response) -> Route {
    Route(response.shelf, response.filter.routeCriteria, response.order, page: page)
  }

  private typealias FilmChange = ShelfScene.FilmChange

  /// If nothing was changed, the request failed; otherwise what failed is a warning.
  private func show(
    _ changes: [FilmChange], on shelf: Shelf, in sources: [CatalogSource], _ viewModel: inout ShelfScene.ViewModel
  ) {
    let failures = changes.filter { !$0.isDone }
    viewModel.confirmations = sentences(about: changes.filter(\.isDone), on: shelf, in: sources)
    let lost = changes.compactMap(\.lostDiary)
    let (viewings, ratings) = (lost.flatMap(\.viewings), lost.count { $0.rating != nil })
    if !viewings.isEmpty || ratings > 0 {
      let reviews = viewings.count { !$0.review.isEmpty }
      viewModel.confirmations.append(words.removed(viewings: viewings.count, reviews: reviews, ratings: ratings))
      viewModel.hints.append(Hint(text: words.reverts(.redo), route: .undo))
    }
    guard !failures.isEmpty else { return }
    if viewModel.confirmations.isEmpty {
      viewModel.failure = failure(of: failures, on: shelf, in: sources)
      let isUnauthorized = failures.contains { $0.catalogError?.isAboutCredential ?? false }
      viewModel.outcome = isUnauthorized ? .unauthorized : .failed
    } else {
      viewModel.warnings += failures.filter { $0.result != .untried }.map { change in
        let advice = change.catalogError.map { $0.isAboutCredential ? " " + words.advice(for: $0) : "" } ?? ""
        return sentence(about: change, on: shelf, in: sources) + advice
      }
      let untried = failures.filter { $0.result == .untried }.map { name(of: $0, in: sources) }
      if !untried.isEmpty { viewModel.warnings.append(words.untried(untried.count, Array(untried.prefix(3)))) }
      viewModel.outcome = .shownWithProblems
    }
  }

  private func show(
    _ repair: LibraryRepair, in sources: [CatalogSource], _ viewModel: inout ShelfScene.ViewModel
  ) {
    guard let path = repair.path else {
      viewModel.confirmations = [words.nothingToRepair]
      return
    }
    viewModel.confirmations = [words.repaired(repair.count, to: path)]
    if !repair.films.isEmpty {
      let names = words.names(of: repair.films, in: sources)
      viewModel.confirmations.append(words.affected(repair.films.count, names))
    }
  }

  private func show(
    _ affected: AffectedFilms?, of step: UndoStep, in sources: [CatalogSource],
    _ viewModel: inout ShelfScene.ViewModel
  ) {
    guard let affected else {
      viewModel.failure = EmptyState(title: words.nothing(to: step))
      viewModel.outcome = .failed
      return
    }
    // As in the sentences about changes, a title needs no id.
    let title = affected.marks == nil ? nil : affected.films.first?.title?.nonBlank
    viewModel.confirmations = [
      words.performed(
        step, affected.count, title.map { [$0] } ?? words.names(of: affected.films, in: sources),
        now: affected.marks.map { words.shelves(of: $0).compactMap(\.text) })
    ]
    if affected.isOfSync { viewModel.confirmations.append(words.syncBringsBack) }
    viewModel.hints = [Hint(text: words.reverts(step), route: step == .undo ? .redo : .undo)]
  }

  private func failure(of changes: [FilmChange], on shelf: Shelf, in sources: [CatalogSource]) -> EmptyState {
    if let error = changes.lazy.compactMap(\.storeError).first {
      return words.emptyState(titled: words.shelfNotChanged(shelf), for: error)
    }
    let sentences = changes.map { sentence(about: $0, on: shelf, in: sources) }.joined(separator: " ")
    let errors = changes.compactMap(\.catalogError)
    guard let error = errors.first(where: \.isAboutCredential) ?? errors.first else {
      return EmptyState(title: words.notRemoved, message: sentences)
    }
    guard changes.count == 1 else {
      return EmptyState(title: words.notAdded, message: sentences, advice: words.advice(for: error))
    }
    return error.code == .notFound
      ? words.noSuchFilm(withID: changes[0].id.movie, at: error.host)
      : words.emptyState(titled: words.notAdded, for: [error])
  }

  /// Of more films to which the same was done, only the first are named.
  private static let mostNamed = 3

  /// A sentence about each film that was changed, or one about many to which the same was done.
  private func sentences(about changes: [FilmChange], on shelf: Shelf, in sources: [CatalogSource]) -> [String] {
    let one = { (change: FilmChange) in sentence(about: change, on: shelf, in: sources) }
    guard changes.count > Self.mostNamed else { return changes.map(one) }
    func about(
      _ films: [FilmChange], _ kind: ShelfChange, on shelf: Shelf, each: (FilmChange) -> String
    ) -> [String] {
      guard films.count > Self.mostNamed else { return films.map(each) }
      let names = films.prefix(Self.mostNamed).map { name(of: $0, in: sources) }
      return [words.changed(films.count, names, kind, on: shelf)]
    }
    var sentences = changes.filter { $0.kind == nil }.map(one)
    for kind in ShelfChange.allCases {
      let films = changes.filter { $0.kind == kind }
      sentences += about(films, kind, on: shelf, each: one)
      // The sentence about one film says it itself.
      guard films.count > Self.mostNamed else { continue }
      sentences += about(films.filter(\.leftWatchlist), .removed, on: .watchlist) {
        words.removed(name(of: $0, in: sources), from: .watchlist)
      }
      sentences += about(films.filter { $0.result == .returned }, .added, on: .watchlist) {
        words.added(name(of: $0, in: sources), to: .watchlist)
      }
    }
    return sentences
  }

  private func sentence(about change: FilmChange, on shelf: Shelf, in sources: [CatalogSource]) -> String {
    let name = name(of: change, in: sources)
    switch change.result {
    case .added: return words.added(name, to: shelf)
    case .alreadyThere: return words.alreadyThere(name, on: shelf)
    case .removed: return words.removed(name, from: shelf)
    case .returned: return "\(words.removed(name, from: shelf)) \(words.returnedToWatchlist)"
    case .unrated: return words.unrated(name)
    case .seen(let day, let rating, let before, let leftWatchlist):
      let left = leftWatchlist ? " \(words.leftWatchlist)" : ""
      if day == nil, before, let rating { return words.rated(name, words.stars(rating)) + left }
      return words.seen(name, on: day.map { words.date($0.date) }, rating: rating.map(words.stars)) + left
    case .notLoaded(let error) where error.code == .notFound:
      return words.noSuchFilm(withID: change.id.movie, at: error.host).message
    case .notLoaded(let error): return words.warning(about: name, saying: words.sentence(for: error))
    case .notSaved(let error):
      return words.warning(about: name, saying: "\(words.sentence(for: error)) \(words.advice(for: error))")
    case .untried: return words.untried(1, [name])
    case .notThere(let others):
      let question =
        others.isEmpty ? "" : " " + words.didYouMean(others.map { words.shownID($0, in: sources) })
      return words.notThere(name, on: shelf) + question
    }
  }

  private func name(of change: FilmChange, in sources: [CatalogSource]) -> String {
    change.title ?? words.shownID(change.id, in: sources)
  }
}

extension ShelfScene.FilmChange {
  /// What became of the film on the shelf; nil for another result.
  fileprivate var kind: ShelfChange? {
    switch result {
    // With a day or a rating, each film has a sentence that says so.
    case .added, .seen(nil, nil, _, _): .added
    case .alreadyThere: .alreadyThere
    case .removed, .returned: .removed
    case .seen, .unrated, .notThere, .notLoaded, .notSaved, .untried: nil
    }
  }

  fileprivate var leftWatchlist: Bool {
    if case .seen(_, _, _, let leftWatchlist) = result { leftWatchlist } else { false }
  }
}
