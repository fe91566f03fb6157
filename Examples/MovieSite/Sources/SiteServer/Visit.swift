import Hummingbird
import MovieDisplay
import MovieDomain
import MovieScenes
import SiteViews

/// A request with what its visitor has kept.
struct Visit: Sendable {
  static let cookieName = "visitor"

  let frame: PageFrame
  let context: SceneContext

  init(_ request: Request, _ site: Site) async {
    let library: VisitorLibrary? =
      if let visitor = Self.visitor(of: request) {
        await site.visitors.library(of: visitor)
      } else {
        nil
      }
    await self.init(library, request, site)
  }

  init(_ library: VisitorLibrary?, _ request: Request, _ site: Site) async {
    let store: any SettingsStore = library?.settings ?? TransientSettings()
    let settings = await store.current()
    let language = settings.language ?? Self.preferredLanguage(of: request)
    context = SceneContext(
      catalog: await site.catalogs.catalog(for: settings, language), films: library ?? TransientFilmLibrary(),
      settings: store, words: CurrentWords(store, otherwise: language), clock: site.clock)
    frame = PageFrame(
      words: siteWords(in: await context.words().languageCode), source: site.catalogs.source,
      address: request.uri.string)
  }

  /// The visitor whose cookie came with a request.
  static func visitor(of request: Request) -> Visitors.ID? {
    Visitors.ID(cookie: request.cookies[cookieName]?.value)
  }

  /// The first language of the browser that the site has words for.
  static func preferredLanguage(of request: Request) -> Language {
    for part in (request.headers[.acceptLanguage] ?? "").split(separator: ",").prefix(20) {
      let tag = part.prefix { $0 != ";" }.filter { $0 != " " }
      let known = CurrentWords.allLanguages.map(\.languageCode)
      if let language = Language(String(tag)), known.contains(language.code) { return language }
    }
    return .americanEnglish
  }

  /// Runs a scene for one request and returns the page that its view made.
  ///
  /// `error` says why there is no content, which the view does not know.
  func page<S: MovieScene, D: Display<S.Presenter.ViewModel>>(
    of scene: S.Type, _ request: S.Interactor.Request, _ view: (PageFrame, PageSink) -> D,
    error: @escaping @Sendable (S.Interactor.Response) -> (any Error)? = { _ in nil }
  ) async throws -> Response {
    let sink = PageSink()
    let failure = LastFailure()
    let shown = output(of: scene, on: view(frame, sink))
    let driver = context.open(
      scene,
      to: Output { response, isFinal in
        await failure.note(error(response))
        await shown.present(response, isFinal: isFinal)
      }, followingChanges: false)
    await driver.handle(request)
    // Without a page, the visitor has left and the scene was cancelled.
    guard let page = await sink.page else { throw CancellationError() }
    return Response(html: page.body, status: Self.status(for: page.outcome, await failure.error))
  }

  /// Shows a scene in a view, in the visitor's language.
  func output<S: MovieScene>(
    of scene: S.Type, on view: any Display<S.Presenter.ViewModel>
  ) -> Output<S.Interactor.Response> {
    Output(display: view) { [context] in
      S.Presenter(words: await context.words(), today: context.today())
    }
  }

  private static func status(for outcome: Outcome, _ error: (any Error)?) -> HTTPResponse.Status {
    switch outcome {
    case .shown, .shownWithProblems, .nothingFound: .ok
    case .invalidRequest: .badRequest
    case .unauthorized: .badGateway
    case .failed where (error as? StoreError)?.code == .sizeLimit: .conflict
    case .failed:
      switch (error as? CatalogError)?.code {
      case .notFound, .outOfRange, .unsupported: .notFound
      case .rateLimited, .timedOut: .serviceUnavailable
      case nil: .internalServerError
      default: .badGateway
      }
    }
  }
}

/// Why the last response had no content.
private actor LastFailure {
  private(set) var error: (any Error)?

  func note(_ error: (any Error)?) { self.error = error }
}

extension Response {
  static let pageHeaders: HTTPFields = [
    .contentType: "text/html; charset=utf-8", .cacheControl: "private, no-cache",
  ]

  /// A page.
  init(html: HTML, status: HTTPResponse.Status = .ok) {
    self.init(
      status: status, headers: Self.pageHeaders,
      body: .init(byteBuffer: ByteBuffer(bytes: html.bytes)))
  }
}
