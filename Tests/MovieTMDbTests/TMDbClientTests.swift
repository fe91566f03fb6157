import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import ServerTestSupport
import Testing
import TextSnapshots

@Suite(.timeLimit(.minutes(10))) struct TMDbCredentialCheckerTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  @Test(arguments: [
    ("a.b.c", "/3/configuration", "Bearer a.b.c"), (key, "/3/configuration?api_key=\(key)", nil),
  ])
  func `A token is in the header, an API key in the query`(pasted: String, path: String, header: String?) async throws {
    let transport = StubTransport(.response(#"{"images":{}}"#))
    try await check(pasted, over: transport)
    #expect(transport.requests.map(\.path) == [path])
    #expect(transport.requests.map { $0.headerFields[.authorization] } == [header])
  }

  @Test(
    arguments: [
      (StubTransport.Outcome.response(#"{"status_code":7,"success":false}"#, status: 401), .rejectedCredential),
      (.response(#"{"status_code":7,"success":false}"#), .rejectedCredential),
      (.response("<html>Sign in</html>"), .malformedResponse), (.response(""), .malformedResponse),
      (.response("[]"), .malformedResponse), (.response("", status: 302), .redirected),
      (.response("<html>", status: 401), .refused), (.response("", status: 304), .malformedResponse),
      (.response("{}", status: 503), .serverFailed),
      (.response("{}", status: 429), .rateLimited), (.failure(HTTPFailure(.cannotConnect)), .unreachable),
    ] as [(StubTransport.Outcome, CatalogError.Code)])
  func `Any other response throws, not as a rejection`(outcome: StubTransport.Outcome, code: CatalogError.Code) async {
    let error = await #expect(throws: CatalogError.self) { try await check("a.b.c", over: StubTransport(outcome)) }
    #expect(error?.code == code && error?.host == "api.themoviedb.org")
  }

  private func check(_ pasted: String, over transport: StubTransport) async throws {
    try await TMDbCredentialChecker(transport: transport).check(try #require(Credential(pasted: pasted)))
  }
}

@Suite struct TMDbAddressTests {
  @Test func `Addresses are parsed, or refused with a reason`() {
    let texts = [
      "https://api.themoviedb.org/3", "https://proxy.example:8443/tmdb/3/", "HTTPS://example.org",
      "http://127.0.0.1:8080", "http://127.8.9.10/", "http://localhost:1", "http://[::1]:8080/3", "", "not an address",
      "api.themoviedb.org", "https://", "https:///3", "https://example.org?x=1", "https://example.org#x",
      "https://example.org:99999", "https://exam\u{1B}ple.org", "ftp://example.org", "file:///etc/passwd",
      "http://example.org", "http://127.0.0.1.example.org", "http://127.1", "http://127.0.0.080/3",
      "http://127.0.0.01", "http://0x7f.0.0.1", "http://127.0.0.256", "http://localhost.",
      "http://localhost.example.org", "https://user:secret@example.org",
    ]
    assertSnapshot(across: .axis("address", texts)) { text in
      do {
        let address = try TMDbAddress(text)
        return "\(address.scheme), \(address.authority), \(address.path)"
      } catch {
        return "error: \(error)"
      }
    }
  }
}
