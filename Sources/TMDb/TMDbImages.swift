public import HTTPPort
import HTTPTypes
public import MovieDomain

/// TMDb's pictures. They are asked for without a credential: their server wants none, and must not see one.
public struct TMDbImages: Sendable {
  /// How large a poster is to be: `w342` is 342 pixels wide and 513 high, `original` as it was uploaded.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    case w92, w154, w185, w342, w500, w780, original
  }

  private let transport: any HTTPTransport
  private let address: TMDbAddress

  public init(transport: any HTTPTransport, address: TMDbAddress = .images) {
    self.transport = transport
    self.address = address
  }

  /// The bytes of a poster, whatever they are; `path` is a film's own.
  ///
  /// Throws `CatalogError(.notFound)` for a path that is none: it comes from where anyone can edit it.
  public func poster(
    _ path: String, size: Size, timeLimit: Duration = .seconds(20)
  ) async throws(CatalogError) -> [UInt8] {
    guard Self.isPlain(path) else { throw CatalogError(.notFound, host: address.authority) }
    let request = HTTPRequest(
      method: .get, scheme: address.scheme, authority: address.authority,
      path: "\(address.path)/\(size.rawValue)\(path)", headerFields: [.accept: "image/jpeg"])
    let reply: HTTPReply
    do throws(HTTPFailure) {
      reply = try await transport.exchange(request, timeLimit: timeLimit)
    } catch {
      throw CatalogError(error, host: address.authority)
    }
    if let error = CatalogError(reply, host: address.authority) { throw error }
    return reply.body
  }

  /// Whether a reply begins as a JPEG does: enough to keep a page of HTML out of a cache.
  @Sendable public static func makesSense(_ reply: HTTPReply) -> Bool {
    reply.body.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// One name behind one slash, such as `/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg`.
  private static func isPlain(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") && (2...200).contains(path.utf8.count) && !path.contains("..")
      && path.utf8.dropFirst().allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
