import HTTPTypes
import Testing

@testable import MovieHTTP

@Suite struct HTTPCacheKeyTests {
  private func key(_ request: HTTPRequest) -> HTTPCacheKey? { HTTPCacheKey(request, leavingOut: ["api_key"]) }

  @Test(arguments: [
    "/a?page=1&api_key=s3cret", "/a?api_key=s3cret&page=1", "/a?page=1&api%5Fkey=s3cret", "/a?page=1&%61PI_KEY=s3cret",
    "/a?api_key=s3cret&page=1&api_key=s3cret", "/a?page=1&api_key",
  ])
  func `A key contains no credential`(path: String) {
    #expect(key(.get(path, [.authorization: "Bearer s3cret"]))?.text == "https://api.example/a?page=1")
  }

  @Test func `Different URLs have different keys`() {
    let paths = ["/a", "/a?page=1", "/a?page=2", "/a?query=x%26api_key", "/A", "/a?page=1&my_api_key=2", "/a?x=?"]
    #expect(Set(paths.map { key(.get($0)) }).count == paths.count)
    #expect(key(.get("/a?api_key=1")) == key(.get("/a")))
    var request = HTTPRequest.get("/a")
    request.authority = "API.example"
    request.scheme = "HTTPS"
    #expect(key(request) == key(.get("/a")))
  }

  @Test func `Only the named parameters are omitted`() {
    #expect(HTTPCacheKey(.get("/a?api_key=1"), leavingOut: ["key"])?.text == "https://api.example/a?api_key=1")
    // No percent-encoding: two digits must follow.
    #expect(HTTPCacheKey(.get("/a?%+A=1"), leavingOut: ["\n"])?.text == "https://api.example/a?%+A=1")
  }

  @Test func `Conditional requests and URLs with a password have no key`() {
    #expect(key(.get("/", [.range: "bytes=0-1"])) == nil)
    #expect(key(.get("/", [.ifNoneMatch: "\"a\""])) == nil)
    var request = HTTPRequest.get()
    request.authority = "user:s3cret@api.example"
    #expect(key(request) == nil)
  }

  @Test func `An entry stores only known header fields`() {
    let fields: HTTPFields = [
      .setCookie: "id=s3cret", .authorization: "s3cret", .location: "/?api_key=s3cret", .eTag: "\"a\"",
      .contentType: "application/json",
    ]
    let entry = HTTPCacheEntry(head: .init(status: .ok, headerFields: fields), body: [], confirmedAt: 0)
    #expect(entry.head.headerFields == [.eTag: "\"a\"", .contentType: "application/json"])
  }
}

/// `StaleResponseTests` have entries that are removed.
@Suite(.timeLimit(.minutes(10))) struct InMemoryHTTPCacheTests {
  let cache = InMemoryHTTPCache(maximumBytes: 5000)

  func key(_ path: String) throws -> HTTPCacheKey { try #require(HTTPCacheKey(.get(path), leavingOut: [])) }

  func store(_ path: String, bytes: Int = 1000) async throws {
    let body = [UInt8](repeating: 7, count: bytes)
    await cache.store(.init(head: .init(status: .ok), body: body, confirmedAt: 0), for: try key(path))
  }

  func kept() async throws -> [String] {
    var paths: [String] = []
    for path in ["/a", "/b", "/c", "/d"] where await cache.entry(for: try key(path)) != nil {
      paths.append(path)
    }
    return paths
  }

  @Test func `The least recently used entry is evicted first`() async throws {
    for path in ["/a", "/b", "/c"] {
      try await store(path)
    }
    await cache.touch(try key("/a"), at: 0)
    try await store("/d")
    #expect(try await kept() == ["/a", "/c", "/d"])
  }

  @Test func `Replacing an entry takes no more space`() async throws {
    for path in ["/a", "/b", "/c", "/c", "/c"] {
      try await store(path)
    }
    #expect(try await kept() == ["/a", "/b", "/c"])
  }

  @Test func `An entry larger than the cache is not stored`() async throws {
    try await store("/a")
    try await store("/b", bytes: 5000)
    #expect(try await kept() == ["/a"])
  }
}

@Suite struct HTTPDateTests {
  @Test(
    arguments: [
      ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
      ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600), ("Fri, 31 Dec 2100 23:59:59 GMT", 4_133_980_799), ("", nil),
      ("Sun, 06 Nov 1994", nil), ("Sunday, 06-Nov-94 08:49:37 GMT", nil), ("Sun Nov  6 08:49:37 1994", nil),
      ("Sun, 32 Nov 1994 08:49:37 GMT", nil), ("Sun, 06 Foo 1994 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1994 24:49:37 GMT", nil), ("Sun, 06 Nov 1994 08:49 GMT", nil),
      ("Sun, 06 Nov 1994 08:49:37 UTC", nil), ("Sun, +6 Nov 1994 08:49:37 GMT", nil),
    ] as [(String, Int64?)])
  func `A date is read as seconds since 1970, and other forms are refused`(text: String, seconds: Int64?) {
    #expect(Int64(httpDate: text) == seconds)
  }
}
