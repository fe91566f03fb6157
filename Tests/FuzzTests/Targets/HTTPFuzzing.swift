import HTTPTypes
import MovieDomain
import MovieTestSupport

@testable import MovieCurl
@testable import MovieHTTP
@testable import MovieStore
@testable import MovieTMDb

/// Header lines become a response; its fields decide about caching and retries; a file of the cache becomes it again.
enum HTTPFuzzing {
  private static let now: Int64 = 1_795_000_000
  private static let secret = "s3cret-token"

  static func run(_ bytes: [UInt8]) throws {
    var parser = ResponseHeadParser()
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
      let failure = bytes[start..<end].withUnsafeBytes { parser.receive($0) }
      if failure != nil { return }
      start = end
    }
    guard let head = parser.response else { return }
    let body = Array(bytes.suffix(32))
    let response = BufferedResponse(head: head, body: body)
    _ = (CacheControl(head.headerFields).lifetime, head.requestedDelay, response.isStorable)
    _ = CatalogError(response.head, body: response.body, host: "api.example.org")
    try stored(head, body)
    try redacted(head, body)
  }

  private static func stored(_ head: HTTPResponse, _ body: [UInt8]) throws {
    let policy = HTTPCachePolicy(longestAge: .seconds(181 * 86_400), leavingOut: ["api_key"])
    let path = head.headerFields.first?.value ?? "/"
    let request = HTTPRequest(method: .get, scheme: "https", authority: "api.example.org", path: path)
    guard let key = HTTPCacheKey(request, leavingOut: ["api_key"]) else { return }
    let control = CacheControl(head.headerFields)
    for time in [now, .min, .max, Int64(body.count) - 16] {
      let entry = HTTPCacheEntry(head: head, body: body, confirmedAt: time)
      _ = (entry.age(at: now).map { Duration.seconds($0) }, entry.isFresh(for: control, at: now, policy))
      _ = entry.confirmed(by: head, at: time)
      guard (200..<300).contains(head.status.code) else { continue }
      let stored = HTTPCacheEntry(cached: entry.bytes(for: key), for: key)
      try require(stored?.body == body, "A cached response cannot be read again: \(entry.head.headerFields)")
    }
    _ = RecordedExchange.fileName(for: key.text)
  }

  /// A secret that the server echoes.
  private static func redacted(_ head: HTTPResponse, _ body: [UInt8]) throws {
    var bytes = body + Array(secret.utf8) + body
    bytes.overwrite([Array(secret.utf8), body])
    let text = String(decoding: bytes, as: UTF8.self)
    try require(!text.contains(secret), "A secret is left: \(text)")
  }
}

/// The files of a recording: one with its conditions, and one with an exchange.
///
/// The first byte chooses whether the rest is either of them, or changes to a sound one.
enum RecordingFuzzing {
  private static let url = "https://api.example.org/3/movie/603"

  private static let manifest = #"""
    {"format":"vip-recording","version":1,"address":"https://api.example.org/3","imageAddress":"https://i.example.org",
    "language":"en-US","region":"US","adult":false,"today":"2026-11-22"}
    """#

  private static let exchange = #"""
    {"url":"https://api.example.org/3/movie/603","status":200,"headers":{"Content-Type":"application/json",
    "ETag":"x"},"body":"{\"id\":603}","base64":null,"failure":null}
    """#

  static func run(_ bytes: [UInt8]) async throws {
    var choices = Choices(bytes.dropFirst())
    let rest = Array(bytes.dropFirst())
    let (conditions, response): ([UInt8]?, [UInt8]?) =
      switch (bytes.first ?? 0) & 3 {
      case 0: (rest, nil)
      case 1: (OddJSON.document(manifest, &choices), nil)
      case 2: (nil, rest)
      default: (nil, OddJSON.document(exchange, &choices))
      }
    let folder = TemporaryFolder()
    let recording = Recording(directory: folder.path, leavingOut: ["api_key"])
    if let conditions {
      try folder.write(conditions, to: "recording.json")
      do throws(StoreError) {
        guard let read = try recording.conditions() else { throw StoreError(.missing) }
        try recording.begin(read)
      } catch {
        try require([.malformed, .newerVersion].contains(error.code), "A recording cannot be read: \(error)")
      }
    }
    if let response {
      try folder.write(response, to: RecordedExchange.fileName(for: url))
      let request = HTTPRequest(method: .get, scheme: "https", authority: "api.example.org", path: "/3/movie/603")
      _ = try? await ReplayingTransport(recording).exchange(request, timeLimit: .seconds(1))
    }
  }
}
