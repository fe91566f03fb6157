import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct TMDbCredentialCheckerTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  @Test(arguments: [
    ("a.b.c", "/3/configuration", "Bearer a.b.c"), (key, "/3/configuration?api_key=\(key)", nil),
  ])
  func `A token is sent in the header, and an API key in the query`(
    pasted: String, path: String, header: String?
  ) async throws {
    let transport = StubTransport(.response(#"{"images":{}}"#))
    try await check(pasted, over: transport)
    #expect(transport.requests.map(\.path) == [path])
    #expect(transport.requests.map { $0.headerFields[.authorization] } == [header])
  }

  @Test(arguments: [
    (401, #"{"status_code":7,"success":false}"#, CatalogError.Code.rejectedCredential),
    (200, #"{"status_code":7,"success":false}"#, .rejectedCredential),
    (200, "<html>Sign in</html>", .malformedResponse), (200, "", .malformedResponse), (200, "[]", .malformedResponse),
    (302, "", .redirected), (304, "", .malformedResponse), (503, "{}", .serverFailed), (429, "{}", .rateLimited),
  ])
  func `Any other response throws`(status: Int, body: String, code: CatalogError.Code) async {
    await #expect { try await check("a.b.c", over: StubTransport(.response(body, status: status))) } throws: { error in
      (error as? CatalogError)?.code == code
    }
  }

  @Test func `A network failure is not a rejection`() async {
    await #expect(throws: CatalogError(.unreachable, host: "api.themoviedb.org")) {
      try await check("a.b.c", over: StubTransport(.failure(HTTPFailure(.cannotConnect))))
    }
  }

  private func check(_ pasted: String, over transport: StubTransport) async throws {
    try await TMDbCredentialChecker(transport: transport).check(try #require(Credential(pasted: pasted)))
  }
}
