import MovieTMDb
import Testing
import TextSnapshots

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
