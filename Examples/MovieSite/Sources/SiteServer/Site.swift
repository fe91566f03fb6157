import HTTPTypes
public import Hummingbird
import MovieDisplay
import MovieDomain
import MovieScenes
import SiteViews
import ViewerScenes

/// The pages of the site.
public nonisolated struct Site: Sendable {
  let catalogs: Catalogs
  let visitors: Visitors
  let hosts: Set<String>
  let keptPages: KeptPages
  let clock: any Clock<Duration>
  let isBehindHTTPS: Bool
  let requests: AddressLimit?
  let newVisitors: AddressLimit?
  let log: (@Sendable (String) -> Void)?
  let metrics = Metrics()

  /// The names by which a machine knows itself.
  public static let loopbackHosts: Set = ["localhost", "127.0.0.1", "[::1]"]

  /// Creates a site. It answers requests to `hosts` only, in lower case and without a port. First pages that are the
  /// same for all are kept for `age`. Behind a proxy with HTTPS, cookies are for that only. An address may make
  /// `requestsPerMinute`, and be that of `newVisitorsPerHour`; nil allows any number. `log` gets a line for each request.
  public init(
    _ catalogs: Catalogs, visitors: Visitors, hosts: Set<String> = loopbackHosts,
    keepingPagesFor age: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock(),
    isBehindHTTPS: Bool = false, requestsPerMinute: Int? = nil, newVisitorsPerHour: Int? = nil,
    log: (@Sendable (String) -> Void)? = nil
  ) {
    self.catalogs = catalogs
    self.visitors = visitors
    self.hosts = hosts
    self.clock = clock
    self.isBehindHTTPS = isBehindHTTPS
    requests = requestsPerMinute.map {
      AddressLimit($0, in: .seconds(60), isBehindProxy: isBehindHTTPS, clock)
    }
    newVisitors = newVisitorsPerHour.map {
      AddressLimit($0, in: .seconds(3600), isBehindProxy: isBehindHTTPS, clock)
    }
    self.log = log
    keptPages = KeptPages(age: age)
  }

  /// Answers requests.
  public func router() -> Router<SiteContext> {
    let router = Router(context: SiteContext.self)
    router.middlewares.add(HeadWithoutBody())
    router.middlewares.add(AccessLog(metrics: metrics, write: log))
    router.middlewares.add(HealthCheck(metrics: metrics))
    router.middlewares.add(SecurityHeaders(source: catalogs.source))
    router.middlewares.add(AssetFiles())
    if let requests { router.middlewares.add(RequestLimit(limit: requests, source: catalogs.source)) }
    router.middlewares.add(MessagePages(site: self))
    router.middlewares.add(OwnHostsOnly(hosts: hosts))
    router.middlewares.add(KnownMethodsOnly())
    router.middlewares.add(OwnFormsOnly())
    // The address of a form is not among those of `**`.
    for path: RouterPath in ["/", "**", "/settings"] {
      for method in [HTTPRequest.Method.get, .head] {
        router.on(path, method: method) { request, _ in try await page(request) }
      }
    }
    addChanges(to: router)
    return router
  }

  /// Shows what an address names.
  private func page(_ request: Request) async throws -> Response {
    // Longer than any of the site's own forms makes it.
    guard request.uri.string.utf8.count <= 2048 else { throw HTTPError(.uriTooLong) }
    // Its links to itself would lead to another host.
    guard !request.uri.path.hasPrefix("//") else { throw HTTPError(.notFound) }
    let (address, isAfterChange) = Visit.address(of: request)
    let route: Route
    do throws(RouteProblem) {
      route = try Route(address: address)
    } catch {
      throw error.asHTTPError
    }
    // A first page that was made for someone else moments ago needs no scene.
    if route == .home, !isAfterChange, Visit.visitor(of: request) == nil,
      let page = await keptPages.page(in: Visit.preferredLanguage(of: request))
    {
      var headers = Response.pageHeaders
      headers[.eTag] = page.tag
      headers[.vary] = "Accept-Language, Cookie"
      let known = (request.headers[.ifNoneMatch] ?? "").matches(of: /\*|"[^"]*"/).map(\.output)
      let isKnown = known.contains { $0 == "*" || $0 == page.tag }
      return isKnown
        ? Response(status: .notModified, headers: headers)
        : Response(status: .ok, headers: headers, body: .init(byteBuffer: page.bytes))
    }
    return try await route.open(on: Visit(request, self))()
  }

  // MARK: - Forms that change what belongs to a visitor: shelves and settings

  private func addChanges(to router: Router<SiteContext>) {
    router.post("/shelve") { request, context in
      let form = try await Form(request)
      guard let shelf = form["shelf"].flatMap(Shelf.init), let id = form["film"].flatMap({ Int($0) }) else {
        throw HTTPError(.badRequest)
      }
      let film = FilmID(catalogs.source, id)
      let change: ShelfScene.Request =
        form["on"] != "1" ? .remove([film], from: shelf) : shelf == .seen ? .see([film]) : .add([film], to: shelf)
      // A film that is not on the shelf is removed already, as after two clicks.
      return try await self.change(
        request, context, form, or: "/shelf/\(shelf.rawValue)", done: form["on"] == "1" ? [.ok] : [.ok, .notFound]
      ) { $0.show(ShelfScene.self, change) }
    }
    router.post("/settings") { request, context in
      let form = try await Form(request)
      // The scene would answer with a list of all settings, most of which are not those of a site.
      guard let key = form["key"], PageFrame.shownSettings.contains(where: { $0.rawValue == key }) else {
        throw HTTPError(.badRequest)
      }
      let change: SettingsScene.Request = form["value"].map { .set(key: key, value: $0) } ?? .reset(key: key)
      return try await self.change(request, context, form, or: "/settings") { $0.show(SettingsScene.self, change) }
    }
  }

  /// Makes a change and leads back to the page it came from, or to `path`. If it fails, the scene's page says why.
  private func change(
    _ request: Request, _ context: SiteContext, _ form: Form, or path: String, done: [HTTPResponse.Status] = [.ok],
    by change: (Visit) -> Visit.Shown
  ) async throws -> Response {
    let visitor = try await visitor(of: request, context)
    let back = form.back ?? path
    let page = try await visitors.change(visitor) { try await change(Visit($0, request, self, at: back))() }
    guard page.status != .conflict else { throw HTTPError(.conflict) }
    guard done.contains(page.status) else { return page }
    // 303: the browser loads the page again, and reloading does not repeat the change. If nothing was stored, as when a film
    // is removed that is on no shelf, there is no visitor to remember.
    guard await visitors.library(of: visitor) != nil else {
      return Response(status: .seeOther, headers: [.location: back])
    }
    let location = back + (back.contains("?") ? "&" : "?") + Visit.changeMark
    var response = Response(status: .seeOther, headers: [.location: location])
    response.setCookie(
      Cookie(
        name: Visit.cookieName, value: visitor.text, maxAge: 400 * 24 * 3600, path: "/", secure: isBehindHTTPS,
        httpOnly: true, sameSite: .lax))
    return response
  }

  /// The visitor of a request, or a new one. A cookie that names nobody may be invented, so it is not taken.
  private func visitor(of request: Request, _ context: SiteContext) async throws -> Visitors.ID {
    if let visitor = Visit.visitor(of: request), await visitors.library(of: visitor) != nil { return visitor }
    if let wait = newVisitors?.secondsToWait(for: request, context) {
      throw HTTPError(.tooManyRequests, headers: [.retryAfter: String(wait)])
    }
    return Visitors.ID()
  }
}

/// The fields of a form that was sent.
nonisolated struct Form: Sendable {
  /// What was typed in a field, or the values of the check boxes that share a name, separated by commas.
  private struct Value: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      text = try (try? String(from: decoder)) ?? [String](from: decoder).joined(separator: ", ")
    }
  }

  private let values: [String: Value]

  /// Throws an error with status 400 if the form is not well-formed or not complete.
  init(_ request: Request) async throws {
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: 10_000)
    } catch  where !(error is any HTTPResponseError || error is CancellationError) {
      // The client has left, or what it sent is not HTTP.
      throw HTTPError(.badRequest)
    }
    do {
      values = try URLEncodedFormDecoder().decode([String: Value].self, from: String(buffer: body))
    } catch {
      throw HTTPError(.badRequest)
    }
  }

  subscript(name: String) -> String? { values[name].flatMap { $0.text.isEmpty ? nil : $0.text } }

  /// The page of this site to go back to; nil if the field is no path.
  var back: String? {
    guard let path = self["back"], path.hasPrefix("/"), !path.hasPrefix("//"), !path.contains("\\"),
      path.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return path
  }
}
