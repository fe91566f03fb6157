public import HTTPPort
import HTTPTypes
public import MovieDomain

/// Loads TMDb's images. Requests carry no credential because the image server does not require one.
public struct TMDbImages: Sendable {
  /// A poster size: `w342` is 342 pixels wide and 513 high; `original` is as uploaded.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    case w92, w154, w185, w342, w500, w780, original
  }

  private let transport: any HTTPTransport
  private let address: TMDbAddress

  public init(transport: any HTTPTransport, address: TMDbAddress = .images) {
    self.transport = transport
    self.address = address
  }

  /// Returns the undecoded bytes of a poster; `path` is a film's poster path.
  ///
  /// Throws `CatalogError(.notFound)` for an invalid path, since poster paths are user-supplied data.
  public func poster(
    _ path: String, size: Size, timeLimit: Duration = .seconds(20)
  ) async throws(CatalogError) -> [UInt8] {
    guard Self.isPlain(path) else { throw CatalogError(.notFound, host: address.authority) }
    let request = HTTPRequest(
      method: .get, scheme: address.scheme, authority: address.authority,
      path: "\(address.path)/\(size.rawValue)\(path)", headerFields: [.accept: "image/jpeg"])
    let response: BufferedResponse
    do throws(HTTPFailure) {
      response = try await transport.exchange(request, timeLimit: timeLimit)
    } catch {
      throw CatalogError(error, host: address.authority)
    }
    if let error = CatalogError(response, host: address.authority) { throw error }
    return response.body
  }

  /// Whether a response starts like a JPEG. Keeps HTML pages out of caches.
  @Sendable public static func isPlausible(_ response: BufferedResponse) -> Bool {
    response.body.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// Whether the path is a single file name after a slash, such as `/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg`.
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
