import HTTPTypes
public import MovieDomain
public import MovieHTTP

/// Loads images from TMDb's image server. Requests carry no credential, because the server needs none.
public struct TMDbImages: Sendable {
  /// The size of a picture in pixels. A poster is one and a half times as high as it is wide. The raw value is TMDb's name
  /// for the size.
  public enum Size: String, Sendable, Hashable {
    /// 45 pixels wide, for portraits.
    case w45
    /// 92 pixels wide.
    case w92
    /// 154 pixels wide.
    case w154
    /// 185 pixels wide, also for portraits.
    case w185
    /// 342 pixels wide.
    case w342
    /// 500 pixels wide.
    case w500
    /// 780 pixels wide.
    case w780
    /// 632 pixels high, for portraits, which are 421 wide then.
    case h632

    /// Returns the smallest size of a poster that is at least as wide, up to 780 pixels.
    public static func poster(covering width: Int) -> Size {
      let smaller: [Size] = [.w92, .w154, .w185, .w342, .w500]
      return smaller.first { Int($0.rawValue.dropFirst()) ?? 0 >= width } ?? .w780
    }

    /// Returns the smallest size of a portrait that is at least as wide, up to 421 pixels.
    public static func portrait(covering width: Int) -> Size {
      width <= 45 ? .w45 : width <= 185 ? .w185 : .h632
    }
  }

  private let transport: any HTTPTransport
  private let address: TMDbAddress

  /// Creates a loader that sends its requests over `transport`.
  public init(transport: any HTTPTransport, address: TMDbAddress = .images) {
    self.transport = transport
    self.address = address
  }

  /// Returns the bytes of a JPEG file; `path` is the `posterPath` of a film or the `profilePath` of a person.
  ///
  /// Throws `CatalogError(.notFound)` for a path that is not a plain file name, because anyone can edit paths at TMDb,
  /// and other codes when the picture cannot be loaded.
  public func picture(
    _ path: String, size: Size, timeLimit: Duration = .seconds(20)
  ) async throws(CatalogError) -> [UInt8] {
    guard ImagePath.isPlain(path) else { throw CatalogError(.notFound, host: address.authority) }
    let request = HTTPRequest(
      method: .get, scheme: address.scheme, authority: address.authority,
      path: "\(address.path)/\(size.rawValue)\(path)", headerFields: [.accept: "image/jpeg"])
    let response = try await transport.response(to: request, timeLimit: timeLimit)
    guard response.body.starts(with: Self.start) else {
      throw CatalogError(.malformedResponse, host: address.authority)
    }
    return response.body
  }

  /// Loads pictures, so that a transport with a cache has them when there is no network.
  ///
  /// The time limit is for all together. What cannot be loaded in time is left out: a film is worth as much without its
  /// poster.
  public func prefetch(_ paths: [String], size: Size, timeLimit: Duration) async {
    let end = ContinuousClock.now.advanced(by: timeLimit)
    var waiting = paths[...]
    await withTaskGroup(of: Void.self) { group in
      func startNext() {
        let left = ContinuousClock.now.duration(to: end)
        guard left > .zero, let path = waiting.popFirst() else { return }
        group.addTask { _ = try? await picture(path, size: size, timeLimit: left) }
      }
      // Of many at the same time, none may come in time on a slow network.
      for _ in 0..<8 { startNext() }
      while await group.next() != nil { startNext() }
    }
  }

  /// How a JPEG file begins.
  private static let start: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Whether a response begins and ends like a JPEG file. Keeps the pages of captive portals and parts of files out of
  /// caches.
  @Sendable public static func isPlausible(_ response: BufferedResponse) -> Bool {
    response.body.starts(with: start) && response.body.suffix(2) == [0xFF, 0xD9]
  }
}
