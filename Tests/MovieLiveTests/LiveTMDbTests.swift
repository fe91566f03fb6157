import MovieDomain
import MovieHTTP
import MovieLive
import MovieStore
import MovieTMDb
import MovieTestSupport
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct LiveTMDbTests {
  private let folder = TemporaryFolder()
  private let credential: Credential

  init() throws {
    credential = try #require(Credential(pasted: "t"))
  }

  private func options(_ server: RawServer, cacheFolder: String?) throws -> LiveTMDb.Options {
    var options = LiveTMDb.Options(userAgent: "MovieLiveTests/1.0", cacheFolder: cacheFolder)
    options.address = try TMDbAddress("http://127.0.0.1:\(server.port)/3")
    options.imageAddress = try TMDbAddress("http://127.0.0.1:\(server.port)/images")
    return options
  }

  private func server(_ body: String = #"{"id":603,"title":"The Matrix"}"#) throws -> RawServer {
    try RawServer(
      replying: """
        HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r
        Cache-Control: max-age=3600\r\nConnection: close\r\n\r\n\(body)
        """)
  }

  @Test func `A film is loaded from the server at the first use, and then from the cache`() async throws {
    let server = try server()
    let options = try options(server, cacheFolder: folder.path)
    let first = LiveTMDb(credential, options: options)
    let catalog = first.catalog(TMDbPreferences())
    #expect(try folder.names() == [])
    #expect(server.connections == 0)
    #expect(try await catalog.movie(603).movie.title == "The Matrix")
    await first.close()
    #expect(server.connections == 1)
    #expect(FileInspection.cache(at: options.responsesPath).count == 1)
    let second = LiveTMDb(credential, options: options)
    #expect(try await second.catalog(TMDbPreferences()).movie(603).movie.title == "The Matrix")
    await second.close()
    #expect(server.connections == 1)
  }

  @Test(arguments: [true, false])
  func `A film is loaded once in one process`(hasCacheFolder: Bool) async throws {
    let server = try server()
    let tmdb = LiveTMDb(
      credential, options: try options(server, cacheFolder: hasCacheFolder ? folder.path : nil))
    for _ in 1...2 {
      #expect(try await tmdb.catalog(TMDbPreferences()).movie(603).movie.title == "The Matrix")
    }
    await tmdb.close()
    #expect(try folder.names().isEmpty == !hasCacheFolder)
    #expect(server.connections == 1)
  }

  @Test func `Offline mode uses only the cache`() async throws {
    let server = try server()
    var options = try options(server, cacheFolder: folder.path)
    options.cacheMode = .offline
    let tmdb = LiveTMDb(credential, options: options)
    let error = await #expect(throws: CatalogError.self) { try await tmdb.catalog(TMDbPreferences()).movie(603) }
    await tmdb.close()
    #expect(error?.code == .offline)
    #expect(server.connections == 0)
  }

  @Test func `Pictures have a separate cache`() async throws {
    let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xD9]
    let server = try RawServer { connection in
      guard connection.readRequest() != nil else { return }
      connection.send(
        "HTTP/1.1 200 OK\r\nContent-Length: \(picture.count)\r\nCache-Control: max-age=3600\r\nConnection: close\r\n\r\n"
      )
      connection.send(picture)
    }
    let options = try options(server, cacheFolder: folder.path)
    let tmdb = LiveTMDb(credential, options: options)
    #expect(try await tmdb.images.picture("/p.jpg", size: .w342) == picture)
    await tmdb.close()
    #expect(FileInspection.cache(at: options.picturesPath).count == 1)
    #expect(FileInspection.cache(at: options.responsesPath).state == .absent)
  }
}

extension FileInspection {
  fileprivate var count: Int? {
    if case .sound(let count, _) = state { count } else { nil }
  }
}
