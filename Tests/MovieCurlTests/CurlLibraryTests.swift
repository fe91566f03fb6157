import MovieCurl
import Testing

@Suite struct CurlLibraryTests {
  @Test func `The installed libcurl reports its version and features`() throws {
    let library = try CurlLibrary.load()
    #expect(library.version.split(separator: ".").count == 3)
    #expect(!library.tls.isEmpty)
    #expect(library.supportsHTTP2)
    #expect(try CurlLibrary.load() == library)
  }
}
