import HTTPTypes
import Hummingbird
import MovieDomain
import SiteViews
import Synchronization

/// What every request passes on its way to its page. `handle` and `next` are `@concurrent` as the server declares them,
/// which has to be said where `NonisolatedNonsendingByDefault` is on.
nonisolated protocol SiteMiddleware: RouterMiddleware where Context == SiteContext {
  typealias Next = @concurrent (Request, SiteContext) async throws -> Response
}

/// Allows pages nothing but files of the site and posters of the catalog.
struct SecurityHeaders: SiteMiddleware {
  let headers: HTTPFields

  init(source: CatalogSource) {
    // Only the scheme and the host.
    let posters = source.posterBase?.firstMatch(of: /^[^\/]*\/\/[^\/]+/).map { " \($0.output)" } ?? ""
    headers = [
      .contentSecurityPolicy: """
      default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'\(posters); connect-src 'self'; \
      form-action 'self'; base-uri 'none'; frame-ancestors 'none'
      """,
      .xContentTypeOptions: "nosniff",
      .referrerPolicy: "same-origin",
    ]
  }

  @concurrent func handle(_ request: Request, context: Context, next: Next) async throws -> Response {
    var response = try await next(request, context)
    for field in headers { response.headers[field.name] = field.value }
    return response
  }
}

/// Leaves out the body of every answer to HEAD, also of errors: a client would read it as the next answer.
struct HeadWithoutBody: SiteMiddleware {
  @concurrent func handle(_ request: Request, context: Context, next: Next) async throws -> Response {
    let response = try await next(request, context)
    return request.method == .head ? response.createHeadResponse() : response
  }
}

/// Counts requests, and writes a line for each: method, path, status and the time until the answer began. Queries are left
/// out, because they say what visitors search for.
struct AccessLog: SiteMiddleware {
  let metrics: Metrics
  let write: (@Sendable (String) -> Void)?

  @concurrent func handle(_ request: Request, context: Context, next: Next) async throws -> Response {
    let start = ContinuousClock.now
    let response = try await next(request, context)
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    metrics.count(response.status.code, milliseconds / 1000)
    guard let write else { return response }
    // A longer address is none of the site's, and would fill the disk.
    let path = String(request.uri.path.prefix(200).map { $0.isASCII && $0 > " " && $0 < "\u{7F}" ? $0 : "?" })
    write("\(request.method.rawValue) \(path) \(response.status.code) \(Int(milliseconds)) ms")
    return response
  }
}

/// The answers so far, by status.
nonisolated final class Metrics: Sendable {
  private let answers = Mutex<[Int: (count: Int, seconds: Double)]>([:])

  func count(_ status: Int, _ seconds: Double) {
    answers.withLock {
      let sum = $0[status] ?? (0, 0)
      $0[status] = (sum.count + 1, sum.seconds + seconds)
    }
  }

  /// In the format of Prometheus.
  var text: String {
    let answers = answers.withLock(\.self).sorted { $0.key < $1.key }
    func counter(_ name: String, _ value: (Int, Double) -> String) -> String {
      let lines = answers.map { "\(name){status=\"\($0.key)\"} \(value($0.value.count, $0.value.seconds))\n" }
      return "# TYPE \(name) counter\n\(lines.joined())"
    }
    return counter("movie_site_answers_total") { count, _ in "\(count)" }
      + counter("movie_site_answer_seconds_total") { _, seconds in "\(seconds)" }
  }
}

/// Answers `/health` and `/metrics`, also to a name or an address that is not one of the site's, as the checks of a proxy use.
struct HealthCheck: SiteMiddleware {
  let metrics: Metrics

  @concurrent func handle(_ request: Request, context: Context, next: Next) async throws -> Response {
    let text: String
    switch (request.uri.path, request.method) {
    case ("/health", .get), ("/health", .head): text = "ok\n"
    case ("/metrics", .get), ("/metrics", .head): text = metrics.text
    default: return try await next(request, context)
    }
    return Response(
      status: .ok, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(string: text)))
  }
}

/// Answers with a file of the site, also where pages are refused: that page needs its looks.
struct AssetFiles: SiteMiddleware {
  private let files = Dictionary(
    uniqueKeysWithValues: Asset.all.map { ($0.address, (type: $0.type, body: ByteBuffer(bytes: $0.bytes))) })

  @concurrent func handle(_ request: Request, context: Context, next: Next) async throws -> Response {
    guard [.get, .head].contains(request.method), let file = files[request.uri.path] else {
      return try await next(request, context)
    }
    return Response(
      status: .ok, headers: [.contentType: file.type, .cacheControl: "public, max-age=31536000, immutable"],
      body: .init(byteBuffer: file.body))
  }
}

