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
      let isKnown = request.headers[.ifNoneMatch]?.contains(page.tag) ?? false
      return isKnown
        ? Response(status: .notModified, headers: headers)
        : Response(status: .ok, headers: headers, body: .init(byteBuffer: page.bytes))
    }
    return try await route.open(on: Visit(request, self))()
  }
}
