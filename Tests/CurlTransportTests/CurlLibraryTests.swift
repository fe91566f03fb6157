import CurlTransport
import Testing

@Suite struct CurlLibraryTests {
  @Test func tellsOfItself() throws {
    let library = try CurlLibrary.load()
    #expect(library.version.split(separator: ".").count == 3)
    #expect(!library.tls.isEmpty)
    #expect(library.supportsHTTP2)
    #expect(library.contentEncodings.contains("gzip"))
    #expect(try CurlLibrary.load() == library)
  }
}
