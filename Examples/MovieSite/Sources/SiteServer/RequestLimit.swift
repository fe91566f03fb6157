import HTTPTypes
import Hummingbird
import MovieDomain
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

/// Counts what each address does in a span of time.
///
/// Of an IPv6 address, the first half counts: its owner can choose the other. Behind a proxy, which is on this machine or in
/// its private network, the address is the last one in `X-Forwarded-For`, because the visitor may have written those before.
nonisolated final class AddressLimit: Sendable {
  private let limit: Int
  private let window: Duration
  private let isBehindProxy: Bool
  /// The time since the site started.
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex<(start: Duration, counts: [[UInt8]: Int])>((.zero, [:]))

  init(_ limit: Int, in window: Duration, isBehindProxy: Bool, _ clock: any Clock<Duration>) {
    self.limit = limit
    self.window = window
    self.isBehindProxy = isBehindProxy
    elapsed = Self.stopwatch(clock)
  }

  private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// Counts a request. Returns nil if it is allowed.
  func secondsToWait(for request: Request, _ context: SiteContext) -> Int? {
    let (now, address) = (elapsed(), address(of: request, context))
    return state.withLock { state in
      if now - state.start >= window { state = (now, [:]) }
      state.counts[address, default: 0] += 1
      guard state.counts[address, default: 0] > limit else { return nil }
      return Int((state.start + window - now).components.seconds) + 1
    }
  }

  private func address(of request: Request, _ context: SiteContext) -> [UInt8] {
    let sender = Self.bytes(of: context.remoteAddress)
    // Anyone else may have written the field.
    let isFromProxy = isBehindProxy && Self.isNear(sender)
    let forwarded = isFromProxy ? request.headers[values: .forwardedFor].last : nil
    let text = forwarded?.split(separator: ",").last.map { Self.withoutPort($0.filter { $0 != " " }) }
    let address = text.flatMap { try? SocketAddress(ipAddress: $0, port: 0) }.map(Self.bytes) ?? sender
    return address.count == 16 ? Array(address.prefix(8)) : address
  }

  /// The bytes of an address. One of IPv4 has four, also at a socket for both kinds; a socket in the file system has none.
  private static func bytes(of address: SocketAddress?) -> [UInt8] {
    switch address {
    case .v4(let address): return withUnsafeBytes(of: address.address.sin_addr, Array.init)
    case .v6(let address):
      let bytes = withUnsafeBytes(of: address.address.sin6_addr, Array.init)
      let isMapped = bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
      return isMapped ? Array(bytes.suffix(4)) : bytes
    case .unixDomainSocket, nil: return []
    }
  }

  /// Whether an address is of this machine or of a private network, as that of a proxy is.
  private static func isNear(_ address: [UInt8]) -> Bool {
    // A socket in the file system.
    if address.isEmpty { return true }
    switch (address.count, address[0], address[1]) {
    case (4, 127, _), (4, 10, _), (4, 172, 16...31), (4, 192, 168), (16, 0xFC...0xFD, _): return true
    default: return address == Array(repeating: 0, count: 15) + [1]
    }
  }

  /// An address that some proxies write as `192.0.2.1:1234` or `[2001:db8::1]:1234`.
  private static func withoutPort(_ text: String) -> String {
    if text.first == "[" { return String(text.dropFirst().prefix { $0 != "]" }) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[0]) : text
  }
}

/// Refuses the requests of an address that makes more than allowed.
struct RequestLimit: SiteMiddleware {
  let limit: AddressLimit
  let source: CatalogSource

  @concurrent func handle(_ request: Request, context: Context, next: Next) async throws -> Response {
    guard let wait = limit.secondsToWait(for: request, context) else { return try await next(request, context) }
    // Without what the visitor has kept, which would have to be read first.
    let words = siteWords(in: Visit.preferredLanguage(of: request).code)
    let frame = PageFrame(words: words, source: source, address: request.uri.string)
    var response = Response(html: messagePage(words.tooManyRequests, in: frame), status: .tooManyRequests)
    response.headers[.retryAfter] = String(wait)
    return response
  }
}
