import Foundation
import HTTPTypes
import Hummingbird
import MovieDisplay
import MovieDomain
import MovieScenes
import SiteViews
import ViewerScenes

/// Shows scenes as responses.
nonisolated extension Visit: Stage {
  typealias Shown = @concurrent () async throws -> Response

  var sources: [CatalogSource] { context.sources }

  func show(_ scene: HomeScene.Type, _ request: HomeScene.Request) -> Shown { { try await home(request) } }

  func show(_ scene: ListScene.Type, _ request: ListScene.Request) -> Shown {
    {
      let form = Task { await filterForm() }
      // Without an error, there is nothing of the kind, such as a collection with the film.
      return try await page(scene, request, error: { $0.error ?? CatalogError(.notFound) }) { viewModel, _ in
        await frame.page(of: viewModel, filter: form.value)
      }()
    }
  }

  /// What the catalog answers within some seconds. A page with choices works without them, so it does not wait for longer.
  private func soon<Answer: Sendable>(
    _ ask: @escaping @Sendable (any MovieCatalog) async throws -> Answer
  ) async throws -> Answer {
    // The question may go on, for other visitors who wait for the same answer.
    let (answers, next) = AsyncThrowingStream.makeStream(of: Answer.self)
    let asking = Task {
      do { next.yield(try await ask(context.catalog)) } catch { next.finish(throwing: error) }
    }
    let waiting = Task {
      try await context.clock.sleep(for: .seconds(3))
      next.finish()
    }
    defer {
      asking.cancel()
      waiting.cancel()
    }
    for try await answer in answers { return answer }
    throw CatalogError(.timedOut)
  }

  /// The form for films by criteria; nil on other pages.
  private func filterForm() async -> HTML? {
    guard case .discover(var criteria, _)? = try? Route(address: frame.address) else { return nil }
    let words = await context.words()
    let genres = (try? await soon { try await $0.genres() }) ?? []
    for index in criteria.indices where criteria[index].name == "genre" {
      // A link has the id, and a name may be that of the catalog.
      let value = criteria[index].value.lowercased()
      let genre = genres.first { String($0.id) == value || $0.name.lowercased() == value }
      if let genre { criteria[index].value = words.genre(genre.name) }
    }
    let years = stride(from: context.today().year / 10 * 10, through: 1890, by: -10)
    func range(_ lower: Int?, _ upper: Int?, _ name: (String) -> String = { $0 }) -> PageFrame.Choice {
      let (lower, upper) = (lower.map(String.init), upper.map(String.init))
      return ("\(lower ?? "")..\(upper ?? "")", name(words.range(lower, upper)))
    }
    return frame.filterForm(
      criteria,
      [
        ("genre", frame.words.genre, sorted(genres.map { words.genre($0.name) }.map { ($0, $0) })),
        ("year", frame.words.years, years.map { range($0, $0 + 9) }),
        ("score", words.score, (5...9).reversed().map { range($0, nil) }),
        (
          "runtime", frame.words.runtime,
          [(nil, 60), (60, 90), (90, 120), (120, nil)].map { range($0, $1, words.minuteRange) }
        ),
        (
          "sort", frame.words.sortBy,
          context.catalog.source.orders.compactMap { order in words.order(order).map { (order.rawValue, $0) } }
        ),
      ])
  }

  /// The choices by name, as the visitor's language orders them.
  private func sorted(_ choices: [PageFrame.Choice]) -> [PageFrame.Choice] {
    let locale = Locale(identifier: frame.words.languageCode)
    return choices.sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }
  }

  func show(_ scene: PeopleScene.Type, _ request: PeopleScene.Request) -> Shown {
    page(scene, request, error: \.error) { viewModel, _ in frame.page(of: viewModel) }
  }

  func show(_ scene: DetailScene.Type, _ request: DetailScene.Request) -> Shown {
    {
      let fault = await context.films.fault
      if let fault { visitors.report(fault, of: Self.visitor(of: self.request)) }
      let warning = fault == nil ? nil : await context.words().viewer.shelfNotRead(nil)
      return try await page(scene, request, error: \.value.error) { viewModel, response in
        frame.page(
          of: viewModel, warning: warning, overviewLanguage: response.value.value?.details.overviewLanguage)
      }()
    }
  }

  func show(_ scene: PersonScene.Type, _ request: PersonScene.Request) -> Shown {
    page(scene, request, error: \.value.error) { viewModel, response in
      frame.page(of: viewModel, biographyLanguage: response.value.value?.biographyLanguage)
    }
  }

  func show(_ scene: GenresScene.Type, _ request: GenresScene.Request) -> Shown {
    page(scene, request, error: \.value.error) { viewModel, _ in frame.page(of: viewModel) }
  }

  func show(_ scene: StatsScene.Type, _ request: StatsScene.Request) -> Shown {
    page(scene, request, error: { $0.found?.error }) { viewModel, _ in frame.page(of: viewModel) }
  }

  func show(_ scene: CalendarScene.Type, _ request: CalendarScene.Request) -> Shown {
    page(scene, request, error: { $0.found?.error }) { viewModel, _ in frame.page(of: viewModel) }
  }

  func show(_ scene: SettingsScene.Type, _ request: SettingsScene.Request) -> Shown {
    {
      let choices = await choices()
      // A change that is refused shows the settings as they are.
      return try await page(
        scene, after: request == .load ? nil : .load, request,
        error: { response in
          switch response.problem {
          case .failed(let error): error
          case .notChecked(let error): error
          case .invalidRequest, nil: nil
          }
        }
      ) { viewModel, _ in
        frame.page(of: viewModel, choices: choices)
      }()
    }
  }

  /// The values of settings that can be listed. If the catalog cannot tell its genres or services, their names are typed.
  private func choices() async -> [Setting: [PageFrame.Choice]] {
    let locale = Locale(identifier: frame.words.languageCode)
    let words = await context.words()
    let countries = Locale.Region.isoRegions.compactMap { region -> PageFrame.Choice? in
      guard Region(region.identifier) != nil, let name = locale.localizedString(forRegionCode: region.identifier) else {
        return nil
      }
      return (region.identifier, name)
    }
    var choices: [Setting: [PageFrame.Choice]] = [
      .language: siteLanguages.map { ($0.languageCode, $0.languageName) }, .region: countries,
    ]
    async let allServices = soon { try await $0.streamingServices() }
    if let genres = try? await soon({ try await $0.genres() }) {
      choices[.genre] = genres.map { words.genre($0.name) }.map { ($0, $0) }
    }
    choices = choices.mapValues(sorted)
    do {
      // The most important first. A comma would make two services of one.
      let services = try await allServices.map(\.name).filter { !$0.contains(",") }
      choices[.services] = services.map { ($0, $0) }
    } catch {
      if (error as? CatalogError)?.code == .unsupported { choices[.services] = [] }
    }
    return choices
  }

  func show(_ scene: ShelfScene.Type, _ request: ShelfScene.Request) -> Shown {
    let shelf: Shelf? = if case .load(let shelf, _, _, _) = request { shelf } else { nil }
    return page(
      scene, request,
      error: { response in
        if let error: any Error = response.error ?? response.filterError { return error }
        // A change that fails for neither reason is to remove a film that is not on the shelf.
        guard case .films(let changes, _)? = response.lastChange, let change = changes.first else { return nil }
        return change.storeError ?? change.catalogError ?? CatalogError(.notFound)
      },
      leadingTo: { response in
        // The last film of a page may have been removed.
        guard response.lastChange == nil, response.page > response.lastPage,
          case .shelf(let id, let criteria, let sort, let isDescending, _)? = try? Route(address: frame.address)
        else { return nil }
        return .shelf(id: id, criteria, sort: sort, isDescending: isDescending, page: response.lastPage)
      }
    ) { viewModel, _ in
      frame.page(of: viewModel, sorting: shelf)
    }
  }

  func show(_ scene: PickScene.Type, _ request: PickScene.Request) -> Shown {
    var another: Hint?
    if case .pick(_, let seed) = request, case .pick(let shelf, let criteria, _)? = try? Route(address: frame.address) {
      another = Hint(text: frame.words.another, route: .pick(from: shelf, criteria, seed: (seed &+ 1) % 1000))
    }
    return page(
      scene, request,
      error: { response in
        switch response.pick {
        case .failure(.catalog(let error)): error
        case .failure(.store(let error)): error
        case .success, nil: nil
        }
      }
    ) { [another] viewModel, response in
      var viewModel = viewModel
      if case .success(let pick)? = response.pick, pick.total > 1 { viewModel.hints += [another].compactMap(\.self) }
      return frame.page(of: viewModel, describesFilms: true)
    }
  }

  func show(_ scene: SearchScene.Type, _ request: SearchScene.Request) -> Shown {
    let isPart = self.request.headers[.part] != nil
    let query = if case .submit(let query, _, _) = request { query } else { "" }
    let page = page(
      scene, isPart ? .queryChanged(query) : request,
      error: { response in
        if case .failed(_, let error) = response.progress { error } else { response.results?.error }
      }
    ) { viewModel, _ in
      frame.page(of: viewModel)
    }
    guard isPart else { return page }
    // The browser abandons the search of each letter. Noticing that costs the connection, so only this page does.
    return {
      try await self.request.body.consumeWithCancellationOnInboundClose { _ in
        var response = try await page()
        response.headers[.part] = "results"
        response.headers[.connection] = "close"
        // The way back to this address would show the part as a page.
        response.headers[.cacheControl] = "no-store"
        return response
      }
    }
  }

  /// Leads to the page of what was found, or lists what may be meant.
  func show(_ scene: ReferenceScene.Type, _ request: ReferenceScene.Request) -> Shown {
    page(scene, request, error: { $0?.error?.failure }, leadingTo: { try? $0?.get() }) { viewModel, _ in
      frame.page(of: viewModel)
    }
  }

  /// The site has no history: the browser has one. It has no account to sync with, and stores nothing that news need.
  func show(_ scene: HistoryScene.Type, _ request: HistoryScene.Request) -> Shown { { throw HTTPError(.notFound) } }
  func show(_ scene: SyncScene.Type, _ request: SyncScene.Request) -> Shown { { throw HTTPError(.notFound) } }
  func show(_ scene: NewsScene.Type, _ request: NewsScene.Request) -> Shown { { throw HTTPError(.notFound) } }
  func leave(to route: Route) -> Shown { { throw HTTPError(.notFound) } }
  func reject(_ problem: RouteProblem) -> Shown { { throw problem.asHTTPError } }

  /// Runs a scene for one request, after another if it needs that, and returns its last response as a page, or leads to
  /// another page.
  ///
  /// `error` says why there is no content, which the view does not know. Faults of the storage are the operator's.
  private func page<S: MovieScene>(
    _ scene: S.Type, after first: S.Interactor.Request? = nil, _ request: S.Interactor.Request,
    error: @escaping @Sendable (S.Interactor.Response) -> (any Error)? = { _ in nil },
    leadingTo route: @escaping @Sendable (S.Interactor.Response) -> Route? = { _ in nil },
    _ markup: @escaping @Sendable (S.Presenter.ViewModel, S.Interactor.Response) async -> HTML
  ) -> Shown where S.Presenter.ViewModel: SceneViewModel {
    {
      let requests = [first, request].compactMap(\.self)
      // Without a response, the visitor has left and the scene was canceled.
      guard let response = await context.lastResponse(of: scene, to: requests) else { throw CancellationError() }
      if let address = route(response)?.address { return Response(status: .seeOther, headers: [.location: address]) }
      let viewModel = await context.presenter(of: scene).viewModel(for: response)
      let failure = error(response)
      if let fault = failure as? StoreError { visitors.report(fault, of: Self.visitor(of: self.request)) }
      let status = Self.status(for: viewModel.outcome, failure)
      guard status != .internalServerError else { throw failure ?? HTTPError(status) }
      return Response(html: await markup(viewModel, response), status: status)
    }
  }

  private static func status(for outcome: Outcome, _ error: (any Error)?) -> HTTPResponse.Status {
    switch outcome {
    case .shown, .shownWithProblems, .shownUnauthorized, .nothingFound: .ok
    case .invalidRequest: .badRequest
    case .unauthorized: .badGateway
    case .failed:
      switch error {
      case let error as CatalogError: status(for: error)
      case let error as StoreError where error.code == .sizeLimit: .conflict
      case let error as ReferenceFailure: status(for: error)
      default: .internalServerError
      }
    }
  }

  private static func status(for error: CatalogError) -> HTTPResponse.Status {
    switch error.code {
    case .notFound, .outOfRange, .unsupported: .notFound
    case .rateLimited, .timedOut: .serviceUnavailable
    default: .badGateway
    }
  }

  private static func status(for failure: ReferenceFailure) -> HTTPResponse.Status {
    switch failure {
    case .ambiguous: .ok
    case .catalog(let error): status(for: error)
    case .store: .internalServerError
    case .notFound, .unknownIMDbID, .withoutIMDbIDs, .otherKind, .otherCatalog, .noServices: .notFound
    }
  }
}

nonisolated extension Result {
  fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}

nonisolated extension FilmLibrary {
  /// Why the library cannot be read; nil if it can.
  fileprivate var fault: StoreError? {
    get async {
      do throws(StoreError) { _ = try await marks(of: []) } catch { return error }
      return nil
    }
  }
}

nonisolated extension RouteProblem {
  /// The error of an address that leads nowhere, or has a value that cannot be used.
  var asHTTPError: HTTPError {
    switch self {
    case .unknown: HTTPError(.notFound)
    case .criterion(let criterion, _): HTTPError(.badRequest, message: "\(criterion.name)=\(criterion.value)")
    }
  }
}
