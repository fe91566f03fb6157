import HTTPTypes
import MovieHTTP
import MovieTMDb
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct TMDbImagesTests {
  @Test(
    arguments: [(1, .w92), (92, .w92), (93, .w154), (300, .w342), (501, .w780), (9_000, .w780)]
      as [(Int, TMDbImages.Size)])
  func `The smallest poster that is wide enough is chosen`(width: Int, size: TMDbImages.Size) {
    #expect(TMDbImages.Size.poster(covering: width) == size)
  }

  @Test(arguments: [(45, .w45), (46, .w185), (186, .h632)] as [(Int, TMDbImages.Size)])
  func `The smallest portrait that is wide enough is chosen`(width: Int, size: TMDbImages.Size) {
    #expect(TMDbImages.Size.portrait(covering: width) == size)
  }

  @Test func `Of many pictures, only a few load at the same time`() async {
    let transport = CountingTransport()
    let paths = (1...40).map { "/\($0).jpg" }
    let images = TMDbImages(transport: transport)
    await images.prefetch(paths, size: .w342, timeLimit: .seconds(3_600))
    // There is no time for any of these.
    await images.prefetch(paths, size: .w342, timeLimit: .zero)
    let counts = transport.counts.withLock { $0 }
    #expect(counts.all == 40 && counts.most <= 8)
  }
}

/// Counts the requests, and how many of them are under way at the same time.
private final class CountingTransport: HTTPTransport {
  let counts = Mutex((all: 0, running: 0, most: 0))

  func exchange(
    _ request: HTTPRequest, body: [UInt8], timeLimit: Duration
  ) async throws(HTTPFailure) -> BufferedResponse {
    counts.withLock { counts in
      counts.all += 1
      counts.running += 1
      counts.most = max(counts.most, counts.running)
    }
    for _ in 0..<10 { await Task.yield() }
    counts.withLock { $0.running -= 1 }
    return BufferedResponse(head: HTTPResponse(status: .ok), body: body)
  }
}
