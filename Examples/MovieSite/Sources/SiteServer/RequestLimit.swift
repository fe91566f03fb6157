import HTTPTypes
import Hummingbird
import NIOCore
import SiteViews
import Synchronization

/// A request with the address of its connection.
public struct SiteContext: RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  /// The address; nil if the connection has none.
  public let remoteAddress: SocketAddress?

  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}

/// Refuses the requests of an address that has made more than allowed in a minute.
///
/// Of an IPv6 address, the first half counts: its owner can choose the other. Behind a proxy, the address is the last one in
/// `X-Forwarded-For`, because the visitor may have written those before.
final class RequestLimit: RouterMiddleware {
  typealias Context = SiteContext

  private static let window = Duration.seconds(60)

  private let limit: Int
  private let site: Site
  /// The time since the site started.
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex<(start: Duration, requests: [[UInt8]: Int])>((.zero, [:]))

  init(_ limit: Int, _ site: Site) {
    self.limit = limit
    self.site = site
    elapsed = Self.stopwatch(site.clock)
  }

  private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let wait = secondsToWait(address(of: request, context)) else { return try await next(request, context) }
    // Without what the visitor has kept, which would have to be read first.
    let words = siteWords(in: Visit.preferredLanguage(of: request).code)
    let frame = PageFrame(words: words, source: site.catalogs.source, address: request.uri.string)
    var response = Response(html: messagePage(words.tooManyRequests, in: frame), status: .tooManyRequests)
    response.headers[.retryAfter] = String(wait)
    return response
  }

  /// Counts a request. Returns nil if it is allowed.
  private func secondsToWait(_ address: [UInt8]) -> Int? {
    let now = elapsed()
    return state.withLock { state in
      if now - state.start >= Self.window { state = (now, [:]) }
      state.requests[address, default: 0] += 1
      guard state.requests[address, default: 0] > limit else { return nil }
      return Int((state.start + Self.window - now).components.seconds) + 1
    }
  }

  private func address(of request: Request, _ context: Context) -> [UInt8] {
    let forwarded = site.isBehindHTTPS ? request.headers[values: .forwardedFor].last : nil
    let text = forwarded?.split(separator: ",").last.map { $0.filter { $0 != " " } }
    switch text.flatMap({ try? SocketAddress(ipAddress: $0, port: 0) }) ?? context.remoteAddress {
    case .v4(let address): return withUnsafeBytes(of: address.address.sin_addr, Array.init)
    case .v6(let address): return withUnsafeBytes(of: address.address.sin6_addr) { Array($0.prefix(8)) }
    case .unixDomainSocket, nil: return []
    }
  }
}

extension HTTPField.Name {
  // Valid tokens.
  // swift-format-ignore: NeverForceUnwrap
  fileprivate static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
}
