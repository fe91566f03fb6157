import HTTPTypes
import Hummingbird
import Logging
import MovieDomain
import NIOEmbedded
import SiteTestSupport
import Testing

@testable import SiteServer

/// Asks a site without a connection.
struct SiteClient: Sendable {
  let site: Site
  private let responder: RouterResponder<SiteContext>

  /// On a slow machine, seconds pass before any answer, so no time passes unless the clock says so.
  init(
    _ catalog: any MovieCatalog, _ visitors: Visitors, clock: any Clock<Duration> = HeldClock(),
    isBehindHTTPS: Bool = false, requestsPerMinute: Int? = nil, newVisitorsPerHour: Int? = nil,
    log: (@Sendable (String) -> Void)? = nil
  ) {
    site = Site(
      Catalogs(catalog.source, age: .zero) { _, _ in catalog }, visitors: visitors,
      hosts: ["films.example", "[2001::1]"], clock: clock, isBehindHTTPS: isBehindHTTPS,
      requestsPerMinute: requestsPerMinute, newVisitorsPerHour: newVisitorsPerHour, log: log)
    responder = site.router().buildResponder()
  }

  /// An answer with its whole body.
  struct Answer {
    var status: Int
    var headers: HTTPFields
    var body: String

    /// The cookie that the answer sets, as a browser sends it.
    var cookie: String? { headers[.setCookie].map { String($0.prefix { $0 != ";" }) } }
  }

  func answer(
    to method: HTTPRequest.Method = .get, _ path: String, _ fields: [String: String] = [:],
    at authority: String? = "films.example", form: String = ""
  ) async throws -> Answer {
    var headers = HTTPFields()
    for (name, value) in fields { headers[try #require(HTTPField.Name(name))] = value }
    let request = Request(
      head: HTTPRequest(method: method, scheme: "http", authority: authority, path: path, headerFields: headers),
      body: RequestBody(buffer: ByteBuffer(string: form)))
    let context = SiteContext(
      source: ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: Logger(label: "test")))
    let response = try await responder.respond(to: request, context: context)
    let collector = BodyCollector()
    try await response.body.write(BodyWriter(collector: collector))
    return Answer(status: response.status.code, headers: response.headers, body: await collector.text)
  }

  /// Adds a film to the favorites.
  func favorite(_ film: Int, _ fields: [String: String] = [:]) async throws -> Answer {
    try await answer(to: .post, "/shelve", fields, form: "film=\(film)&shelf=favorites&on=1")
  }
}

/// Collects the parts of a body.
private actor BodyCollector {
  private var buffer = ByteBuffer()

  var text: String { String(buffer: buffer) }

  func append(_ part: ByteBuffer) { buffer.writeImmutableBuffer(part) }
}

private struct BodyWriter: ResponseBodyWriter {
  let collector: BodyCollector

  mutating func write(_ buffer: ByteBuffer) async throws { await collector.append(buffer) }

  consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
