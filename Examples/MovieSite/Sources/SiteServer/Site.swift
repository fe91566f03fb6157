import HTTPTypes
public import Hummingbird
import MovieDisplay
import MovieScenes
import SiteViews
import ViewerScenes

/// The pages of the site.
public struct Site: Sendable {
  let catalogs: Catalogs
  let visitors: Visitors
  let hosts: Set<String>
  let keptPages: KeptPages
  let clock: any Clock<Duration>
  let isBehindHTTPS: Bool
  let requestsPerMinute: Int?
  let log: (@Sendable (String) -> Void)?
  let metrics = Metrics()

  /// The names by which a machine knows itself.
  public static let loopbackHosts: Set = ["localhost", "127.0.0.1", "[::1]"]

  /// Creates a site. It answers requests to `hosts` only, in lower case and without a port. First pages that are the
  /// same for all are kept for `age`. Behind a proxy with HTTPS, cookies are for that only. An address may make
  /// `requestsPerMinute`; nil allows any number. `log` gets a line for each request.
  public init(
    _ catalogs: Catalogs, visitors: Visitors, hosts: Set<String> = loopbackHosts,
    keepingPagesFor age: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock(),
    isBehindHTTPS: Bool = false, requestsPerMinute: Int? = nil, log: (@Sendable (String) -> Void)? = nil
  ) {
    self.catalogs = catalogs
    self.visitors = visitors
    self.hosts = hosts
    self.clock = clock
    self.isBehindHTTPS = isBehindHTTPS
    self.requestsPerMinute = requestsPerMinute
    self.log = log
    keptPages = KeptPages(age: age)
  }

  /// Answers requests.
  public func router() -> Router<SiteContext> {
    let router = Router(context: SiteContext.self, options: [.autoGenerateHeadEndpoints])
    router.middlewares.add(AccessLog(metrics: metrics, write: log))
    router.middlewares.add(HealthCheck(metrics: metrics))
    router.middlewares.add(SecurityHeaders(source: catalogs.source))
    if let requestsPerMinute { router.middlewares.add(RequestLimit(requestsPerMinute, self)) }
    router.middlewares.add(MessagePages(site: self))
    router.middlewares.add(OwnHostsOnly(hosts: hosts))
    router.middlewares.add(OwnFormsOnly())
    for asset in Asset.all {
      let body = ByteBuffer(bytes: asset.bytes)
      router.get(RouterPath(asset.address)) { _, _ in
        Response(
          status: .ok,
          headers: [.contentType: asset.type, .cacheControl: "public, max-age=31536000, immutable"],
          body: .init(byteBuffer: body))
      }
    }
    // The address of a form is not among those of `**`.
    for path: RouterPath in ["/", "**", "/settings"] { router.get(path) { request, _ in try await page(request) } }
    addChanges(to: router)
    return router
  }

  /// Shows what an address names.
  private func page(_ request: Request) async throws -> Response {
    let query = request.uri.query.map { "?\($0)" } ?? ""
    let route: Route
    do throws(RouteProblem) {
      route = try Route(address: request.uri.path + query)
    } catch {
      throw error.asHTTPError
    }
    // A first page that was made for someone else moments ago needs no scene.
    if route == .home, Visit.visitor(of: request) == nil,
      let page = await keptPages.page(in: Visit.preferredLanguage(of: request))
    {
      var headers = Response.pageHeaders
      headers[.eTag] = page.tag
      headers[.vary] = "Accept-Language, Cookie"
      let isKnown = request.headers[.ifNoneMatch]?.contains(page.tag) ?? false
      return isKnown
        ? Response(status: .notModified, headers: headers)
        : Response(status: .ok, headers: headers, body: .init(byteBuffer: page.bytes))
    }
    return try await route.open(on: Visit(request, self))()
  }
}
