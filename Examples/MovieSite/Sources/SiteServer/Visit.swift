import HTTPTypes
import Hummingbird
import MovieDisplay
import MovieDomain
import MovieScenes
import SiteViews
import ViewerScenes

/// A request with what its visitor has kept.
nonisolated struct Visit: Sendable {
  static let cookieName = "visitor"

  let request: Request
  let frame: PageFrame
  let context: SceneContext
  let keptPages: KeptPages
  let visitors: Visitors

  init(_ request: Request, _ site: Site) async {
    await self.init(site.visitors.library(of: Self.visitor(of: request)), request, site)
  }

  /// Creates a visit of the page at the request's address, or at another `page`, as for a change that was made there.
  init(_ library: VisitorLibrary?, _ request: Request, _ site: Site, at page: String? = nil) async {
    self.request = request
    keptPages = site.keptPages
    visitors = site.visitors
    let stored = await library?.settings()
    let store: any SettingsStore = stored?.store ?? TransientSettings()
    let settings = stored?.values ?? UserSettings()
    let language = settings.language ?? Self.preferredLanguage(of: request)
    context = SceneContext(
      catalog: await site.catalogs.catalog(for: settings, language), films: library ?? TransientFilmLibrary(),
      settings: store, words: CurrentWords(store, otherwise: language, in: CurrentWords.allLanguages), clock: site.clock
    )
    let words = siteWords(in: language.code)
    let (address, isAfterChange) = Self.address(of: request)
    // Without the cookie, what was saved is lost.
    let notice = Self.visitor(of: request) == nil ? words.needsCookies : words.done
    frame = PageFrame(
      words: words, source: site.catalogs.source, address: page ?? address, notice: isAfterChange ? notice : nil)
  }

  /// The end of the address to which a change leads.
  static let changeMark = "done=1"

  /// The address of a page, and whether a change has led to it.
  static func address(of request: Request) -> (text: String, isAfterChange: Bool) {
    let text = request.uri.path + (request.uri.query.map { "?\($0)" } ?? "")
    guard text.hasSuffix("?" + changeMark) || text.hasSuffix("&" + changeMark) else { return (text, false) }
    return (String(text.dropLast(changeMark.count + 1)), true)
  }

  /// The visitor whose cookie came with a request.
  static func visitor(of request: Request) -> Visitors.ID? {
    Visitors.ID(cookie: request.cookies[cookieName]?.value)
  }

  /// The language that the browser prefers among those that the site has words for.
  static func preferredLanguage(of request: Request) -> Language {
    let known = siteLanguages.map(\.languageCode)
    var (best, highest) = (Language.americanEnglish, 0.0)
    for part in (request.headers[.acceptLanguage] ?? "").split(separator: ",").prefix(20) {
      let fields = part.filter { $0 != " " }.split(separator: ";")
      guard let language = fields.first.flatMap({ Language(String($0)) }), known.contains(language.code) else {
        continue
      }
      let weight = fields.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if weight > highest { (best, highest) = (language, weight) }
    }
    return best
  }

  // MARK: - The first page

  /// Sends the first page in parts. What all visitors without shelves see is kept for others.
  func home(_ first: HomeScene.Request) async throws -> Response {
    var headers = Response.pageHeaders
    // Without a length, the server would send the end of a body, which an answer to HEAD does not have.
    if request.method == .head {
      var length = 0
      _ = try await make(first) { length += $0.readableBytes }
      headers[.contentLength] = String(length)
      return Response(status: .ok, headers: headers)
    }
    headers[.connection] = "close"
    // A proxy that compresses would otherwise send nothing before the page is complete.
    headers[.proxyBuffering] = "no"
    return Response(
      status: .ok, headers: headers,
      body: .init { [self] writer in
        // A page that is slow to make is often abandoned. Noticing that costs the connection, so kept pages do not.
        let whole = try await request.body.consumeWithCancellationOnInboundClose { _ in
          try await make(first) { try await writer.write($0) }
        }
        if let whole, frame.notice == nil, Self.visitor(of: request) == nil {
          await keptPages.keep(whole, in: Self.preferredLanguage(of: request))
        }
        try await writer.finish(nil)
      })
  }

  /// Writes the first page, part by part. Returns all of it, or nil if it should not be kept.
  @concurrent private func make(
    _ first: HomeScene.Request, _ write: @concurrent (ByteBuffer) async throws -> Void
  ) async throws -> ByteBuffer? {
    let (parts, continuation) = AsyncStream.makeStream(of: HTML.self)
    let page = HomePage(frame) { continuation.yield($0) }
    async let made: Void = {
      let shown = Output(display: page) { await context.presenter(of: HomeScene.self) }
      let home = context.open(HomeScene.self, to: shown, followingChanges: false)
      await home.handle(first)
      continuation.finish()
    }()
    var whole = ByteBuffer()
    for await part in parts {
      whole.writeBytes(part.bytes)
      try await write(ByteBuffer(bytes: part.bytes))
    }
    await made
    return await page.isComplete ? whole : nil
  }
}

nonisolated extension Response {
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

/// First pages that were made for visitors without shelves and settings, who all see the same.
actor KeptPages {
  /// A page, and a tag that changes with it.
  struct Page {
    let bytes: ByteBuffer
    let tag: String
    fileprivate let made: ContinuousClock.Instant
  }

  private let age: Duration
  private var pages: [Language: Page] = [:]

  init(age: Duration) {
    self.age = age
  }

  func page(in language: Language) -> Page? {
    guard let page = pages[language], ContinuousClock.now - page.made < age else { return nil }
    return page
  }

  func keep(_ bytes: ByteBuffer, in language: Language) {
    if pages.count >= 100 { pages = [:] }
    pages[language] = Page(
      bytes: bytes, tag: "\"\(Asset.fingerprint(of: Array(bytes.readableBytesView)))\"", made: .now)
  }
}
