import Hummingbird
import MovieDisplay
import MovieDomain
import MovieScenes
import SiteViews

/// A request with what its visitor has kept.
struct Visit: Sendable {
  static let cookieName = "visitor"

  let request: Request
  let frame: PageFrame
  let context: SceneContext
  let keptPages: KeptPages
  let visitors: Visitors

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
    self.request = request
    keptPages = site.keptPages
    visitors = site.visitors
    let store: any SettingsStore = library?.settings ?? TransientSettings()
    let settings = await store.current()
    let language = settings.language ?? Self.preferredLanguage(of: request)
    context = SceneContext(
      catalog: await site.catalogs.catalog(for: settings, language), films: library ?? TransientFilmLibrary(),
      settings: store, words: CurrentWords(store, otherwise: language), clock: site.clock)
    let words = siteWords(in: await context.words().languageCode)
    let (address, isAfterChange) = Self.address(of: request)
    // Without the cookie, what was saved is lost.
    let notice = Self.visitor(of: request) == nil ? words.needsCookies : words.done
    frame = PageFrame(
      words: words, source: site.catalogs.source, address: address, notice: isAfterChange ? notice : nil)
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
    let known = CurrentWords.allLanguages.map(\.languageCode)
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