/// Makes errors pages.
struct MessagePages: SiteMiddleware {
  let site: Site

  @concurrent func handle(_ request: Request, context: Context, next: Next) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let status = Self.status(for: error)
      // The page does not say why. Of storage, the operator was told already.
      if status == .internalServerError, !(error is StoreError) {
        site.log?("error: \(String(describing: error).filter { !$0.isNewline })")
      }
      let frame = await Visit(request, site).frame
      let text =
        switch status {
        case .notFound, .methodNotAllowed: frame.words.pageNotFound
        case .forbidden: frame.words.refused
        case .misdirectedRequest: frame.words.otherHost
        case .conflict: frame.words.shelvesFull
        case .badRequest, .contentTooLarge, .uriTooLong: frame.words.notUnderstood
        case .tooManyRequests: frame.words.tooManyVisitors
        default: frame.words.failed
        }
      let details = error as? HTTPError
      var response = Response(
        html: messagePage(details?.body.map { "\(text.dropLast()): \($0)" } ?? text, in: frame),
        status: status)
      response.headers.append(contentsOf: details?.headers ?? [:])
      return response
    }
  }

  private static func status(for error: any Error) -> HTTPResponse.Status {
    switch error {
    // The visitor has left. The number is for the log and the metrics, in which it is no fault of the site.
    case is CancellationError: HTTPResponse.Status(code: 499, reasonPhrase: "Client Closed Request")
    case let error as any HTTPResponseError: error.status
    default: .internalServerError
    }
  }
}

/// Refuses requests to other hosts. A page of another site could otherwise read this one: its host name may lead to the
/// address of this machine, once the page is loaded.
struct OwnHostsOnly: SiteMiddleware {
  let hosts: Set<String>

  @concurrent func handle(_ request: Request, context: Context, next: Next) async throws -> Response {
    // The first `Host` field is the authority. A second one would be among the headers.
    guard let host = request.head.authority.flatMap(Site.host), request.headers[.secondHost] == nil else {
      throw HTTPError(.badRequest)
    }
    guard hosts.contains(host) else { throw HTTPError(.misdirectedRequest) }
    return try await next(request, context)
  }
}

nonisolated extension Site {
  /// The host of an authority, in lower case; nil if it is not valid. The port may be that of a proxy.
  public static func host(of authority: String) -> String? {
    let bracket = authority.first == "[" ? authority.firstIndex(of: "]").map(authority.index(after:)) : nil
    let end = bracket ?? authority.firstIndex(of: ":") ?? authority.endIndex
    let port = authority[end...]
    guard port.isEmpty || port.first == ":", port.utf8.dropFirst().allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return end == authority.startIndex ? nil : authority[..<end].lowercased()
  }
}

/// Refuses methods that an address does not have.
struct KnownMethodsOnly: SiteMiddleware {
  @concurrent func handle(_ request: Request, context: Context, next: Next) async throws -> Response {
    let methods: [HTTPRequest.Method] =
      switch request.uri.path.split(separator: "/") {
      case ["shelve"]: [.post]
      case ["settings"]: [.get, .head, .post]
      default: [.get, .head]
      }
    guard methods.contains(request.method) else {
      throw HTTPError(.methodNotAllowed, headers: [.allow: methods.map(\.rawValue).joined(separator: ", ")])
    }
    return try await next(request, context)
  }
}

/// Refuses changes that other sites ask a visitor's browser to make.
struct OwnFormsOnly: SiteMiddleware {
  @concurrent func handle(_ request: Request, context: Context, next: Next) async throws -> Response {
    if request.method == .post, !isOwn(request) { throw HTTPError(.forbidden) }
    return try await next(request, context)
  }

  private func isOwn(_ request: Request) -> Bool {
    if let site = request.headers[.secFetchSite] { return site == "same-origin" || site == "none" }
    guard let origin = request.headers[.origin] else { return true }  // Not from a browser.
    guard let host = request.head.authority else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }
}

// Each is a valid token.
// swift-format-ignore: NeverForceUnwrap
nonisolated extension HTTPField.Name {
  static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
  /// The field of a request for a part of a page, and of its response.
  static let part = HTTPField.Name("X-Part")!
  static let proxyBuffering = HTTPField.Name("X-Accel-Buffering")!
  static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
  static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
  /// A field in addition to the first one, which is the authority of a request.
  static let secondHost = HTTPField.Name("Host")!
}
