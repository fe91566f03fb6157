import MovieTMDb
import Testing

@Suite struct TMDbAddressTests {
  @Test(arguments: [
    ("https://api.themoviedb.org/3", "https", "api.themoviedb.org", "/3"),
    ("https://proxy.example:8443/tmdb/3/", "https", "proxy.example:8443", "/tmdb/3"),
    ("HTTPS://example.org", "https", "example.org", ""),
    ("http://127.0.0.1:8080", "http", "127.0.0.1:8080", ""),
    ("http://127.8.9.10/", "http", "127.8.9.10", ""),
    ("http://localhost:1", "http", "localhost:1", ""),
    ("http://[::1]:8080/3", "http", "[::1]:8080", "/3"),
  ])
  func `Valid addresses are parsed`(text: String, scheme: String, authority: String, path: String) throws {
    let address = try TMDbAddress(text)
    #expect([address.scheme, address.authority, address.path] == [scheme, authority, path])
  }

  @Test(arguments: [
    ("", TMDbAddressError.malformed), ("not an address", .malformed), ("api.themoviedb.org", .malformed),
    ("https://", .malformed), ("https:///3", .malformed), ("https://example.org?x=1", .malformed),
    ("https://example.org#x", .malformed), ("https://example.org:99999", .malformed),
    ("https://exam\u{1B}ple.org", .malformed), ("ftp://example.org", .unsupportedScheme),
    ("file:///etc/passwd", .malformed), ("http://example.org", .insecure), ("http://127.0.0.1.example.org", .insecure),
    ("http://127.1", .insecure), ("http://127.0.0.080/3", .insecure), ("http://127.0.0.01", .insecure),
    ("http://0x7f.0.0.1", .insecure), ("http://127.0.0.256", .insecure), ("http://localhost.", .insecure),
    ("http://localhost.example.org", .insecure),
    ("https://user:secret@example.org", .holdsCredential),
  ])
  func `Invalid addresses are refused`(text: String, error: TMDbAddressError) {
    #expect(throws: error) { try TMDbAddress(text) }
  }
}
